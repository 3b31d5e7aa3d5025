using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Unions of the shape that the compiler of F# gives them, with nullable annotations.</summary>
public sealed class FSharpSourceTests
{
    private const string Library = """
        using Microsoft.FSharp.Core;
        namespace Lib
        {
            [CompilationMapping(1)]
            public abstract class Note
            {
                private static readonly Note s_empty = new _Empty();
                internal Note() { }
                public int Tag => this is Text ? 0 : 1;
                [CompilationMapping(8, 0)] public static Note NewText(string _title, string? _body) => new Text(_title, _body);
                public static Note Empty { [CompilationMapping(8, 1)] get => s_empty; }
                public class Text : Note
                {
                    internal Text(string title, string? body) => (this.title, this.body) = (title, body);
                    [CompilationMapping(4, 0, 0)] public string title { get; }
                    [CompilationMapping(4, 0, 1)] public string? body { get; }
                }
                internal class _Empty : Note { }
            }
        }
        namespace Microsoft.FSharp.Core
        {
            [System.AttributeUsage(System.AttributeTargets.All)]
            public sealed class CompilationMappingAttribute(int flags, int variant = 0, int sequence = 0) : System.Attribute
            {
                public int Sum => flags + variant + sequence;
            }
        }
        """;

    [Theory]
    [InlineData("", false)]
    [InlineData(", NullHandling = FastSerNullHandling.Strict", true)]
    public void NullIsRejectedWhereTheAnnotationsForbidIt(string arguments, bool isStrict)
    {
        var assemblies = new TwoAssemblies(Library, $$"""
            using FastSer;
            using Lib;
            [assembly: FastSerExternal(typeof(Note), Keys = new[] { "Text", "Empty" }{{arguments}})]
            public static class Calls
            {
                public static byte[] Write(string? title, string? body) => FastSerializer.Serialize(Note.NewText(title!, body));
                public static string? Read(byte[] data) => FastSerializer.Deserialize<Note>(data) is Note.Text text ? text.title + "+" + text.body : null;
            }
            """);
        var calls = assemblies.Load(assemblies.Library);

        Assert.Equal("a+", TwoAssemblies.Call(calls, "Read", TwoAssemblies.Call(calls, "Write", "a", null)));
        byte[] withoutTitle = [1, 1, 1];
        if (isStrict)
        {
            Assert.Equal(
                FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Write", null, "b")).Code);
            Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Read", withoutTitle));
        }
        else
        {
            Assert.Equal(withoutTitle, TwoAssemblies.Call(calls, "Write", null, null));
            Assert.Equal("+", TwoAssemblies.Call(calls, "Read", withoutTitle));
        }
    }
}
