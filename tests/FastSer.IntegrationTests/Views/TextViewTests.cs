namespace FastSer.IntegrationTests.Views;

public sealed class TextViewTests
{
    [Theory]
    [InlineData('a', 'b')]
    [InlineData('\u00FF', 'z')]
    [InlineData('\u20AC', '\u20AD')]
    public void TextsOfEveryLengthAreComparedAndCopied(char character, char other)
    {
        for (var length = 0; length < 90; length++)
        {
            var text = new string(character, length);
            var view = View(text);
            Assert.True(view == text && view == text.AsSpan() && view.Equals((object)text) && !(view != text));
            Assert.Equal(text, view.ToString());
            Assert.Equal((length, length == 0, false), (view.Length, view.IsEmpty, view.IsNull));
            Assert.False(view == text + other || view == (string?)null);
            var room = new char[length];
            view.CopyTo(room);
            Assert.Equal(text, new string(room));
            Assert.Equal(length == 0, view.TryCopyTo(new char[Math.Max(length - 1, 0)]));
            for (var i = 0; i < length; i++)
            {
                var different = text[..i] + other + text[(i + 1)..];
                Assert.False(view == different);
                Assert.Equal(character, view[i]);
            }
        }
    }

    [Fact]
    public void NarrowTextsDifferFromWideOnesOfTheSameLowBytes()
    {
        for (var length = 1; length < 40; length++)
        {
            Assert.False(View(new string('a', length)) == new string('\u0161', length));
            Assert.False(View(new string('\u0161', length)) == new string('a', length));
        }
    }

    [Fact]
    public void NullIsNotEmpty()
    {
        var text = View(null);
        Assert.True(text.IsNull && text == (string?)null && text.IsEmpty && text != "");
        Assert.False(text == default(ReadOnlySpan<char>));
        Assert.Null(text.ToString());
        Assert.True(default(TextView).IsNull);
        Assert.True(View("") == "" && View("") != (string?)null);
    }

    [Fact]
    public void WrongArgumentsAreRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(static () => View("ab")[2]);
        Assert.Throws<ArgumentOutOfRangeException>(static () => View("ab")[-1]);
        Assert.Throws<ArgumentException>(static () => View("ab").CopyTo(new char[1]));
        Assert.Throws<NotSupportedException>(static () => View("ab").GetHashCode());
        var bytes = FastSerializer.Serialize(new ViewValues(8).Order());
        Assert.Throws<ArgumentOutOfRangeException>(() => ViewOrder.View(bytes).Numbers[-1]);
        Assert.Throws<ArgumentOutOfRangeException>(() => ViewOrder.View(bytes).Lines.ElementAt(99).Id);
        Assert.Throws<ArgumentOutOfRangeException>(() => ViewOrder.View(bytes).Points[-1].X);
        Assert.Throws<ArgumentOutOfRangeException>(() => ViewOrder.View(bytes).Texts.ElementAt(99).Length);
    }

    private static TextView View(string? text) => ViewLabel.View(FastSerializer.Serialize(new ViewLabel(text, 1))).Text;
}
