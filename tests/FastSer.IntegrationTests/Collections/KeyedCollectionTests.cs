using System.Collections.ObjectModel;

namespace FastSer.IntegrationTests.Collections;

/// <summary>A collection that finds its elements by a key of theirs is stored by its elements.</summary>
public sealed partial class KeyedCollectionTests
{
    [Fact]
    public void ElementsAreFoundByTheirKeysAfterReading()
    {
        var read = FastSerializer.Deserialize<Shelf>(FastSerializer.Serialize(new Shelf { Parts = [new Part("a", 1), new Part("b", 2)] }))!;

        Assert.Equal(["a", "b"], read.Parts!.Select(static part => part.Code));
        Assert.Equal(2, read.Parts!["b"].Weight);
    }

    [Fact]
    public void BytesAreThoseOfAList() => Assert.Equal(
        FastSerializer.Serialize(new List<Part> { new("a", 1) }),
        FastSerializer.Serialize(new PartCollection { new("a", 1) }));

    [Fact]
    public void KeyThatOccursTwiceIsAnErrorOfTheCollection()
    {
        var bytes = FastSerializer.Serialize(new List<Part> { new("a", 1), new("a", 2) });

        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<PartCollection>(bytes));
        Assert.Equal(FastSerErrorCode.UserCode, error.Code);
        Assert.IsType<ArgumentException>(error.InnerException);
    }

    [FastSerType]
    public sealed partial record Part(string Code, int Weight);

    [FastSerType]
    public sealed partial class Shelf
    {
        public PartCollection? Parts { get; set; }
    }

    public sealed class PartCollection : KeyedCollection<string, Part>
    {
        protected override string GetKeyForItem(Part item) => item.Code;
    }
}
