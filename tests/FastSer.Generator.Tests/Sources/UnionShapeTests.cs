using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Where the types of a union may be declared, what arguments they may have, and how deep the hierarchy may be.</summary>
public sealed class UnionShapeTests
{
    private const string Usings = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;

        """;

    private const string Trip = """

            private static string Trip<T>(params T[] values) => string.Join(' ', values.Select(static value =>
            {
                var bytes = FastSerializer.Serialize(value);
                var read = FastSerializer.Deserialize<T>(bytes);
                return FastSerializer.Skip<T>(bytes) == bytes.Length && FastSerializer.GetSize(value) == bytes.Length
                    && FastSerializer.Serialize(read).AsSpan().SequenceEqual(bytes) && Equals(value, read)
                        ? Convert.ToHexString(bytes) : "FAULT " + Convert.ToHexString(bytes);
            }));
        """;

    [Theory]
    [InlineData("Fast", "0102000000 020278 0301")]
    [InlineData("Compact", "010109 02010278 030101")]
    public void OneGenericCaseMayBeNamedWithSeveralArguments(string format, string bytes) => Assert.Equal(bytes, Run($$"""
        [FastSerType(Format = WireFormat.{{format}})]
        [FastSerUnion(0, typeof(Case<int>))]
        [FastSerUnion(1, typeof(Case<string>))]
        [FastSerUnion(2, typeof(Case<bool>))]
        public abstract partial record Message;

        [FastSerType(Format = WireFormat.{{format}})]
        public sealed partial record Case<T>(T Value) : Message;

        """, "Trip<Message>(new Case<int>(2), new Case<string>(\"x\"), new Case<bool>(true))"));

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void CasesMayBeNestedInAGenericUnion(string format) => Assert.DoesNotContain("FAULT", Run($$"""
        [FastSerType(Format = WireFormat.{{format}})]
        [FastSerUnion(0, typeof(Shape<>.Circle))]
        [FastSerUnion(1, typeof(Shape<>.Group))]
        [FastSerUnion(2, typeof(Square<>))]
        public abstract partial record Shape<T>
        {
            [FastSerType(Format = WireFormat.{{format}})]
            public sealed partial record Circle([property: FastSerMember(0)] T Radius) : Shape<T>;

            [FastSerType(Format = WireFormat.{{format}})]
            public sealed partial record Group([property: FastSerMember(0)] Shape<T>? First, [property: FastSerMember(1)] Shape<T>? Second) : Shape<T>;
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public sealed partial record Square<T>([property: FastSerMember(0)] T Side) : Shape<T>;

        [FastSerRoot(typeof(Shape<int>)), FastSerRoot(typeof(Shape<string>))]
        public static class Roots;

        """, """
        Trip<Shape<int>>(new Shape<int>.Circle(2), new Shape<int>.Group(new Square<int>(3), new Shape<int>.Circle(4)))
            + " " + Trip<Shape<string?>>(new Shape<string?>.Circle("x"), new Square<string?>(null))
        """), StringComparison.Ordinal);

    [Fact]
    public void CasesMayBeNestedInAnotherGenericTypeAsTheUnionIs() => Assert.Equal("010500000000", Run("""
        public static partial class Outer<T>
        {
            [FastSerType]
            [FastSerUnion(0, typeof(Outer<>.Leaf))]
            public partial interface INode;

            [FastSerType]
            public sealed partial record Leaf(T Value, INode? Next) : INode;
        }

        [FastSerRoot(typeof(Outer<int>.INode))]
        public static class Roots;

        """, "Trip<Outer<int>.INode>(new Outer<int>.Leaf(5, null))"));

    [Fact]
    public void TypeParametersMayStandInAnotherOrder() => Assert.Equal("01010000000278", Run("""
        [FastSerType]
        [FastSerUnion(0, typeof(Flipped<,>))]
        public abstract partial record Pair<TFirst, TSecond>;

        [FastSerType]
        public sealed partial record Flipped<TSecond, TFirst>(TFirst First, TSecond Second) : Pair<TFirst, TSecond>;

        [FastSerRoot(typeof(Pair<int, string>))]
        public static class Roots;

        """, "Trip<Pair<int, string>>(new Flipped<string, int>(1, \"x\"))"));

    private const string Animals = """
        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(Dog))]
        [FastSerUnion(1, typeof(Cat))]
        [FastSerUnion(2, typeof(Fish))]
        public abstract partial record Animal([property: FastSerMember(0)] int Age);

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(7, typeof(Cat))]
        [FastSerUnion(9, typeof(Dog))]
        public abstract partial record Mammal(int Age) : Animal(Age);

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Dog(int Age, [property: FastSerMember(1)] string? Name) : Mammal(Age);

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Cat(int Age, [property: FastSerMember(1)] bool Sleeps) : Mammal(Age);

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Fish(int Age) : Animal(Age);

        """;

    [Theory]
    [InlineData("Fast", "01030000000278 020400000001 0305000000 / 0A030000000278 080400000001 00")]
    [InlineData("Compact", "0101030278 02010401 030105 / 0A01030278 08010401 00")]
    [InlineData("Tolerant", "010807030000000278 02070704000000 01 030603 05000000 / ")]
    public void ARootMayNameGrandchildrenAndTheMiddleHaveTagsOfItsOwn(string format, string bytes)
    {
        var text = Run(Animals.Replace("@", format, StringComparison.Ordinal), """
            Trip<Animal?>(new Dog(3, "x"), new Cat(4, true), new Fish(5)) + " / " + Trip<Mammal?>(new Dog(3, "x"), new Cat(4, true), null)
            """);
        Assert.DoesNotContain("FAULT", text, StringComparison.Ordinal);
        Assert.True(format != "Fast" || text == bytes, text);
    }

    private const string Vehicles = """
        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(IRoad))]
        [FastSerUnion(1, typeof(Boat))]
        public partial interface IVehicle;

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(3, typeof(Car))]
        [FastSerUnion(4, typeof(Truck))]
        public partial interface IRoad : IVehicle;

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Car([property: FastSerMember(0)] int Wheels) : IRoad;

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(Truck))]
        [FastSerUnion(1, typeof(Tanker))]
        public partial record Truck([property: FastSerMember(0)] string? Load) : IRoad;

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Tanker(string? Load, [property: FastSerMember(1)] Truck? Trailer) : Truck(Load);

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Boat([property: FastSerMember(0)] int Sails, [property: FastSerMember(1)] IVehicle? Towed) : IVehicle;

        """;

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void UnionsMayNameUnionsOfSeveralLevels(string format) => Assert.DoesNotContain("FAULT", Run(
        Vehicles.Replace("@", format, StringComparison.Ordinal), """
        Trip<IVehicle?>(null, new Car(4), new Truck(null), new Truck(new string('x', 300)), new Tanker("x", null),
            new Tanker(null, new Tanker("y", new Truck("z"))), new Boat(2, new Boat(1, new Tanker("y", new Truck("z")))))
            + Trip<IRoad?>(new Car(4), new Tanker("x", null)) + Trip<Truck?>(new Truck("t"), new Tanker("x", new Truck("z")))
        """), StringComparison.Ordinal);

    private static string Run(string types, string expression, string methods = "") => LoadedProgram.Run(
        Usings + types + "public static class Calls\n{\n    public static string Run() => " + expression + ";\n" + Trip + methods + "\n}\n");
}
