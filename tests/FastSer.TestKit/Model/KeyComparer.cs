using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The comparer of a collection of strings or integers, where it is not the default one of equality.</summary>
internal sealed class KeyComparer(Func<object?, object?, bool> areEqual) : IEqualityComparer<Value>
{
    public static KeyComparer? Of(Type type, FastSerComparerAttribute? stated, bool isSorted)
    {
        if (stated?.Comparison is { } comparison)
        {
            return Of(StringComparer.FromComparison(comparison));
        }

        if (stated?.ComparerType is { } comparer)
        {
            return Of(Activator.CreateInstance(comparer)!);
        }

        if (IsOwn(type)
            && type.GetConstructor([]) is { } constructor
            && type.GetProperty("Comparer") is { } property
            && property.GetValue(constructor.Invoke([])) is IEqualityComparer<string> own)
        {
            return Of(own);
        }

        // The default order of strings is that of the culture.
        return isSorted && type.GetGenericArguments()[0] == typeof(string) ? Of(StringComparer.CurrentCulture) : null;
    }

    public bool Equals(Value? x, Value? y) => areEqual(ObjectOf(x), ObjectOf(y));

    public int GetHashCode(Value obj) => 0;

    private static bool IsOwn(Type type) => type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;

    private static KeyComparer Of(object comparer) => comparer switch
    {
        IEqualityComparer<string> texts => new((x, y) => texts.Equals((string?)x, (string?)y)),
        IEqualityComparer<int> numbers => new((x, y) => numbers.Equals((int)x!, (int)y!)),
        _ => new((x, y) => (int)comparer.GetType().GetMethod("Compare")!.Invoke(comparer, [x, y])! == 0),
    };

    private static object? ObjectOf(Value? value) => value switch
    {
        TextValue text => text.Text,
        ScalarValue number => (int)(uint)number.Parts[0],
        NullValue => null,
        _ => throw new NotSupportedException("Only strings and integers are compared by other comparers."),
    };
}
