using System.Reflection;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Emission;

public sealed class FormatterAttributeTests
{
    /// <summary>Each kind of annotated type brings its serializer by itself: no resolver is made for any of them.</summary>
    [Fact]
    public void AnnotatedTypesAreFoundWithoutAResolver()
    {
        var run = GeneratorHarness.Run("""
            using FastSer;

            [FastSerType] public partial struct Point { public int X; public int Y; }
            [FastSerType] public partial struct Label { public string? Text; }
            [FastSerType] public partial class Person { public string? Name { get; set; } }
            [FastSerType] public partial class Group { public Person[]? Members { get; set; } }
            [FastSerType] public partial record Note(string Text);
            [FastSerType, FastSerUnion(1, typeof(Circle))] public partial interface IShape;
            [FastSerType] public sealed partial class Circle : IShape { public int Radius { get; set; } }
            [FastSerType, FastSerUnion(1, typeof(Dog))] public abstract partial class Animal;
            [FastSerType] public sealed partial class Dog : Animal { public int Age { get; set; } }
            [FastSerType(Format = WireFormat.Tolerant)] public partial class Kept { [FastSerMember(0)] public int Id { get; set; } }
            [FastSerType(Format = WireFormat.Compact)] public partial class Small { public int Id { get; set; } }
            public partial class Outer { [FastSerType] internal partial class Inner { public int Id { get; set; } } }

            public static class Calls
            {
                private static T Copy<T>(T value) => FastSerializer.Deserialize<T>(FastSerializer.Serialize(value));

                public static string All() => Copy(new Point { X = 1 }).X + Copy(new Label { Text = "2" }).Text
                    + Copy(new Person { Name = "3" })!.Name + Copy(new Group { Members = new[] { new Person { Name = "4" } } })!.Members![0].Name
                    + Copy(new Note("5"))!.Text + ((Circle)Copy<IShape>(new Circle { Radius = 6 })!).Radius
                    + ((Dog)Copy<Animal>(new Dog { Age = 7 })!).Age + Copy(new Kept { Id = 8 })!.Id + Copy(new Small { Id = 9 })!.Id
                    + Copy(new Outer.Inner { Id = 10 })!.Id + Copy(new Circle { Radius = 11 })!.Radius;
            }
            """);

        Assert.Empty(run.CompilerDiagnostics());
        Assert.DoesNotContain(run.Sources, static source => source.Hint.StartsWith("Resolver", StringComparison.Ordinal));
        using var image = new MemoryStream();
        Assert.True(run.Output.Emit(image).Success);
        Assert.Equal("1234567891011", Assembly.Load(image.ToArray()).GetType("Calls")!.GetMethod("All")!.Invoke(null, null));
    }
}
