using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>What constructors and setters of the test types refuse: their code is not part of the formats.</summary>
internal static class ModelRules
{
    public static Func<ObjectValue, bool>? Of(Type type) =>
        type == typeof(RejectingConstructor) ? static value => !IsNegative(value, 0, 32) && value.Members[1] is not NullValue
        : type == typeof(RejectingStruct) ? static value => !IsNegative(value, 1, 64)
        : null;

    private static bool IsNegative(ObjectValue value, int member, int bits) =>
        (((ScalarValue)value.Members[member]).Parts[0] >> (bits - 1)) != 0;
}
