using System.Collections.Concurrent;
using System.Globalization;

namespace FastSer.MatrixTests;

/// <summary>
/// The promise of docs/types.md for the Compact format: which collections of integers and Booleans have the same bytes, over all
/// pairs of collections.
/// </summary>
public sealed class CompactInterchangeTests
{
    private static readonly ConcurrentDictionary<int, Lazy<Dictionary<CompactKind, ICompactRoot>>> s_roots = new();

    public static TheoryData<int> Elements => [.. TestDepth.Sample(Enumerable.Range(0, CompactElement.All.Count), 12)];

    [Theory]
    [MemberData(nameof(Elements))]
    public void CollectionsOfOneFormReadEachOther(int element)
    {
        var roots = RootsOf(element);
        foreach (var (kind, root) in roots)
        {
            foreach (var (otherKind, other) in roots)
            {
                var context = $"{root.Name} and {other.Name}";
                var isSame = kind.Form == otherKind.Form;
                Assert.True(
                    (isSame && kind.HasNull == otherKind.HasNull) == (root.Fingerprint == other.Fingerprint),
                    $"fingerprints of {context}");
                if (isSame)
                {
                    Assert.True(root.Read(root.Bytes).SequenceEqual(other.Read(root.Bytes)), $"elements of {context}");
                }
                else
                {
                    Assert.False(root.Bytes.SequenceEqual(other.Bytes), $"bytes of {context}");
                }
            }
        }
    }

    [Theory]
    [MemberData(nameof(Elements))]
    public void SkippingTakesTheBytesThatWereWritten(int element)
    {
        foreach (var root in RootsOf(element).Values)
        {
            Assert.Equal((root.Name, root.Bytes.Length), (root.Name, root.Skip([.. root.Bytes, 255, 255])));
            Assert.Equal((root.Name, root.Empty.Length), (root.Name, root.Skip([.. root.Empty, 255])));
            Assert.Equal((root.Name, root.Nested.Length), (root.Name, root.SkipNested([.. root.Nested, 255, 255])));
        }
    }

    [Theory]
    [MemberData(nameof(Elements))]
    public void EveryPrefixIsTruncatedInsideIt(int element)
    {
        foreach (var root in RootsOf(element).Values)
        {
            var bytes = root.Bytes;
            for (var length = 0; length < bytes.Length; length++)
            {
                var error = root.ErrorOf(bytes[..length]);
                Assert.Equal((root.Name, FastSerErrorCode.Truncated), (root.Name, error.Code));
                Assert.InRange(error.Offset, 0, length);
            }
        }
    }

    [Fact]
    public void SegmentedMemoryIsAsInTheFastFormat()
    {
        var element = CompactElement.All.First(static e => e.Type == "int");
        CompactKind[] kinds = [.. CompactKind.All, CompactKind.Segmented];
        var roots = CompactRootSource.Compile(element, kinds, "Segmented");
        var segmented = roots[CompactKind.Segmented];

        Assert.DoesNotContain(CompactKind.All, kind => roots[kind].Fingerprint == segmented.Fingerprint);
        Assert.Equal(1 + (element.Values.Length * sizeof(int)), segmented.Bytes.Length);
        Assert.Equal(segmented.Bytes.Length, segmented.Skip([.. segmented.Bytes, 255]));
        Assert.Equal(segmented.Nested.Length, segmented.SkipNested([.. segmented.Nested, 255]));
    }

    private static Dictionary<CompactKind, ICompactRoot> RootsOf(int element) => s_roots.GetOrAdd(
        element, static number => new(() => CompactRootSource.Compile(
            CompactElement.All[number], CompactKind.All, number.ToString(CultureInfo.InvariantCulture)))).Value;
}
