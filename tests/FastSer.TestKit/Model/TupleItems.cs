namespace FastSer.TestKit;

/// <summary>The items of tuples, also of those that hold the others in a tuple of their own.</summary>
internal static class TupleItems
{
    private const int Most = 7;

    /// <summary>Returns whether an item is a System.Tuple with the items from the eighth on.</summary>
    public static bool IsRest(Type[] arguments, int index) =>
        index == Most && arguments[index].FullName!.StartsWith("System.Tuple`", StringComparison.Ordinal);

    public static IEnumerable<object?> Of(object value)
    {
        var isClass = value.GetType().FullName!.StartsWith("System.Tuple`8", StringComparison.Ordinal);
        return MemberFields.Of(value.GetType()).SelectMany((field, i) =>
            isClass && IsRest(value.GetType().GetGenericArguments(), i) ? Of(field.GetValue(value)!) : [field.GetValue(value)]);
    }
}
