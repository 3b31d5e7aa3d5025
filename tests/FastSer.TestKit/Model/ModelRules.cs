using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The values that constructors and setters of the test types refuse: their code is not part of the formats.</summary>
internal static class ModelRules
{
    public static Func<ObjectValue, bool>? Of(Type type) =>
        type == typeof(RejectingConstructor) ? static value => !IsNegative(value, 0, 32) && value.Members[1] is not NullValue
        : type == typeof(RejectingStruct) ? static value => !IsNegative(value, 1, 64)
        : RejectsNulls(type) ? static value => !value.Members.Any(static member => member is NullValue)
        : null;

    /// <summary>Types that are compiled by the tests say so by an attribute of their own.</summary>
    private static bool RejectsNulls(Type type) => type.GetCustomAttributesData().Any(static a => a.AttributeType.Name == "RejectsNullsAttribute");

    private static bool IsNegative(ObjectValue value, int member, int bits) =>
        (((ScalarValue)value.Members[member]).Parts[0] >> (bits - 1)) != 0;
}
