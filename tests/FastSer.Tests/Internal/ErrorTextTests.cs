using System.Text;
using FastSer.CompilerServices;
using FastSer.Errors;

namespace FastSer.Tests.Internal;

/// <summary>The sentences of errors, which no test of an entry point shows all of.</summary>
public class ErrorTextTests
{
    [Fact]
    public void EachCodeHasASentenceOfItsOwn()
    {
        // Those that are thrown with a sentence about a type only.
        var others = new[] { FastSerErrorCode.None, FastSerErrorCode.NoSerializer, FastSerErrorCode.UnexpectedType };
        var sentences = Enum.GetValues<FastSerErrorCode>().Except(others).Select(static code => new FastSerException(code).Message).ToArray();

        Assert.Equal(sentences.Length, sentences.Distinct().Count());
        Assert.All(sentences, static text => Assert.Matches(@"^[A-Z][^<>]+\.$", text));
        Assert.DoesNotContain("The value could not be serialized.", sentences);
        Assert.All(others, static code => Assert.Equal("The value could not be serialized.", new FastSerException(code).Message));
    }

    [Fact]
    public void OnlyThePartsOfAPlaceThatAreKnownAreNamed()
    {
        Assert.Equal("Text.", ErrorText.Format("Text.", -1, null, null));
        Assert.Equal("Text (offset 0).", ErrorText.Format("Text.", 0, null, null));
        Assert.Equal("Text (in Type).", ErrorText.Format("Text.", -1, "Type", null));
        Assert.Equal("Text (at Path).", ErrorText.Format("Text.", -1, null, "Path"));
        Assert.Equal("Text (in Type, at Path).", ErrorText.Format("Text.", -1, "Type", "Path"));
        Assert.Equal("Text (offset 1, at Path).", ErrorText.Format("Text.", 1, null, "Path"));
        Assert.Equal("Text (offset 1, in Type, at Path).", ErrorText.Format("Text.", 1, "Type", "Path"));
        Assert.Equal("Text (offset 1, in Type, or in an enclosing object up to Outer).", ErrorText.Format("Text.", 1, "Type", null, "Outer"));
    }

    [Theory]
    [InlineData(typeof(int), "System.Int32")]
    [InlineData(typeof(int[,]), "System.Int32[,]")]
    [InlineData(typeof(string[][]), "System.String[][]")]
    [InlineData(typeof(Dictionary<string, List<int>>), "System.Collections.Generic.Dictionary<System.String, System.Collections.Generic.List<System.Int32>>")]
    [InlineData(typeof(Rune), "System.Text.Rune")]
    [InlineData(typeof(List<int>.Enumerator), "System.Collections.Generic.List`1+Enumerator[System.Int32]")]
    public void TypesAreNamedAsInSource(Type type, string name)
    {
        Assert.Equal($"The input contains more bytes after the value of the type {name}.", ErrorText.For(FastSerErrorCode.TrailingBytes, type));
        Assert.Equal($" Expected a value of the type {name}.", ErrorText.ForStart(type, null));
        Assert.Equal(" Advice.", ErrorText.ForStart(null, "Advice."));
    }

    [Fact]
    public void ErrorsAreEqualByTheTextOfTheirMessage()
    {
        var exception = new FastSerException(FastSerErrorCode.Truncated);
        var error = new FastSerError(FastSerErrorCode.Truncated, -1, null, null, exception.Message);

        Assert.Equal(error, exception.ToError());
        Assert.Equal(error.GetHashCode(), exception.ToError().GetHashCode());
        Assert.NotEqual(error, error with { Message = "Another." });
        Assert.Equal(default(FastSerError).GetHashCode(), default(FastSerError).GetHashCode());
        Assert.Null(default(FastSerError).Message);
    }

    [Fact]
    public void AnErrorOfAnotherProcessKeepsItsMessage()
    {
        var exception = RemoteError.Create(FastSerErrorCode.InvalidValue, "Its message.", 3, "Type", "Path");

        Assert.Equal("Its message.", exception.Message);
        Assert.Equal((FastSerErrorCode.InvalidValue, 3, "Type", "Path"), (exception.Code, exception.Offset, exception.TypeName, exception.MemberPath));
        Assert.True(exception.IsDataError);
    }
}
