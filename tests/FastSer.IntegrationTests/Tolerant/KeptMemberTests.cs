namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Objects that keep members of a newer version, and whose own members change before they are written back.</summary>
public sealed class KeptMemberTests
{
    private const int Subsets = 1 << 5;

    private static readonly string?[] s_texts = [null, "none", "other"];

    [Fact]
    public void ChangedMembersAreWrittenBesideTheKeptOnes()
    {
        for (var members = 0; members < Subsets; members++)
        {
            foreach (var before in s_texts)
            {
                var bytes = FastSerializer.Serialize(Note(1, before, members));
                foreach (var after in s_texts)
                {
                    AssertWrites<KeepingNote>(bytes, note => note with { Id = 2, Text = after }, Note(2, after, members));
                    AssertWrites<KeepingHolder>(Holder(bytes), holder => ChangeAll(holder, after), Note(2, after, members));
                }

                // These know the first member only, and keep the text.
                AssertWrites<KeepingPoint>(bytes, static point => point with { X = 2 }, Note(2, before, members));
                AssertWrites<KeepingBase>(bytes, SetId, Note(2, before, members));
            }
        }
    }

    private static void AssertWrites<T>(byte[] bytes, Func<T, T> change, LaterNote expected)
    {
        var written = FastSerializer.Serialize(change(FastSerializer.Deserialize<T>(bytes)!));
        var wanted = FastSerializer.Serialize(expected);

        Assert.Equal(typeof(T) == typeof(KeepingHolder) ? Holder(wanted) : wanted, written);
    }

    /// <summary>A holder with the object in its list.</summary>
    private static byte[] Holder(byte[] note) => FastSerializer.Serialize(
        new KeepingHolder { Notes = [FastSerializer.Deserialize<KeepingNote>(note), null] });

    private static KeepingHolder ChangeAll(KeepingHolder holder, string? text)
    {
        holder.Notes = holder.Notes!.ConvertAll(note => note is null ? null : note with { Id = 2, Text = text });
        return holder;
    }

    private static KeepingBase SetId(KeepingBase value)
    {
        value.Id = 2;
        return value;
    }

    /// <summary>A note with some of the members that older versions do not know.</summary>
    private static LaterNote Note(int id, string? text, int members) => new()
    {
        Id = id,
        Text = text,
        Author = (members & 1) != 0 ? "author" : null,
        Answer = (members & 2) != 0 ? new LaterNote { Id = 9 } : null,
        A = (members & 4) != 0 ? (byte)1 : null,
        B = (members & 8) != 0 ? (byte)2 : null,
        C = (members & 16) != 0 ? (byte)3 : null,
        Views = 77,
    };
}
