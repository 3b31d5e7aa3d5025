using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit.Operations;

/// <summary>The bytes are those of a slow writer that was made from docs/format.md alone.</summary>
internal sealed class Reference() : Operation("reference encoder")
{
    // Their members are no plain state, which is all that the reference encoder sees.
    private static readonly HashSet<string> s_withAccessors = ["AccessorStruct", "RejectingConstructor", "FromAbstractBase"];

    private static readonly ConcurrentDictionary<Type, bool> s_isPlain = new();

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (!sample.HasFingerprint && s_isPlain.GetOrAdd(typeof(T), static type => ContainedTypes.Of(type).All(IsPlain)))
        {
            OperationException.ThrowIfDifferent(ReferenceEncoder.Encode(typeof(T), sample.Value), sample.Bytes);
        }
    }

    /// <summary>Formatters and surrogates have encodings of their own.</summary>
    private static bool IsPlain(Type type)
    {
        if (type.IsDefined(typeof(FastSerFormatterAttribute), inherit: false) || s_withAccessors.Contains(type.Name))
        {
            return false;
        }

        if (!type.IsDefined(typeof(FastSerTypeAttribute), inherit: false))
        {
            return CollectionItems.IsCollection(type) || type.IsEnum
                || type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true || type == typeof(object)
                || CollectionItems.DefinitionOf(type) == typeof(Compact<>);
        }

        return !type.GetMembers((BindingFlags)(-1) & ~BindingFlags.IgnoreCase)
            .Any(static member => member.IsDefined(typeof(FastSerFormatterAttribute)));
    }
}
