using System.Numerics;
using Orleans;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Orleans has no codec for <see cref="Vector4"/>: a type of another assembly goes through a surrogate.</summary>
[GenerateSerializer]
public struct Vector4Surrogate
{
    [Id(0)]
    public float X;

    [Id(1)]
    public float Y;

    [Id(2)]
    public float Z;

    [Id(3)]
    public float W;
}

/// <summary>Converts between a vector and its surrogate.</summary>
[RegisterConverter]
public sealed class Vector4Converter : IConverter<Vector4, Vector4Surrogate>
{
    public Vector4 ConvertFromSurrogate(in Vector4Surrogate surrogate) => new(surrogate.X, surrogate.Y, surrogate.Z, surrogate.W);

    public Vector4Surrogate ConvertToSurrogate(in Vector4 value) => new() { X = value.X, Y = value.Y, Z = value.Z, W = value.W };
}
