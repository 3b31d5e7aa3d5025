using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types declared in rare but legal ways, together in one program.</summary>
public sealed class DeclarationTests
{
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void ShapesOfDeclarations(string format) => Compiled.WithoutWarning($$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;

        namespace Odd;

        public enum Tuple : ulong { A = 1, B = 1, C = ulong.MaxValue }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Nullable { [FastSerMember(0)] public int? Value { get; set; } [FastSerMember(1)] public Tuple? Kind { get; set; } }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class List<T> where T : notnull { [FastSerMember(0)] public System.Collections.Generic.List<T>? Items { get; set; } }

        public partial interface IOuter<T>
        {
            public partial record struct Middle
            {
                [FastSerType(Format = WireFormat.{{format}})]
                public partial record class Inner([property: FastSerMember(0)] T? Value, [property: FastSerMember(1)] int? Number = 3)
                {
                    private enum Hidden : short { None }

                    [FastSerMember(2), FastSerInclude] private Hidden Kind { get; set; } = Hidden.None;
                    [FastSerMember(3), FastSerInclude] private Dictionary<Hidden, Own?>? Owns { get; set; }

                    [FastSerType(Format = WireFormat.{{format}})]
                    private readonly partial record struct Own([property: FastSerMember(0)] T? Value);
                }
            }
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public readonly partial struct Overloaded
        {
            public Overloaded(in int first, long second = 5) { First = first; Second = second; }
            private Overloaded(long first) { First = (int)first; Second = 0; }
            [FastSerMember(0)] public int First { get; }
            [FastSerMember(1)] public long Second { get; }
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Box<reader> where reader : struct
        {
            [FastSerMember(0)] public reader? Value { get; set; }
            [FastSerMember(1)] public System.Collections.Generic.List<reader?>? Values { get; set; }
            [FastSerMember(2)] public (reader, reader?) Pair { get; init; }
            [FastSerMember(3)] public reader[]?[]? Arrays { get; set; }
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public abstract partial class Shape<T>
        {
            [FastSerMember(0)] public T? Value { get; set; }
            [FastSerMember(1)] public virtual string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public sealed partial class Circle : Shape<Nullable?>
        {
            [FastSerMember(2)] public new int Value { get; set; }
            [FastSerMember(3)] public required Box<Guid>[]? Boxes { get; init; }
            public override string? Name { get; set; }
        }

        #nullable disable
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Oblivious { [FastSerMember(0)] public string Name { get; set; } [FastSerMember(1)] public Dictionary<string, List<string>> Map { get; set; } }
        #nullable restore

        public static class Calls
        {
            public static int A(IOuter<int>.Middle.Inner value) => FastSerializer.GetSize(value);
            public static int B(Box<DateTimeOffset> value) => FastSerializer.GetSize(value);
            public static int C(System.Collections.Generic.List<Overloaded?> value) => FastSerializer.GetSize(value);
            public static int D((Circle, Tuple?)[] value) => FastSerializer.GetSize(value);
        }
        """);
}
