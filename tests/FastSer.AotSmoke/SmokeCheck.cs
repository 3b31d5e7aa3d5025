using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.AotSmoke;

/// <summary>One test case against its golden bytes.</summary>
internal static class SmokeCheck
{
    private const int MutatedBytes = 24;

    private static readonly uint[] s_lengths = [0x3FFF_FFE0, int.MaxValue - 1, int.MaxValue, 0x8000_0000, 0x8000_0001, uint.MaxValue - 1, uint.MaxValue];

    /// <summary>Describes the first fault of a case, or returns null.</summary>
    public static string? FirstFault(TestCase testCase)
    {
        try
        {
            return Check(testCase);
        }
        catch (Exception fault)
        {
            return fault.ToString();
        }
    }

    private static string? Check(TestCase testCase)
    {
        var samples = testCase.CreateSamples();
        var goldens = Goldens.Load(testCase.Name);
        if (samples.Count != goldens.Count)
        {
            return $"{samples.Count} samples, {goldens.Count} goldens";
        }

        for (var i = 0; i < samples.Count; i++)
        {
            if (Goldens.AreTooWide(goldens[i], testCase, samples[i]))
            {
                continue;
            }

            var fault = CheckWrite(testCase, samples[i], goldens[i])
                ?? CheckRead(testCase, samples[i], goldens[i])
                ?? CheckType(testCase.Type, samples[i], goldens[i])
                ?? CheckJson(testCase.Type, goldens[i])
                ?? CheckMutants(testCase, goldens[i]);
            if (fault is not null)
            {
                return $"[{i}] {fault}";
            }
        }

        return null;
    }

    private static string? CheckWrite(TestCase testCase, object? sample, byte[] golden) =>
        !testCase.Serialize(sample).AsSpan().SequenceEqual(golden) ? "written otherwise than the golden bytes"
        : !testCase.SerializeAtCallSite(sample).AsSpan().SequenceEqual(golden) ? "written otherwise at a call site"
        : testCase.GetSize(sample) != golden.Length ? "sized otherwise than the golden bytes"
        : null;

    private static string? CheckRead(TestCase testCase, object? sample, byte[] golden)
    {
        var value = testCase.Deserialize(golden);
        return Compare(sample, value) is { } difference ? difference
            : !testCase.Serialize(value).AsSpan().SequenceEqual(golden) ? "written otherwise after it was read"
            : testCase.Skip(golden) != golden.Length ? "skipped otherwise than the golden bytes"
            : testCase.TryDeserialize(golden.AsSpan(..^1), out _, out var error) ? "read without its last byte"
            : error.Code != FastSerErrorCode.Truncated ? $"{error.Code} without its last byte"
            : null;
    }

    /// <summary>Damaged bytes, and lengths about 2 GB at each of the first places, are a value or an error of FastSer.</summary>
    private static string? CheckMutants(TestCase testCase, byte[] golden)
    {
        for (var i = 0; i < Math.Min(golden.Length, MutatedBytes); i++)
        {
            foreach (var length in s_lengths)
            {
                byte[] announced = [.. golden.AsSpan(0, i), 0xFF, .. BitConverter.GetBytes(length), .. golden.AsSpan(i)];
                _ = testCase.TryDeserialize(announced, out _, out _);
                _ = testCase.TryDeserialize(announced.AsSpan(0, i + 5), out _, out _);
            }

            var mutant = (byte[])golden.Clone();
            mutant[i] ^= (byte)(1 << (i % 8));
            _ = testCase.TryDeserialize(mutant, out _, out _);
            mutant[i] = 0xFF;
            _ = testCase.TryDeserialize(mutant, out _, out _);
        }

        return null;
    }

    private static string? CheckJson(Type type, byte[] golden) =>
        FastSerializer.FromJson(type, Encoding.UTF8.GetBytes(FastSerializer.ToJson(type, golden))).AsSpan().SequenceEqual(golden)
            ? null
            : "comes back otherwise through JSON";

    private static string? CheckType(Type type, object? sample, byte[] golden) =>
        !FastSerializer.CanSerialize(type) ? "not known by its Type"
        : !FastSerializer.Serialize(type, sample).AsSpan().SequenceEqual(golden) ? "written otherwise by its Type"
        : !FastSerializer.Serialize(type, FastSerializer.Deserialize(type, golden)).AsSpan().SequenceEqual(golden)
            ? "read otherwise by its Type"
            : null;

    // The comparer reads fields by reflection, which trimmed code and code compiled ahead of time have not kept: there, the bytes of what was
    // read stand for it, since the sample was just seen to give the same.
    // On Arm64 reflection cannot read fields of structs without alignment.
    private static string? Compare(object? sample, object? value) =>
        RuntimeFeature.IsDynamicCodeSupported && !ProcessFacts.IsTrimmed && !ProcessFacts.IsArm64 ? DeepEquality.FirstDifference(sample, value) : null;
}
