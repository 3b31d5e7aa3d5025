using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Versions of Tolerant unions of several levels, and of base classes that are types of their own, read each other's bytes.</summary>
public sealed class TolerantHierarchyTests
{
    private const string Usings = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;

        """;

    private const string Vehicles = """
        namespace V1
        {
            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(IRoad))]
            public partial interface IVehicle;

            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(Car))]
            public partial interface IRoad : IVehicle;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Car([property: FastSerMember(0)] int Wheels) : IRoad;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Park([property: FastSerMember(0)] IVehicle? First, [property: FastSerMember(1)] IVehicle?[] Others);
        }

        namespace V2
        {
            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(IRoad))]
            [FastSerUnion(1, typeof(IShip))]
            public partial interface IVehicle;

            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(Car))]
            [FastSerUnion(1, typeof(Truck))]
            public partial interface IRoad : IVehicle;

            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(Boat))]
            public partial interface IShip : IVehicle;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Car([property: FastSerMember(0)] int Wheels, [property: FastSerMember(1)] string? Color) : IRoad;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Truck([property: FastSerMember(0)] string? Load) : IRoad;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Boat([property: FastSerMember(0)] int Sails) : IShip;

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Park([property: FastSerMember(0)] IVehicle? First, [property: FastSerMember(1)] IVehicle?[] Others);
        }

        """;

    [DeepFact]
    public void TypesOfInnerUnionsThatAreNotKnownAreNull() => Assert.Equal(
        "Car { Wheels = 4 } | , Car { Wheels = 3 }, , , Car { Wheels = 5 }", Run(Vehicles, """
        Show(FastSerializer.Deserialize<V1.Park>(FastSerializer.Serialize(new V2.Park(
            new V2.Car(4, "red"),
            [new V2.Truck("x"), new V2.Car(3, null), new V2.Boat(2), null, new V2.Car(5, new string('c', 400))])))!)
        """, """
            private static string Show(V1.Park park) => park.First + " | " + string.Join(", ", park.Others.Select(static other => other?.ToString()));
        """));

    [Fact]
    public void OlderVersionsAreRead() => Assert.Equal("Car { Wheels = 4, Color =  }", Run(Vehicles, """
        FastSerializer.Deserialize<V2.IVehicle>(FastSerializer.Serialize<V1.IVehicle>(new V1.Car(4)))!.ToString()!
        """));

    [Theory]
    [InlineData("00", "null")]
    [DeepInlineData("01 08 01 06 03 04000000", "Car { Wheels = 4 }")]
    [DeepInlineData("01 00", "InvalidPresence 1 V1.IRoad")]
    [InlineData("01 02 00", "InvalidValue 2 ")]
    [DeepInlineData("01 01", "Truncated 2 ")]
    [DeepInlineData("01 09 01 06 03 04000000", "Truncated 1 ")]
    [InlineData("01 07 01 06 03 04000000", "InvalidMembers 1 V1.IRoad")]
    [DeepInlineData("01 09 01 06 03 04000000 00", "InvalidMembers 1 V1.IRoad")]
    [DeepInlineData("01 08 01 06 01 04000000", "InvalidMembers 3 V1.Car")]
    [InlineData("01 08 02 06 03 04000000", "null")]
    [DeepInlineData("01 08 02 05 03 04000000", "InvalidMembers 1 V1.IRoad")]
    [DeepInlineData("02 08 01 06 03 04000000", "null")]
    [InlineData("02 00", "InvalidPresence 1 ")]
    [DeepInlineData("01 FF08000000 01 06 03 04000000", "InvalidLength 1 ")]
    public void FaultyLengthsOfInnerUnionsAreFound(string bytes, string result) => Assert.StartsWith(result, Run(Vehicles, $"Try(\"{bytes}\")", """
            private static string Try(string bytes)
            {
                try { return FastSerializer.Deserialize<V1.IVehicle>(Convert.FromHexString(bytes.Replace(" ", "")))?.ToString() ?? "null"; }
                catch (FastSerException error) { return error.Code + " " + error.Offset + " " + error.TypeName; }
            }
        """), StringComparison.Ordinal);

    private const string Animals = """
        namespace V1
        {
            [FastSerType(Format = WireFormat.Tolerant)]
            public partial record Animal([property: FastSerMember(0)] int Age);

            [FastSerType(Format = WireFormat.Tolerant)]
            public partial record Dog(int Age, [property: FastSerMember(1)] string? Name) : Animal(Age);

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Cat(int Age, [property: FastSerMember(1)] bool Sleeps, [property: FastSerMember(2)] int Lives) : Animal(Age);
        }

        namespace V2
        {
            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerUnion(0, typeof(Animal)), FastSerUnion(1, typeof(Dog)), FastSerUnion(2, typeof(Cat))]
            public partial record Animal([property: FastSerMember(0)] int Age)
            {
                [FastSerMember(3)] public string? Place { get; init; } = "zoo";
                [FastSerMember(4)] public int Weight { get; init; } = 9;
            }

            [FastSerType(Format = WireFormat.Tolerant)]
            public partial record Dog(int Age, [property: FastSerMember(1)] string? Name) : Animal(Age);

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Cat(int Age, [property: FastSerMember(1)] bool Sleeps, [property: FastSerMember(2)] int Lives) : Animal(Age);

            [FastSerType(Format = WireFormat.Tolerant)]
            public sealed partial record Puppy(int Age, string? Name, [property: FastSerMember(5)] bool Chews, FastSerUnknown Unknown) : Dog(Age, Name);

            [FastSerType(Format = WireFormat.Tolerant)]
            public partial struct Holder { [FastSerMember(0)] public Animal? Any; }
        }

        """;

    [Theory]
    [InlineData("V2.Dog", "new V1.Dog(3, \"x\")", "Dog { Age = 3, Place = zoo, Weight = 9, Name = x }")]
    [DeepInlineData("V2.Cat", "new V1.Cat(3, true, 7)", "Cat { Age = 3, Place = zoo, Weight = 9, Sleeps = True, Lives = 7 }")]
    [DeepInlineData("V1.Dog", "new V2.Dog(3, \"x\") { Place = \"p\" }", "Dog { Age = 3, Name = x }")]
    [InlineData("V1.Cat", "new V2.Cat(3, true, 7)", "Cat { Age = 3, Sleeps = True, Lives = 7 }")]
    [DeepInlineData("V2.Dog", "new V2.Dog(3, \"x\") { Place = null, Weight = 2 }", "Dog { Age = 3, Place = , Weight = 2, Name = x }")]
    [DeepInlineData("V2.Puppy", "new V2.Puppy(1, null, true, default)", "Puppy { Age = 1, Place = zoo, Weight = 9, Name = , Chews = True }")]
    [InlineData("V2.Puppy", "new V1.Dog(1, \"y\")", "Puppy { Age = 1, Place = zoo, Weight = 9, Name = y, Chews = False }")]
    public void ABaseClassMayGrowAfterTypesDerivedFromIt(string reader, string value, string result) => Assert.Equal(
        result,
        Run(Animals, $"FastSerializer.Deserialize<{reader}>(FastSerializer.Serialize({value}))!.ToString()")
            .Replace(", Unknown = 0 unknown members, 0 bytes", "", StringComparison.Ordinal));

    [Fact]
    public void ABaseClassThatGrewIsAValueOfItsOwnAndOfAUnion() => Assert.Equal(
        "010A310300000002000000 Animal { Age = 3, Place = , Weight = 2 } Animal { Age = 4, Place = zoo, Weight = 9 }", Run(Animals, """
        Convert.ToHexString(FastSerializer.Serialize<V2.Animal>(new V2.Animal(3) { Place = null, Weight = 2 })) + " "
            + FastSerializer.Deserialize<V2.Animal>(FastSerializer.Serialize<V2.Animal>(new V2.Animal(3) { Place = null, Weight = 2 })) + " "
            + FastSerializer.Deserialize<V2.Holder>(FastSerializer.Serialize(new V2.Holder { Any = new V2.Animal(4) })).Any
        """));

    [Theory]
    [InlineData("01 0B 33 01000000 00 00000000", "InvalidMembers 1 V2.Animal")]
    [InlineData("01 0B 35 01000000 00 00000000", "InvalidMembers 1 V2.Animal")]
    [InlineData("02 0B 37 01000000 00 00 00000000", "InvalidMembers 1 V2.Dog")]
    public void KeysOfOtherTypesOfTheHierarchyAreRefused(string bytes, string error) => Assert.Equal(error, Run(Animals, $"Try(\"{bytes}\")", """
            private static string Try(string bytes)
            {
                try { return FastSerializer.Deserialize<V2.Animal>(Convert.FromHexString(bytes.Replace(" ", "")))!.ToString(); }
                catch (FastSerException error) { return error.Code + " " + error.Offset + " " + error.TypeName + error.MemberPath; }
            }
        """));

    private static string Run(string types, string expression, string methods = "") => LoadedProgram.Run(
        "#pragma warning disable FSER140\n" + Usings + types + "public static class Calls\n{\n    public static string Run() => " + expression + ";\n" + methods + "\n}\n");
}
