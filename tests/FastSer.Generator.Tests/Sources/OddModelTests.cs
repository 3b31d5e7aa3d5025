using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Models that are rare but legal: their code compiles without a warning, in every format that allows them.</summary>
public sealed class OddModelTests
{
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void TypesNestedInTheirConcreteBase(string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        using System.Collections.Generic;
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Base
        {
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(1)] public List<List<string?>?>? Names { get; set; }
            [FastSerMember(2)] public (int, string?)? Pair { get; init; }

            [FastSerType(Format = WireFormat.{{format}})]
            public partial class Nested : Base
            {
                [FastSerMember(3)] public int Other { get; set; }

                [FastSerType(Format = WireFormat.{{format}})]
                public sealed partial class Deepest : Nested
                {
                    [FastSerMember(4)] public Dictionary<int, Base?>? More { get; set; }
                }
            }
        }
        """);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void MembersOfABaseThatAreNamedAsHelpers(string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        using System.Collections.Generic;
        public class Named
        {
            protected static void WriteListOfListOfInt32(int other) { }
            protected static int ReadOtherVersion => 1;
            public sealed class ReadListOfInt32;
            protected int PutNullableInt32;
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Holder : Named
        {
            [FastSerMember(0)] public List<List<int>?>? Lists { get; set; }
            [FastSerMember(1)] public int? Number { get; set; }
            [FastSerMember(2), FastSerIgnore] public int Ignored { get; set; }
        }
        """.Replace("[FastSerMember(2), FastSerIgnore]", "[FastSerIgnore]"));

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void CompactValuesInADeclaredSet(string format) => Assert.Equal("", LoadedProgram.Run($$"""
        using FastSer;
        using System.Collections.Generic;
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Holder
        {
            [FastSerMember(0), FastSerUnion(0, typeof(Compact<int[]>)), FastSerUnion(1, typeof(Compact<int?>)), FastSerUnion(2, typeof(Compact<string>)), FastSerUnion(3, typeof(Compact<(int, string)>)), FastSerUnion(4, typeof((int, string)))]
            public object?[]? Values { get; set; }
        }
        public static class Calls
        {
            public static string Run()
            {
                var holder = new Holder { Values = [new Compact<int[]>([1, 2]), new Compact<int?>(null), new Compact<int?>(5), new Compact<string>("a"), new Compact<(int, string)>((1, "b")), (2, "c"), null] };
                var read = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(holder))!.Values!;
                var isFirst = read[0] is Compact<int[]> { Value: [1, 2] };
                for (var i = 1; i < read.Length; i++)
                {
                    if (!Equals(read[i], holder.Values[i])) { return i.ToString(); }
                }
                return isFirst ? "" : "0";
            }
        }
        """));

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void WhatOthersMustNotUse(string format) => Assert.Equal("", LoadedProgram.Run($$"""
        #pragma warning disable TEST001, TEST002, TEST003, TEST004, CS0612, CS0618
        using System;
        using System.Collections.Generic;
        using System.Diagnostics.CodeAnalysis;
        using FastSer;

        [Obsolete("Use New.", error: true)]
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Old { [FastSerMember(0)] public int Id { get; set; } }

        [Obsolete("Use New.", error: true)]
        public enum OldKind : byte { One = 1 }

        [Experimental("TEST001")]
        [FastSerType(Format = WireFormat.{{format}})]
        public partial struct Trial { [FastSerMember(0)] public int Id { get; set; } }

        [Experimental("TEST002")]
        public enum TrialKind { One = 1 }

        [Experimental("TEST003")]
        public sealed class TrialFormatter : IFastSerFormatter<int>
        {
            public static void Write(ref FastWriter writer, int value) => writer.WriteInt32(value);
            public static int Read(ref FastReader reader) => reader.ReadInt32();
            public static void Skip(ref FastReader reader) => reader.ReadInt32();
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Holder
        {
            [FastSerMember(0), Obsolete("Use Second.", error: true)] public int First { get; set; }
            [FastSerMember(1)] public int Second { get; set; }
            [FastSerMember(2), Obsolete("", error: true)] public List<Old?>? Olds { get; set; }
            [FastSerMember(3), Obsolete("", error: true)] public Dictionary<OldKind, Old[]?>? Map { get; set; }
            [FastSerMember(4)] public List<Trial>? Trials { get; set; }
            [FastSerMember(5)] public Dictionary<TrialKind, Trial?>? TrialMap { get; set; }
            [FastSerMember(6), FastSerFormatter(typeof(TrialFormatter))] public int Formatted { get; set; }
            [FastSerMember(7), Experimental("TEST004")] public string? Hidden { get; set; }
            [FastSerMember(8), Obsolete("", error: true)] public Box<Old?>? Box { get; set; }
            [FastSerMember(9)] public Box<List<Trial>?>? TrialBox { get; set; }

            [FastSerDeserialized, Obsolete("", error: true)] private void After() => Second++;
        }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Box<T> { [FastSerMember(0)] public T? Value { get; set; } }

        [FastSerType(Format = WireFormat.{{format}})]
        public partial record Built
        {
            [FastSerConstructor, Obsolete("Use another.", error: true)]
            public Built(int id) => Id = id;
            public Built(string text) => Id = text.Length;
            [FastSerMember(0)] public int Id { get; }
        }

        [Obsolete("", error: true)]
        [FastSerUnion(0, typeof(OldLeaf))]
        [FastSerType(Format = WireFormat.{{format}})]
        public abstract partial class OldUnion { }

        [Obsolete("", error: true)]
        [FastSerType(Format = WireFormat.{{format}})]
        public sealed partial class OldLeaf : OldUnion { [FastSerMember(0)] public Trial Trial { get; set; } }

        public static class Calls
        {
            [Obsolete("")]
            public static string Run()
            {
                var value = new Holder
                {
                    First = 1, Second = 2, Olds = [new() { Id = 3 }], Map = new() { [OldKind.One] = [new() { Id = 4 }] }, Trials = [new() { Id = 5 }],
                    TrialMap = new() { [TrialKind.One] = new Trial { Id = 6 } }, Formatted = 7, Hidden = "8", Box = new() { Value = new() { Id = 9 } },
                    TrialBox = new() { Value = [new() { Id = 10 }] },
                };
                var read = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(value))!;
                var list = FastSerializer.Deserialize<List<Old?>>(FastSerializer.Serialize(value.Olds))!;
                var trials = FastSerializer.Deserialize<Trial[]>(FastSerializer.Serialize(new Trial[] { new() { Id = 11 } }))!;
                var built = FastSerializer.Deserialize<Built>(FastSerializer.Serialize(new Built("abc")))!;
                var union = FastSerializer.Deserialize<OldUnion>(FastSerializer.Serialize<OldUnion>(new OldLeaf { Trial = new() { Id = 12 } }));
                var facts = $"{read.First} {read.Second} {read.Olds![0]!.Id} {read.Map![OldKind.One]![0].Id} {read.Trials![0].Id} "
                    + $"{read.TrialMap![TrialKind.One]!.Value.Id} {read.Formatted} {read.Hidden} {read.Box!.Value!.Id} {read.TrialBox!.Value![0].Id} "
                    + $"{list[0]!.Id} {trials[0].Id} {built.Id} {((OldLeaf)union!).Trial.Id}";
                return facts == "1 3 3 4 5 6 7 8 9 10 3 11 3 12" ? "" : facts;
            }
        }
        """));

    [Theory]
    [InlineData("class")]
    [InlineData("struct")]
    [InlineData("record struct")]
    public void ConstructorThatSetsRequiredMembersThatAreNotStored(string kind) => Assert.Equal("", LoadedProgram.Run($$"""
        using System.Diagnostics.CodeAnalysis;
        using FastSer;
        [FastSerType]
        public partial {{kind}} Made
        {
            public Made() { Name = ""; Length = 0; }
            [SetsRequiredMembers] public Made(string name) { Name = name; Length = name.Length; }
            public string Name { get; set; }
            [FastSerIgnore] public required int Length { get; set; }
        }
        public static class Calls
        {
            public static string Run()
            {
                var read = FastSerializer.Deserialize<Made>(FastSerializer.Serialize(new Made("abc")))!;
                return read.Name == "abc" && read.Length == 3 ? "" : $"{read.Name} {read.Length}";
            }
        }
        """));

    [Fact]
    public void StructWithoutAnotherConstructorThatSetsRequiredMembers() => Compiled.WithoutWarning("""
        using System.Diagnostics.CodeAnalysis;
        using FastSer;
        [FastSerType]
        public readonly partial struct Made
        {
            [SetsRequiredMembers] public Made(string name) { Name = name; Length = name.Length; }
            public required string Name { get; init; }
            [FastSerIgnore] public required int Length { get; init; }
        }
        """);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void SequencesOfEveryScalarOfFixedSize(string format) => Assert.Equal("", LoadedProgram.Run($$"""
        using System;
        using System.Buffers;
        using System.Linq;
        using FastSer;
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Holder
        {
            [FastSerMember(0)] public ReadOnlySequence<nuint> Numbers { get; set; }
            [FastSerMember(1)] public ReadOnlySequence<nint> Signed { get; set; }
            [FastSerMember(2)] public ReadOnlySequence<DateTimeOffset> Times { get; set; }
            [FastSerMember(3)] public ReadOnlySequence<DayOfWeek>? Days { get; set; }
            [FastSerMember(4)] public ReadOnlySequence<bool> Flags { get; set; }
            [FastSerMember(5)] public ReadOnlySequence<decimal> Prices { get; set; }
        }
        public static class Calls
        {
            public static string Run()
            {
                var holder = new Holder
                {
                    Numbers = Cut<nuint>(1, 2, nuint.MaxValue), Signed = Cut<nint>(-1, 2, 3), Days = Cut(DayOfWeek.Friday), Flags = Cut(true, false),
                    Times = Cut(new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.FromHours(2)), default), Prices = Cut(1m, 2.50m),
                };
                var bytes = FastSerializer.Serialize(holder);
                var read = FastSerializer.Deserialize<Holder>(bytes)!;
                var root = FastSerializer.Deserialize<ReadOnlySequence<DateTimeOffset>>(FastSerializer.Serialize(holder.Times));
                return Same(read.Numbers, holder.Numbers) + Same(read.Signed, holder.Signed) + Same(read.Times, holder.Times)
                    + Same(read.Days!.Value, holder.Days!.Value) + Same(read.Flags, holder.Flags) + Same(read.Prices, holder.Prices) + Same(root, holder.Times)
                    + (FastSerializer.Skip<Holder>(bytes) == bytes.Length && FastSerializer.GetSize(holder) == bytes.Length ? "" : "size ");
            }

            private static string Same<T>(ReadOnlySequence<T> one, ReadOnlySequence<T> two) =>
                one.ToArray().SequenceEqual(two.ToArray()) ? "" : typeof(T).Name + " ";

            private static ReadOnlySequence<T> Cut<T>(params T[] items)
            {
                var first = new Segment<T>(items[..1], null);
                var last = new Segment<T>(items[1..], first);
                return new(first, 0, last, items.Length - 1);
            }

            private sealed class Segment<T> : ReadOnlySequenceSegment<T>
            {
                public Segment(T[] items, Segment<T>? before)
                {
                    Memory = items;
                    RunningIndex = before is null ? 0 : before.RunningIndex + before.Memory.Length;
                    if (before is not null) { before.Next = this; }
                }
            }
        }
        """));

    [Theory]
    [InlineData("")]
    [InlineData("(Format = WireFormat.Compact)")]
    [InlineData("(References = true)")]
    public void TypesThatHideMembersOfObject(string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        [FastSerType{{format}}]
        public partial class Hider
        {
            public new string GetType() => "";
            public int Id { get; set; }
            public new int MemberwiseClone { get; set; }
            public new int ToString { get; set; }
            public static bool operator ==(Hider? left, Hider? right) => throw new System.InvalidOperationException();
            public static bool operator !=(Hider? left, Hider? right) => throw new System.InvalidOperationException();
            public static bool operator true(Hider value) => false;
            public static bool operator false(Hider value) => true;
            public override bool Equals(object? other) => false;
            public override int GetHashCode() => 0;
        }
        """);

    [Theory]
    [InlineData("")]
    [InlineData("(Format = WireFormat.Compact)")]
    [InlineData("(Format = WireFormat.Tolerant)")]
    public void MembersWithNamesThatMeanSomethingInCSharp(string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        using System.Collections.Generic;
        [FastSerType{{format}}]
        public partial class Words
        {
            [FastSerMember(0)] public int @default { get; set; }
            [FastSerMember(1)] public string? _ { get; set; }
            [FastSerMember(2)] public List<int>? @var { get; set; }
            [FastSerMember(3)] public int? @await { get; set; }
            [FastSerMember(4)] public (int @new, int? @null) @field { get; set; }
            [FastSerMember(5)] public int @value { get; set; }
            [FastSerMember(6)] public @record? @record { get; set; }
            [FastSerMember(7)] public int Grüße { get; set; }
            [FastSerMember(8)] public int __ { get; set; }
            [FastSerMember(9)] public int m_ { get; set; }
            [FastSerMember(10)] public int global { get; set; }
            [FastSerMember(11)] public int @scoped { get; init; } = 3;
            [FastSerMember(12)] public string? @required { get; init; } = "";
            [FastSerMember(13)] public IEnumerable<KeyValuePair<int?, string?>>? @yield { get; set; }
        }

        [FastSerType{{format}}]
        public partial class @record { [FastSerMember(0)] public int @record_ { get; set; } }
        """.Replace(format.Contains("Tolerant") ? "\0" : "[FastSerMember(", format.Contains("Tolerant") ? "" : "[FastSerMember("));
}
