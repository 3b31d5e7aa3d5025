using FastSer.Generator.Tests.Harness;
using FastSer.Generator.Tests.Verification;

namespace FastSer.Generator.Tests.Emission;

/// <summary>The generated text, to be read as code in Snapshots/.</summary>
public sealed class SnapshotTests
{
    [Fact]
    public Task Order() => Snapshot.Check(GeneratorHarness.Run(Samples.Order));

    [Fact]
    public Task Interning() => Snapshot.Check(GeneratorHarness.Run(Samples.Interning));

    [Fact]
    public Task Append() => Snapshot.Check(GeneratorHarness.Run(Samples.Append));

    [Fact]
    public Task Tolerant() => Snapshot.Check(GeneratorHarness.Run(Samples.Tolerant));

    [Fact]
    public Task Fallback() => Snapshot.Check(GeneratorHarness.Run(Samples.Fallback));

    [Fact]
    public Task TolerantLevels() => Snapshot.Check(GeneratorHarness.Run(Samples.TolerantLevels));

    [Fact]
    public Task AssemblyUnions() => Snapshot.Check(GeneratorHarness.Run(Samples.AssemblyUnions));

    [Fact]
    public Task Views() => Snapshot.Check(GeneratorHarness.Run(Samples.Views));

    [Fact]
    public Task TypesAndUntyped() => Snapshot.Check(GeneratorHarness.Run(Samples.TypesAndUntyped));

    [Fact]
    public Task SettableClass() => Snapshot.Check(GeneratorHarness.Run(Samples.SettableClass));

    [Fact]
    public Task FixedStruct() => Snapshot.Check(GeneratorHarness.Run(Samples.FixedStruct));

    [Fact]
    public Task UnmanagedStruct() => Snapshot.Check(GeneratorHarness.Run(Samples.UnmanagedStruct));

    [Fact]
    public Task VariableStruct() => Snapshot.Check(GeneratorHarness.Run(Samples.VariableStruct));

    [Fact]
    public Task OneMember() => Snapshot.Check(GeneratorHarness.Run(Samples.OneMember));

    [Fact]
    public Task NoMember() => Snapshot.Check(GeneratorHarness.Run(Samples.NoMember));

    [Fact]
    public Task RequiredAndInit() => Snapshot.Check(GeneratorHarness.Run(Samples.RequiredAndInit));

    [Fact]
    public Task NullHandling() => Snapshot.Check(GeneratorHarness.Run(Samples.NullHandling));

    [Fact]
    public Task Nullables() => Snapshot.Check(GeneratorHarness.Run(Samples.Nullables));

    [Fact]
    public Task Collections() => Snapshot.Check(GeneratorHarness.Run(Samples.Collections));

    [Fact]
    public Task Generics() => Snapshot.Check(GeneratorHarness.Run(Samples.Generics));

    [Fact]
    public Task NestedTypes() => Snapshot.Check(GeneratorHarness.Run(Samples.NestedTypes));

    [Fact]
    public Task Recursion() => Snapshot.Check(GeneratorHarness.Run(Samples.Recursion));

    [Fact]
    public Task Inheritance() => Snapshot.Check(GeneratorHarness.Run(Samples.Inheritance));

    [Fact]
    public Task PrivateMembers() => Snapshot.Check(GeneratorHarness.Run(Samples.PrivateMembers));

    [Fact]
    public Task OrderedAndIgnored() => Snapshot.Check(GeneratorHarness.Run(Samples.OrderedAndIgnored));

    [Fact]
    public Task Tuples() => Snapshot.Check(GeneratorHarness.Run(Samples.Tuples));

    [Fact]
    public Task Keywords() => Snapshot.Check(GeneratorHarness.Run(Samples.Keywords));

    [Fact]
    public Task GlobalNamespace() => Snapshot.Check(GeneratorHarness.Run(Samples.GlobalNamespace));

    [Fact]
    public Task CallSiteRoots() => Snapshot.Check(GeneratorHarness.Run(Samples.CallSiteRoots));

    [Fact]
    public Task Unions() => Snapshot.Check(GeneratorHarness.Run(Samples.Unions));

    [Fact]
    public Task InterfaceUnions() => Snapshot.Check(GeneratorHarness.Run(Samples.InterfaceUnions));

    [Fact]
    public Task CompactTypes() => Snapshot.Check(GeneratorHarness.Run(Samples.CompactTypes));

    [Fact]
    public Task CompactGenerics() => Snapshot.Check(GeneratorHarness.Run(Samples.CompactGenerics));

    [Fact]
    public Task DeclaredSets() => Snapshot.Check(GeneratorHarness.Run(Samples.DeclaredSets));

    [Fact]
    public Task References() => Snapshot.Check(GeneratorHarness.Run(Samples.References));

    [Fact]
    public Task FilledCollections() => Snapshot.Check(GeneratorHarness.Run(Samples.FilledCollections));

    [Fact]
    public Task Extensions() => Snapshot.Check(GeneratorHarness.Run(Samples.Extensions));

    [Fact]
    public Task ExternalTypes() => Snapshot.Check(GeneratorHarness.Run(Samples.ExternalTypes));

    [Fact]
    public void EverySampleHasASnapshot()
    {
        var tests = typeof(SnapshotTests).GetMethods().Select(static m => m.Name).ToHashSet();

        Assert.All(Samples.AllNames, name => Assert.Contains(name, tests));
    }
}
