using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>The default of a constructor parameter is what a Tolerant member is that its writer did not know.</summary>
public sealed class ConstructorDefaultTests
{
    public static TheoryData<string> Constants => [.. TestDepth.Sample(
    [
        "byte Value = 200", "sbyte Value = -5", "short Value = short.MinValue", "ushort Value = 65535", "char Value = '\\''", "char Value = '\\0'",
        "int Value = int.MinValue", "uint Value = uint.MaxValue", "long Value = long.MinValue", "ulong Value = ulong.MaxValue", "nint Value = -7",
        "nuint Value = 4000000000", "float Value = float.NaN", "double Value = double.NegativeInfinity", "double Value = -0.0", "float Value = 1e-45f",
        "decimal Value = -1.50m", "bool Value = true", "string Value = \"a\\\"\\n\\u2028\"", "string? Value = null",
        "byte? Value = 200", "sbyte? Value = -5", "short? Value = -5", "ushort? Value = 5", "char? Value = 'c'", "long? Value = 5", "ulong? Value = 5",
        "float? Value = 5", "double? Value = 5", "decimal? Value = 5", "nint? Value = 5", "nuint? Value = 5", "bool? Value = false", "int? Value = null",
        "Small Value = Small.@new", "Small Value = (Small)77", "Small? Value = (Small)77", "Signed Value = (Signed)(-1)", "Wide Value = (Wide)ulong.MaxValue",
        "System.DateTime Value = default", "System.Guid? Value = null", "(int, string?) Value = default",
        "[System.Runtime.InteropServices.Optional, System.Runtime.CompilerServices.DateTimeConstant(630822816000000000L)] System.DateTime Value",
    ], 4)];

    [Theory]
    [MemberData(nameof(Constants))]
    public void DefaultsOfConstructorParameters(string parameter)
    {
        var program = $$"""
            using FastSer;
            public enum Small : byte { @new = 3 }
            public enum Signed : sbyte { None }
            public enum Wide : ulong { None }
            [FastSerType(Format = WireFormat.Tolerant)] public partial record Later([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] {{parameter}});
            [FastSerType(Format = WireFormat.Tolerant)] public partial record struct LaterValue([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] {{parameter}});
            [FastSerType(Format = WireFormat.Tolerant)] public partial record Before([property: FastSerMember(0)] int Id);
            public static class Calls
            {
                public static string Run()
                {
                    var read = FastSerializer.Deserialize<Later>(FastSerializer.Serialize(new Before(1)))!;
                    var value = FastSerializer.Deserialize<LaterValue>(FastSerializer.Serialize(new Before(1)));
                    return read == new Later(1) && value == new LaterValue(1) ? "" : $"{read} {value}";
                }
            }
            """;

        Assert.Equal("", LoadedProgram.Run(program));
    }
}
