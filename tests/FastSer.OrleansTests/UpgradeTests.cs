using FastSer.Orleans;
using Orleans;
using Orleans.Serialization.Configuration;

namespace FastSer.OrleansTests;

/// <summary>Messages between an old and a new version of a program: the type has the same alias in both.</summary>
public sealed partial class UpgradeTests
{
    private const string Alias = "order";

    private static readonly Serializer s_old = CreateOf(typeof(OldOrder));
    private static readonly Serializer s_new = CreateOf(typeof(NewOrder));

    [Fact]
    public void NewSiloReadsMessagesOfAnOldOne()
    {
        var read = s_new.Deserialize<NewOrder>(s_old.SerializeToArray(new OldOrder { Id = 1 }))!;

        Assert.Equal((1, null), (read.Id, read.Note));
    }

    [Fact]
    public void OldSiloReadsMessagesOfANewOne() =>
        Assert.Equal(2, s_old.Deserialize<OldOrder>(s_new.SerializeToArray(new NewOrder { Id = 2, Note = "n" }))!.Id);

    [Fact]
    public void ObjectsOfUnknownDeclarationsAreExchanged() =>
        Assert.Equal("n", Assert.IsType<NewOrder>(s_new.Deserialize<object>(s_new.SerializeToArray<object>(new NewOrder { Note = "n" }))).Note);

    private static Serializer CreateOf(Type type) => new ServiceCollection()
        .AddSerializer(builder => builder.AddFastSer().Configure(options => options.WellKnownTypeAliases[Alias] = type))
        .BuildServiceProvider().GetRequiredService<Serializer>();

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial class OldOrder
    {
        [FastSerMember(0)]
        public int Id { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial class NewOrder
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Note { get; set; }
    }
}
