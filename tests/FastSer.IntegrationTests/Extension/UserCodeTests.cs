namespace FastSer.IntegrationTests.Extension;

/// <summary>Exceptions of user code arrive as the inner exception.</summary>
public sealed class UserCodeTests
{
    [Fact]
    public void ConstructorThatThrowsOnRead()
    {
        // Presence, Number = -1, Text = "".
        byte[] input = [1, 255, 255, 255, 255, 0];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<RejectingConstructor>(input));

        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
        Assert.IsType<ArgumentOutOfRangeException>(exception.InnerException);
    }

    [Fact]
    public void SetterThatThrowsOnRead()
    {
        // Presence, Number = 0, Text = null.
        byte[] input = [1, 0, 0, 0, 0, 1];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<RejectingConstructor>(input));

        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
        Assert.IsType<ArgumentNullException>(exception.InnerException);
    }

    [Fact]
    public void GetterThatThrowsOnWrite()
    {
        var value = new RejectingConstructor(0) { Text = "unreadable" };

        AssertGetterFault(() => FastSerializer.Serialize(value));
        AssertGetterFault(() => FastSerializer.GetSize(value));
        AssertGetterFault(() => FastSerializer.TrySerialize(value, new byte[100], out _));
        AssertGetterFault(() => FastSerializer.Serialize(new System.Buffers.ArrayBufferWriter<byte>(), value));
    }

    [Fact]
    public void StructConstructorThatThrowsOnRead()
    {
        byte[] negative = [1, 255, 255, 255, 255, 255, 255, 255, 255];

        AssertStructFault(() => FastSerializer.Deserialize<RejectingStruct>(negative));
        AssertStructFault(() => FastSerializer.Deserialize<RejectingStruct>(negative, out _));
        AssertStructFault(() => FastSerializer.Deserialize<RejectingStruct[]>([2, .. negative]));
    }

    [Fact]
    public void TryDeserializeReportsUserCodeWithoutThrowing()
    {
        Assert.False(FastSerializer.TryDeserialize<RejectingConstructor>(
            [1, 255, 255, 255, 255, 0], out var value, out var error));
        Assert.Null(value);
        Assert.Equal(FastSerErrorCode.UserCode, error.Code);

        Assert.False(FastSerializer.TryDeserialize<RejectingStruct>(
            [1, 255, 255, 255, 255, 255, 255, 255, 255], out _, out error));
        Assert.Equal(FastSerErrorCode.UserCode, error.Code);
    }

    [Fact]
    public void MarkedConstructorIsTheOneThatRuns()
    {
        var read =
            FastSerializer.Deserialize<ChosenConstructor>(FastSerializer.Serialize(new ChosenConstructor(1, "n")));

        Assert.True(read.ChosenConstructorRan);
    }

    [Fact]
    public void AccessorBodiesRunForElementsOfArrays()
    {
        var bytes = FastSerializer.Serialize(new[] { new AccessorStruct { Before = 7, Number = 0x01020304 } });

        Assert.Equal([2, 7, 4, 3, 2, 1], bytes);
    }

    private static void AssertGetterFault(Action action)
    {
        var exception = Assert.Throws<FastSerException>(action);
        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
        Assert.IsType<InvalidOperationException>(exception.InnerException);
    }

    private static void AssertStructFault(Action action)
    {
        var exception = Assert.Throws<FastSerException>(action);
        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
        Assert.IsType<ArgumentOutOfRangeException>(exception.InnerException);
    }
}
