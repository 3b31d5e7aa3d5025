using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

/// <summary>Code of the user that runs in the middle of a call: it may fail, and it may call again.</summary>
public sealed class UserCodeTests : IDisposable
{
    public void Dispose() => Ledger.OnSet = null;

    [Fact]
    public void AGetterThatThrowsIsTheInnerException()
    {
        var fault = new InvalidOperationException("mine");
        var ledger = new Ledger { OnGet = () => throw fault };

        foreach (var call in new Action[]
            {
                () => FastSerializer.Serialize(ledger),
                () => FastSerializer.GetSize(ledger),
                () => FastSerializer.TrySerialize(ledger, new byte[100], out _),
                () => FastSerializer.Serialize(new System.Buffers.ArrayBufferWriter<byte>(), ledger),
            })
        {
            var exception = Assert.Throws<FastSerException>(call);
            Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
            Assert.Same(fault, exception.InnerException);
        }
    }

    [Fact]
    public void ASetterThatThrowsIsTheInnerException()
    {
        var data = FastSerializer.Serialize(Samples.Ledger());
        var fault = new InvalidOperationException("mine");
        Ledger.OnSet = () => throw fault;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Ledger>(data));
        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
        Assert.Same(fault, exception.InnerException);
        Assert.Equal(data.Length, exception.Offset);
        Assert.Equal(nameof(Ledger), exception.TypeName);

        Assert.False(FastSerializer.TryDeserialize<Ledger>(data, out var value, out var error));
        Assert.Null(value);
        Assert.Equal(FastSerErrorCode.UserCode, error.Code);
    }

    [Fact]
    public void ANestedCallThatFailsIsUserCodeToTheOuterOne()
    {
        var ledger = new Ledger { OnGet = () => FastSerializer.Deserialize<int>([1]) };

        var outer = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(ledger));
        var inner = Assert.IsType<FastSerException>(outer.InnerException);
        Assert.Equal(FastSerErrorCode.UserCode, outer.Code);
        Assert.Equal(FastSerErrorCode.Truncated, inner.Code);
    }

    [Fact]
    public void RunningOutOfMemoryIsNotWrapped()
    {
        var ledger = new Ledger { OnGet = () => throw new InsufficientMemoryException() };

        Assert.Throws<InsufficientMemoryException>(() => FastSerializer.Serialize(ledger));
        AssertNextCallIsClean();
    }

    [Fact]
    public void AFailureLeavesNothingBehind()
    {
        var broken = new Ledger { OnGet = () => throw new InvalidOperationException() };
        for (var i = 0; i < 10; i++)
        {
            Assert.Throws<FastSerException>(() => FastSerializer.Serialize(broken));
            AssertNextCallIsClean();
            Assert.Throws<FastSerException>(() => FastSerializer.GetSize(broken));
            AssertNextCallIsClean();
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Ledger>([1, 255]));
            AssertNextCallIsClean();
        }
    }

    [Fact]
    [Trait("Promise", "P20")]
    public void NestedCallsInAGetterDoNotDisturbTheOuterOne()
    {
        var expected = FastSerializer.Serialize(Samples.Ledger(2000));
        var innermost = new Ledger { Name = "3", OnGet = () => FastSerializer.Serialize(Samples.Ledger(3000)) };
        var middle = new Ledger { Name = "2", OnGet = () => FastSerializer.Serialize(innermost) };
        var sample = Samples.Ledger(2000);
        var outer = new Ledger
        {
            OnGet = () => Assert.Equal(FastSerializer.Serialize(middle).Length, FastSerializer.GetSize(middle)),
            Name = sample.Name,
            Lines = sample.Lines,
            Dates = sample.Dates,
            Numbers = sample.Numbers,
            Items = sample.Items,
            Note = sample.Note,
        };

        Assert.Equal(expected, FastSerializer.Serialize(outer));
        Assert.Equal(expected.Length, FastSerializer.GetSize(outer));
        var buffer = new byte[expected.Length];
        Assert.True(FastSerializer.TrySerialize(outer, buffer, out _));
        Assert.Equal(expected, buffer);
    }

    [Fact]
    [Trait("Promise", "P20")]
    public void NestedCallsInASetterDoNotDisturbTheOuterOne()
    {
        var data = FastSerializer.Serialize(Samples.Ledger(10));
        var depth = 0;
        Ledger.OnSet = () =>
        {
            if (++depth < 3)
            {
                Assert.Equal(data, FastSerializer.Serialize(FastSerializer.Deserialize<Ledger>(data)));
            }
        };

        Assert.Equal(data, FastSerializer.Serialize(FastSerializer.Deserialize<Ledger>(data)));
        Assert.True(depth >= 3);
    }

    private static void AssertNextCallIsClean()
    {
        var poco = Samples.Poco(5);
        Assert.Equal(poco.Text, FastSerializer.Deserialize<Poco>(FastSerializer.Serialize(poco)).Text);

        // The thread has its scratch buffer again.
        var before = GC.GetAllocatedBytesForCurrentThread();
        FastSerializer.GetSize(poco);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }
}
