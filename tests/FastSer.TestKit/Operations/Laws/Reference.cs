using System.Collections.Concurrent;
using System.Reflection;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit.Operations;

/// <summary>The reference codec writes the same bytes, and reads them and all others as the same value, or rejects them too.</summary>
internal sealed class Reference() : Operation("reference codec")
{
    private static readonly ConcurrentDictionary<Type, bool> s_isPlain = new();

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (sample.HasFingerprint || !IsPlain<T>())
        {
            return;
        }

        var model = ReferenceModel.Of(typeof(T));
        var encoding = model.Encode(sample.Value);
        OperationException.ThrowIfDifferent(sample.HasChecksum ? ChecksumCodec.Encode(encoding) : encoding, sample.Bytes);
        var decoded = model.Decode(sample.HasChecksum ? ChecksumCodec.Decode(sample.Bytes) : sample.Bytes);
        OperationException.ThrowIf(!decoded.IsAccepted, $"a value became {decoded.Error} at {decoded.Offset}");
        OperationException.ThrowIf(
            ValueText.Of(model.Schema, decoded.Value!) != model.Print(sample.Value), "decoded as another value");
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (!damage.Origin.HasFingerprint && IsPlain<T>())
        {
            OperationException.ThrowIfAny(
                ReferenceModel.Of(typeof(T)).Difference(damage.Bytes, damage.Expected.Value, damage.Expected.Code));
        }
    }

    private static bool IsPlain<T>() => s_isPlain.GetOrAdd(typeof(T), static type => ContainedTypes.Of(type).All(IsPlain));

    /// <summary>Formatters have encodings of their own, which only some of them tell.</summary>
    private static bool IsPlain(Type type)
    {
        if (type.GetCustomAttribute<FastSerFormatterAttribute>(inherit: false) is { } formatter)
        {
            return Extensions.IsKnown(formatter);
        }

        // Of the unions of F# those with a tag are modelled. Its list is one, and a collection.
        if (FSharpUnions.Is(type) && !CollectionItems.IsCollection(type))
        {
            return CollectionItems.IsFSharpOption(type) || (FSharpUnions.HasTags(type) && ExternalTypes.Of(type) is not null);
        }

        if (Extensions.SurrogateOf(type) is { } surrogate)
        {
            return ContainedTypes.Of(surrogate).All(IsPlain);
        }

        if (!type.IsDefined(typeof(FastSerTypeAttribute), inherit: false) && ExternalTypes.Of(type) is null)
        {
            return CollectionItems.IsCollection(type) || PlainStructs.Is(type) || type.IsEnum || type == typeof(object)
                || type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true
                || CollectionItems.DefinitionOf(type) == typeof(Compact<>);
        }

        for (var level = type; level is not null; level = level.BaseType)
        {
            if (level.GetMembers((BindingFlags)(-1) & ~BindingFlags.IgnoreCase)
                .Any(static member => member.GetCustomAttribute<FastSerFormatterAttribute>() is { } own && !Extensions.IsKnown(own)))
            {
                return false;
            }
        }

        return true;
    }
}
