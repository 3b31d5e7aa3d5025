using FastSer.IntegrationTests.Views;
using ViewComparison = FastSer.IntegrationTests.Views.ViewComparison;

namespace FastSer.SafetyTests.GuardPages;

/// <summary>Looks at views of bytes flush before and behind a page that must not be touched. A fault ends the test process.</summary>
[Trait("Promise", "P3")]
public sealed class ViewGuardPageTests : IDisposable
{
    private readonly GuardedMemory _memory = new(1 << 16);

    private delegate void Look(ReadOnlySpan<byte> bytes);

    private static int Values => TestDepth.Choose(all: 40, quick: 5);

    public void Dispose() => _memory.Dispose();

    [LinuxFact]
    public void ValuesAndTheirPrefixesAreShownWithinTheirBytes()
    {
        for (var seed = 0; seed < Values; seed++)
        {
            AssertPrefixes(Order(seed), LookAtOrder);
            AssertPrefixes(Note(seed), LookAtNote);
        }
    }

    [LinuxFact]
    public void DamagedBytesAreShownWithinTheirBytes()
    {
        var random = new Random(8);
        for (var seed = 0; seed < Values; seed++)
        {
            foreach (var (bytes, look) in new (byte[], Look)[] { (Order(seed), LookAtOrder), (Note(seed), LookAtNote) })
            {
                for (var i = 0; i < 500; i++)
                {
                    // The place of a length of one byte gets one that ends a few bytes before or behind the input.
                    var place = random.Next(bytes.Length);
                    var left = bytes.Length - place;
                    var mutant = bytes.ToArray();
                    mutant[place] = random.Next(3) switch
                    {
                        0 => (byte)((left + random.Next(-3, 3)) * 2),
                        1 => (byte)(left + random.Next(-3, 3)),
                        _ => (byte)random.Next(256),
                    };
                    _ = Shows(mutant, look);
                }
            }
        }
    }

    private static byte[] Order(int seed) => FastSerializer.Serialize(new ViewValues(seed).Order());

    private static byte[] Note(int seed) => FastSerializer.Serialize(new ViewValues(seed).Note(3) ?? new ViewNote(1));

    private static void LookAtOrder(ReadOnlySpan<byte> bytes) => new ViewComparison(hasObject: false).Order(ViewOrder.View(bytes), null);

    private static void LookAtNote(ReadOnlySpan<byte> bytes) => new ViewComparison(hasObject: false).Note(ViewNote.View(bytes), null);

    private void AssertPrefixes(byte[] bytes, Look look)
    {
        for (var length = bytes.Length; length >= 0; length--)
        {
            Assert.Equal(length == bytes.Length, Shows(bytes.AsSpan(0, length), look));
        }
    }

    private bool Shows(ReadOnlySpan<byte> bytes, Look look)
    {
        bytes.CopyTo(_memory.AtEnd(bytes.Length));
        var atEnd = Shows(_memory.AtEnd(bytes.Length), look);
        bytes.CopyTo(_memory.AtStart(bytes.Length));
        Assert.Equal(atEnd, Shows(_memory.AtStart(bytes.Length), look));
        return atEnd;

        static bool Shows(ReadOnlySpan<byte> bytes, Look look)
        {
            try
            {
                look(bytes);
                return true;
            }
            catch (FastSerException)
            {
                return false;
            }
        }
    }
}
