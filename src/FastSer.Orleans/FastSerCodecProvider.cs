using System.Collections.Concurrent;
using System.Reflection;
using FastSer.CompilerServices;
using Orleans;
using Orleans.Serialization;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.Serializers;

namespace FastSer.Orleans;

/// <summary>Gives Orleans codecs and copiers for the types with <see cref="FastSerTypeAttribute"/>, and lets their names occur in messages.</summary>
/// <param name="options">The limits and the encoding of all values; null for the default.</param>
internal sealed class FastSerCodecProvider(FastSerializerOptions? options) : ISpecializableCodec, ISpecializableCopier, ITypeFilter
{
    /// <summary>The supported types alone: messages may name any number of others.</summary>
    private readonly ConcurrentDictionary<Type, bool> _supported = new();

    /// <inheritdoc cref="ISpecializableCodec.IsSupportedType"/>
    public bool IsSupportedType(Type type)
    {
        if (_supported.ContainsKey(type))
        {
            return true;
        }

        var isSupported = type == typeof(FastSerException)
            || (type is { IsAbstract: false, IsInterface: false }
                && type.IsDefined(typeof(FastSerTypeAttribute), inherit: false)
                && !type.IsDefined(typeof(GenerateSerializerAttribute), inherit: false)
                && FastSerializer.CanSerialize(type));
        if (isSupported)
        {
            _supported.TryAdd(type, true);
        }

        return isSupported;
    }

    public IFieldCodec GetSpecializedCodec(Type type) =>
        type == typeof(FastSerException) ? new FastSerExceptionCodec() : TypeSerializer.Visit(type, new CodecFactory(options));

    public IDeepCopier GetSpecializedCopier(Type type) => type == typeof(FastSerException) || ImmutableTypes.Contain(type)
        ? new ShallowCopier()
        : TypeSerializer.Visit(type, new CopierFactory(options));

    public bool? IsTypeAllowed(Type type) => IsSupportedType(type) ? true : null;

    private sealed class CodecFactory(FastSerializerOptions? options) : ITypeVisitor<IFieldCodec>
    {
        public IFieldCodec Visit<T>() => new FastSerFieldCodec<T>(options);
    }

    private sealed class CopierFactory(FastSerializerOptions? options) : ITypeVisitor<IDeepCopier>
    {
        public IDeepCopier Visit<T>() => new FastSerDeepCopier<T>(options);
    }

    private sealed class ShallowCopier : IDeepCopier
    {
        public object? DeepCopy(object? input, CopyContext context) => input;
    }
}
