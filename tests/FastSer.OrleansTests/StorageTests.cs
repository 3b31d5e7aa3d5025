using FastSer.Orleans;

namespace FastSer.OrleansTests;

/// <summary>The serializer of grain state over versions of the program.</summary>
public sealed partial class StorageTests
{
    private static readonly FastSerGrainStorageSerializer s_storage = new();

    [Fact]
    public void OlderAndNewerVersionsOfATolerantStateReadEachOther()
    {
        var newer = s_storage.Deserialize<NewState>(s_storage.Serialize(new OldState { Id = 1, Name = "n" }))!;
        var older = s_storage.Deserialize<OldState>(s_storage.Serialize(new NewState { Id = 2, Name = "m", Added = [3] }))!;

        Assert.Equal((1, "n", 0), (newer.Id, newer.Name, newer.Added.Count));
        Assert.Equal((2, "m"), (older.Id, older.Name));
    }

    [Fact]
    public void OtherVersionOfAStateThatIsNotTolerantThrows()
    {
        var bytes = s_storage.Serialize(new Fixed { A = 1, B = 2 });

        Assert.Equal(2, s_storage.Deserialize<Fixed>(bytes)!.B);
        Assert.Equal(
            FastSerErrorCode.FingerprintMismatch, Assert.Throws<FastSerException>(() => s_storage.Deserialize<Exchanged>(bytes)).Code);
    }

    [Fact]
    public void StateOfAnotherSerializerThrows() =>
        Assert.Throws<FastSerException>(() => s_storage.Deserialize<Fixed>(new BinaryData("{\"A\":1}")));

    [Fact]
    public void TypeWithoutASerializerIsNamed() => Assert.Contains(
        nameof(StorageTests), Assert.Throws<FastSerException>(() => s_storage.Serialize(this)).Message, StringComparison.Ordinal);

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial class OldState
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial class NewState
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }

        [FastSerMember(2)]
        public List<int> Added { get; set; } = [];
    }

    [FastSerType]
    public partial class Fixed
    {
        public int A { get; set; }

        public int B { get; set; }
    }

    [FastSerType]
    public partial class Exchanged
    {
        public int B { get; set; }

        public int A { get; set; }
    }
}
