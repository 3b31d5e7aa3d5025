using System.Collections.Concurrent;

namespace FastSer.TestKit.Operations;

/// <summary>Populates an existing value.</summary>
internal sealed class IntoValue(IntoKind kind) : InputOperation($"Populate into {kind}")
{
    private static readonly ConcurrentDictionary<Type, bool> s_hasFilled = new();

    protected override T Read<T>(byte[] bytes, Sample<T> origin)
    {
        var value = kind switch
        {
            IntoKind.Equal => FastSerializer.Deserialize<T>(origin.Bytes, origin.Options),
            IntoKind.Other or IntoKind.OtherByType => FastSerializer.Deserialize<T>(origin.Other, origin.Options),
            _ => default!,
        };
        if (kind != IntoKind.OtherByType)
        {
            FastSerializer.Populate(bytes, ref value, origin.Options);
            return value;
        }

        object? boxed = value;
        FastSerializer.Populate(typeof(T), bytes, ref boxed, origin.Options);
        return (T)boxed!;
    }

    /// <summary>
    /// Of several violations, the one in a collection without a setter is found when its object is built (docs/wire-format.md, 11):
    /// earlier in one that exists.
    /// </summary>
    protected override string? Difference<T>(Outcome<T> expected, Outcome<T> actual)
    {
        var isEarlier = !expected.HasValue && actual.Code is FastSerErrorCode.InvalidValue or FastSerErrorCode.UserCode
            && actual.Offset < expected.Offset;
        return isEarlier && s_hasFilled.GetOrAdd(typeof(T), static type => ContainedTypes.Of(type).Any(HasFilled))
            ? null
            : base.Difference(expected, actual);
    }

    private static bool HasFilled(Type type) => (type.IsDefined(typeof(FastSerTypeAttribute), inherit: false) || ExternalTypes.Of(type) is not null)
        && MemberFields.Of(type).Any(static field => field.IsInitOnly && CollectionItems.IsCollection(field.FieldType));
}
