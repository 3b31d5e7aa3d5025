using FastSer.Generator.Tests.Harness;
using FastSer.Generator.Tests.Verification;

namespace FastSer.Generator.Tests.Emission;

/// <summary>The generated text of C# unions that are written by hand, with the compiler of today.</summary>
public sealed class LanguageUnionSnapshotTests
{
    [Fact]
    public Task Struct() => Snapshot.Check(Compile("""
        [FastSerType, Union, FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))]
        public readonly partial struct Answer
        {
            public Answer(int value) => Value = value;
            public Answer(string value) => Value = value;
            public object? Value { get; }
            public bool TryGetValue(out int value) => (value = Value as int? ?? 0) == 0 ? Value is int : true;
        }
        """));

    [Fact]
    public Task ClassThatNests() => Snapshot.Check(Compile("""
        [FastSerType(Format = WireFormat.Tolerant), Union, FastSerUnion(0, typeof(long)), FastSerUnion(1, typeof(List<Tree>))]
        public sealed partial class Tree
        {
            public Tree(long value) => Value = value;
            public Tree(List<Tree> value) => Value = value;
            public object Value { get; }
        }
        """));

    private static GeneratorRun Compile(string source)
    {
        var run = GeneratorHarness.Run($$"""
            using System;
            using System.Collections.Generic;
            using System.Runtime.CompilerServices;
            using FastSer;
            {{source}}
            namespace System.Runtime.CompilerServices { public sealed class UnionAttribute : Attribute; }
            """);
        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        return run;
    }
}
