using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Keys that cannot be guarded are reported where that is asked for, and nothing else is.</summary>
public sealed class UnguardedKeyDiagnosticTests
{
    private const string Source = """
        using System;
        using System.Collections.Concurrent;
        using System.Collections.Frozen;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using FastSer;
        [FastSerType] public sealed partial record Plain(long Number, int[]? Items, Plain? Next);
        [FastSerType] public sealed partial class Reference { public long Number { get; set; } }
        [FastSerType] public sealed partial record Own(long Number) { public override int GetHashCode() => 1; }
        [FastSerType] public sealed partial record Hidden(long Number) : IEquatable<Hidden> { bool IEquatable<Hidden>.Equals(Hidden? other) => true; }
        [FastSerType] public partial record Base(long Number) { protected virtual Type EqualityContract => typeof(Base); }
        [FastSerType] public sealed partial record Derived(long Number, int More) : Base(Number);
        [FastSerType] public sealed partial record Computed { private long _number; public long Number { get => _number; set => _number = value; } }
        [FastSerType] public partial struct Bare { public long Number; }
        [FastSerType] public partial struct Equal : IEquatable<Equal> { public long Number; public bool Equals(Equal other) => true; }
        [FastSerType] public sealed partial class Content
        {
            public long Number { get; set; }
            public override bool Equals(object? other) => other is Content;
            public override int GetHashCode() => 1;
        }
        public sealed class CustomMap : Dictionary<long, int>;
        public sealed class TextMap : Dictionary<string, int>;
        public sealed class ByOne : IEqualityComparer<long> { public bool Equals(long x, long y) => x == y; public int GetHashCode(long x) => 1; }
        [FastSerType]
        public partial class Holder
        {
            public Dictionary<Plain, int>? A { get; set; }
            public Dictionary<Reference, int>? B { get; set; }
            public HashSet<(string, decimal?)>? C { get; set; }
            public HashSet<Bare>? D { get; set; }
            public SortedSet<long>? E { get; set; }
            public TextMap? F { get; set; }
            [FastSerComparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, int>? G { get; set; }
            public HashSet<string> H { get; } = new();
            public List<Own>? I { get; set; }
            public Dictionary<Own, int>? {|FSER086:J|} { get; set; }
            public List<FrozenSet<(int, Own)>>? {|FSER086:K|} { get; set; }
            public HashSet<Hidden>? {|FSER086:L|} { get; set; }
            public HashSet<Derived>? {|FSER086:M|} { get; set; }
            public HashSet<Computed>? {|FSER086:N|} { get; set; }
            public ImmutableHashSet<Equal>? {|FSER086:O|} { get; set; }
            public ConcurrentDictionary<Content, int>? {|FSER086:P|} { get; set; }
            public CustomMap? {|FSER086:Q|} { get; set; }
            [FastSerComparer(typeof(ByOne))] public HashSet<long>? {|FSER086:R|} { get; set; }
            public HashSet<long> {|FSER086:S|} { get; } = new();
        }
        public static class Calls
        {
            public static byte[] Write(HashSet<Own> keys) => {|FSER086:FastSerializer.Serialize(keys)|};
            public static byte[] Write(HashSet<Plain> keys) => FastSerializer.Serialize(keys);
        }
        """;

    [Fact]
    public void UnguardedKeysAreReportedWhereThatIsAskedFor()
    {
        var markup = new Markup(Source);
        var run = Run(markup.Source, ReportDiagnostic.Warn);

        Assert.Null(run.Result.Exception);
        Assert.Equal(
            markup.Expected.Select(expected => markup.Source.Substring(expected.Span.Start, expected.Span.Length)).Order(StringComparer.Ordinal),
            run.Reported.Select(reported => markup.Source.Substring(reported.Location.SourceSpan.Start, reported.Location.SourceSpan.Length))
                .Order(StringComparer.Ordinal));
        Assert.All(run.Reported, static reported => Assert.Equal("FSER086", reported.Id));
        Assert.Empty(run.Output.GetDiagnostics().Where(static d => d.Severity == DiagnosticSeverity.Error && !d.IsWarningAsError));
    }

    [Theory]
    [InlineData(ReportDiagnostic.Default)]
    [InlineData(ReportDiagnostic.Suppress)]
    public void UnguardedKeysAreNotReportedElsewhere(ReportDiagnostic report) =>
        Assert.Empty(Run(new Markup(Source).Source, report).Reported);

    [Fact]
    public void TheReportChangesNoCode() => Assert.Equal(
        Run(new Markup(Source).Source, ReportDiagnostic.Default).Sources,
        Run(new Markup(Source).Source, ReportDiagnostic.Warn).Sources);

    [Fact]
    public void KeysMustBeGuardedIsSilencedByPragma() => Assert.DoesNotContain(
        Run("#pragma warning disable FSER086\n" + new Markup(Source).Source, ReportDiagnostic.Warn).Reported,
        static reported => !reported.IsSuppressed);

    private static GeneratorRun Run(string source, ReportDiagnostic report)
    {
        var compilation = GeneratorHarness.CreateCompilation(source);
        return GeneratorHarness.Run(compilation.WithOptions(
            compilation.Options.WithSpecificDiagnosticOptions([new("FSER086", report)])));
    }
}
