using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>C# unions without attributes: their cases have the tags of the lock.</summary>
public sealed partial class SchemaLockTests
{
    private const string TagLock = "[Shop.Pet] union\n2 Int32 Int32\n5 String String\n";

    [Fact]
    public void CasesHaveTheTagsOfTheLockInAnyOrder()
    {
        var first = Run(PetOf("int", "string"), TagLock);
        var second = Run(PetOf("string", "int"), TagLock);
        var attributes = "[FastSerUnion(2, typeof(int)), FastSerUnion(5, typeof(string)), FastSerType, Union]";
        var stated = Run(PetOf("int", "string").Replace("[FastSerType, Union]", attributes, StringComparison.Ordinal), TagLock);

        Assert.Empty(first.Diagnostics);
        Assert.Empty(second.Diagnostics);
        Assert.Empty(stated.Diagnostics);
        Assert.Equal(Texts(stated), Texts(first));
        Assert.Equal(Texts(first), Texts(second));
        Assert.Contains("writer.WriteTag(5);", Text(first, "Shop.Pet"), StringComparison.Ordinal);
    }

    [Fact]
    public void NewCasesGetTagsAboveAllOfTheLock()
    {
        var source = PetOf("double", "int", "bool", "string");

        Assert.Equal("FSER082", Assert.Single(Run(source, TagLock).Diagnostics).Id);
        Assert.Equal(TagLock + "6 Double Double\n7 Boolean Boolean\n", Updated(source, TagLock));
    }

    [Fact]
    public void CaseThatIsGoneIsRefused()
    {
        foreach (var isUpdating in (bool[])[false, true])
        {
            var found = Assert.Single(Run(PetOf("string", "double"), TagLock, isUpdating).Diagnostics);
            Assert.Equal("FSER081", found.Id);
            Assert.Contains("keep the type in the union", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        }
    }

    /// <summary>As a merge of two branches may leave it.</summary>
    [Fact]
    public void LockWithATagTwiceIsRefusedAndTheCodeCompiles()
    {
        var source = PetOf("int", "string");
        var run = Run(source, "[Shop.Pet] union\n2 Int32 Int32\n2 String String\n");

        Assert.Contains(run.Diagnostics, static found => found.Id == "FSER080");
        Assert.Contains("writer.WriteTag(2);", Text(run, "Shop.Pet"), StringComparison.Ordinal);
        Assert.Contains("writer.WriteTag(3);", Text(run, "Shop.Pet"), StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutTheirSectionTagsFollowTheOrder()
    {
        Assert.Equal("FSER160", Assert.Single(Run(PetOf("int", "string"), text: null).Diagnostics).Id);
        Assert.Equal("FSER082", Assert.Single(Run(PetOf("int", "string"), "").Diagnostics).Id);
        Assert.Equal("[Shop.Pet] union\n0 Int32 Int32\n1 String String\n", Updated(PetOf("int", "string"), ""));
    }

    /// <summary>A class with a provider: the order of the methods is that of its cases.</summary>
    [Fact]
    public void ClassesHaveTheTagsOfTheLockToo()
    {
        const string Provided = """
            public partial class Pet : Pet.IUnionMembers
                {
                    object? IUnionMembers.Value => null;
                    public interface IUnionMembers
                    {
                        object? Value { get; }
                        static Pet Create(string value) => new();
                        static Pet Create(double value) => new();
                        static Pet Create(int value) => new();
                    }
                }
            """;
        var source = PetOf();
        source = source[..source.IndexOf("public partial struct", StringComparison.Ordinal)] + Provided
            + source[source.IndexOf("\n}", StringComparison.Ordinal)..];

        Assert.Equal(TagLock + "6 Double Double\n", Updated(source, TagLock));
        Assert.Contains("writer.WriteTag(5);", Text(Run(source, TagLock), "Shop.Pet"), StringComparison.Ordinal);
    }

    private static string PetOf(params string[] cases) => $$"""
        using FastSer;
        using System.Runtime.CompilerServices;

        namespace Shop
        {
            [FastSerType, Union] public partial struct Pet
            {
                {{string.Join("\n        ", cases.Select(static item => $"public Pet({item} value) => Value = value;"))}}
                public object? Value { get; }
            }
        }

        namespace System.Runtime.CompilerServices { public sealed class UnionAttribute : System.Attribute; }
        """;
}
