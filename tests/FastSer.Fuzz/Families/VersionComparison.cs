using System.Reflection;

namespace FastSer.Fuzz;

/// <summary>The values that one version of a type must read from the data of another (docs/versioning.md).</summary>
internal static class VersionComparison
{
    /// <summary>Describes the first difference, or returns null.</summary>
    public static string? FirstDifference(object? written, object? read, Type? writtenUnion = null, Type? readUnion = null, string path = "value")
    {
        if (writtenUnion is not null && readUnion is not null && written is not null
            && ReferenceUnions.IsUnion(writtenUnion) && ReferenceUnions.IsUnion(readUnion))
        {
            var kept = ReferenceUnions.FallbackOf(writtenUnion) == written.GetType();
            var tag = kept ? ReferenceUnions.UnknownOf(written).Tag : ReferenceUnions.CaseOf(writtenUnion, written.GetType()).Tag;
            var isKnown = ReferenceUnions.CasesOf(readUnion).Any(c => c.Tag == tag);
            if (!isKnown && ReferenceUnions.FallbackOf(readUnion) is null)
            {
                return read is null ? null : $"{path}: an unknown case became a value";
            }

            if (kept || !isKnown)
            {
                return KeptDifference(written, writtenUnion, read, readUnion) is { } lost ? $"{path}: {lost}" : null;
            }
        }

        if (written is null || read is null)
        {
            return written is null && read is null ? null : $"{path}: {ValueDump.Inline(written)} became {ValueDump.Inline(read)}";
        }

        var type = written.GetType();
        if ((Versions.IsTolerant(type) && !ReferenceUnions.IsLanguageUnion(type)) || Versions.IsAppendable(type))
        {
            return Members(written, read, path);
        }

        return CollectionItems.IsCollection(written.GetType()) && written.GetType() != read.GetType()
            ? Items(written, read, path)
            : DeepEquality.FirstDifference(written, read) is { } difference ? $"{path}: {difference}" : null;
    }

    /// <summary>Describes what was lost of the members that a version in between does not know, and keeps.</summary>
    public static string? FirstLoss(object? written, object? between, object? back)
    {
        if (written is null || between is null || !MemberFields.Of(between.GetType()).Any(IsKeeper))
        {
            return null;
        }

        var (known, retired) = KeysOf(between.GetType());
        var highest = known.Keys.Concat(retired).DefaultIfEmpty(-1).Max();
        return KeysOf(written.GetType()).Known.Where(member => member.Key > highest)
            .Select(member => DeepEquality.FirstDifference(member.Value.GetValue(written), member.Value.GetValue(back)) is { } difference
                ? $"{MemberFields.NameOf(member.Value)} was not kept: {difference}"
                : null)
            .FirstOrDefault(static difference => difference is not null);
    }

    /// <summary>A case that one of the two versions does not name is kept byte for byte.</summary>
    private static string? KeptDifference(object written, Type writtenUnion, object? read, Type readUnion)
    {
        if (read is null)
        {
            return "an unknown case was not kept";
        }

        var (left, right) = (EncodingOf(written, writtenUnion), EncodingOf(read, readUnion));
        return left == right ? null : $"the case {left} became {right}";
    }

    private static string EncodingOf(object value, Type union) => Convert.ToHexString(FastSerializer.Serialize(union, value));

    private static bool IsKeeper(FieldInfo field) => field.FieldType == typeof(FastSerUnknown);

    private static string? Items(object written, object read, string path)
    {
        if (CollectionItems.IsHashed(written.GetType()) && written.GetType() == read.GetType())
        {
            return DeepEquality.FirstDifference(written, read);
        }

        var (left, right) = (CollectionItems.Of(written), CollectionItems.Of(read));
        if (left is null || right is null || left.Length != right.Length)
        {
            return left is null && right is null ? null : $"{path}: {left?.Length} elements became {right?.Length}";
        }

        var (leftElement, rightElement) = (CollectionItems.ElementOf(written.GetType()), CollectionItems.ElementOf(read.GetType()));
        var isMap = CollectionItems.IsMap(written.GetType());
        for (var i = 0; i < left.Length; i++)
        {
            var difference = isMap
                ? FirstDifference(Part(left[i], "Key"), Part(right[i], "Key"), null, null, $"{path}[{i}].Key")
                    ?? FirstDifference(Part(left[i], "Value"), Part(right[i], "Value"), null, null, $"{path}[{i}].Value")
                : FirstDifference(left[i], right[i], leftElement, rightElement, $"{path}[{i}]");
            if (difference is not null)
            {
                return difference;
            }
        }

        return null;
    }

    private static string? Members(object written, object read, string path)
    {
        var (known, retired) = KeysOf(written.GetType());
        var (wanted, _) = KeysOf(read.GetType());
        object? fresh = null;
        var highest = known.Keys.Concat(retired).DefaultIfEmpty(-1).Max();
        var holdsUnknown = MemberFields.Of(written.GetType()).Any(field => IsKeeper(field) && !default(FastSerUnknown).Equals(field.GetValue(written)));
        foreach (var (key, member) in wanted)
        {
            if (holdsUnknown && key > highest)
            {
                // It may be among what was kept.
                continue;
            }

            var actual = member.GetValue(read);
            var name = $"{path}.{MemberFields.NameOf(member)}";
            object? Declared() => member.GetValue(fresh ??= Activator.CreateInstance(read.GetType())!);
            var mayBeNull = !member.FieldType.IsValueType || Nullable.GetUnderlyingType(member.FieldType) is not null;
            string? difference;
            if (known.TryGetValue(key, out var source))
            {
                var value = source.GetValue(written);
                difference = value is null && !mayBeNull
                    ? DeepEquality.FirstDifference(Declared(), actual)
                    : FirstDifference(value, actual, source.FieldType, member.FieldType, name);
            }
            else
            {
                var isNull = retired.Contains(key) && mayBeNull;
                difference = isNull ? (actual is null ? null : "a retired member became a value") : DeepEquality.FirstDifference(Declared(), actual);
            }

            if (difference is not null)
            {
                return difference.StartsWith(path, StringComparison.Ordinal) ? difference : $"{name}: {difference}";
            }
        }

        return null;
    }

    private static (Dictionary<int, FieldInfo> Known, HashSet<int> Retired) KeysOf(Type type)
    {
        const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var known = new Dictionary<int, FieldInfo>();
        foreach (var field in MemberFields.Of(type).Where(static field => !IsKeeper(field)))
        {
            MemberInfo member = field.Name.StartsWith('<') ? field.DeclaringType!.GetProperty(MemberFields.NameOf(field), Declared)! : field;
            known.Add(member.GetCustomAttribute<FastSerMemberAttribute>()?.Order ?? member.GetCustomAttribute<LockedKeyAttribute>()!.Key, field);
        }

        return (known, [.. type.GetCustomAttributes<FastSerRetiredAttribute>().Select(static r => r.Key), .. ReservedOf(type)]);
    }

    private static IEnumerable<int> ReservedOf(Type type) => type.GetCustomAttributes<FastSerReservedKeysAttribute>()
        .SelectMany(static range => Enumerable.Range(range.First, range.Last - range.First + 1));

    private static object? Part(object? pair, string name) => pair!.GetType().GetProperty(name)!.GetValue(pair);
}
