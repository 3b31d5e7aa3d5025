using FastSer.CodeFixes.Tests.Migration;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeRefactorings;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes.Tests;

/// <summary>The action for classes without attributes: the classes compile with the generator, and their values come back.</summary>
public sealed class MakeSerializableRefactoringTests
{
    [Fact]
    public async Task TypeAndThoseThatItHoldsBecomeSerializable()
    {
        const string Source = """
            using System.Collections.Generic;
            namespace Shop;
            public class Order : Entity
            {
                public List<Line> Lines { get; set; } = [];
                public Dictionary<string, Address?[]>? Places;
                public int Count => Lines.Count;
                public Order? Previous { get; set; }
            }
            public class Entity { public int Id { get; set; } }
            public class Line { public string? Article { get; set; } public Outer.Price Price { get; set; } }
            public static class Outer { public record struct Price(decimal Amount); }
            public sealed record Address(string City);
            public class Unused { public int Id { get; set; } }
            """;

        var (title, text) = await ApplyAsync(Source, "class Order");

        Assert.Equal("Make 'Order' and the types that it holds serializable (5)", title);
        Assert.Contains("[global::FastSer.FastSerType(Members = global::FastSer.FastSerMembers.PublicState)]\npublic partial class Order", text, StringComparison.Ordinal);
        Assert.Contains("[global::FastSer.FastSerType]\npublic partial class Entity", text, StringComparison.Ordinal);
        Assert.Contains("public static partial class Outer", text, StringComparison.Ordinal);
        Assert.Contains(";\npublic class Unused", text.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        var values = await RunAsync(text, """
            new Order { Id = 1, Lines = { new() { Article = "a", Price = new(2) } }, Places = new() { ["p"] = [new("c"), null] }, Previous = new() }
            """);
        Assert.Equal(ValueDump.Of(values[0]), ValueDump.Of(values[1]));
    }

    [Fact]
    public async Task TypeThatHoldsNoOtherHasAShortTitle() =>
        Assert.Equal("Make 'Item' serializable", (await ApplyAsync("public class Item { public int Id { get; set; } }", "class Item")).Title);

    [Theory]
    [InlineData("[FastSer.FastSerType] public partial class Item { public int Id { get; set; } }")]
    [InlineData("public static class Item { public static int Id { get; set; } }")]
    [InlineData("public interface Item { int Id { get; } }")]
    [InlineData("public abstract class Item { public int Id { get; set; } }")]
    [InlineData("public class Item : System.IO.Stream { public int Id { get; set; } }")]
    [InlineData("public class Item : System.Collections.Generic.List<int> { }")]
    [InlineData("public ref struct Item { public int Id { get; set; } }")]
    [InlineData("public class Item { [System.Text.Json.Serialization.JsonIgnore] public int Id { get; set; } }")]
    public async Task OtherTypesAreNotOffered(string source) => Assert.Null((await ApplyAsync(source, "Item")).Title);

    [Fact]
    public async Task MembersAreNotOffered() => Assert.Null((await ApplyAsync("public class Item { public int Id { get; set; } }", "Id")).Title);

    private static async Task<(string? Title, string Text)> ApplyAsync(string source, string place)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, source);
        var document = project.Documents.Single(static document => document.Name == "File0.cs");
        var actions = new List<CodeAction>();
        var at = source.IndexOf(place, StringComparison.Ordinal);
        await new MakeSerializableRefactoring().ComputeRefactoringsAsync(
            new CodeRefactoringContext(document, new TextSpan(at + place.LastIndexOf(' ') + 1, 0), actions.Add, CancellationToken.None));
        return actions.Count == 0
            ? (null, source)
            : (actions.Single().Title, await MigrationRunner.TextAsync(await MigrationRunner.ChangeAsync(actions[0]), "File0.cs"));
    }

    private static async Task<object?[]> RunAsync(string text, string value)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, text, $$"""
            using FastSer;
            namespace Shop;
            public static class Check
            {
                public static object?[] Run()
                {
                    var value = {{value}};
                    return [value, FastSerializer.Deserialize<Order>(FastSerializer.Serialize(value))];
                }
            }
            """);
        var (generated, errors) = await MigrationRunner.GenerateAsync(project);
        Assert.Empty(errors);
        return (object?[])MigrationRunner.Load(generated).GetType("Shop.Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null)!;
    }
}
