using System.Collections;
using System.Numerics;
using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Internal;

/// <summary>Calls of generated code for collections, where no type of the other tests leads.</summary>
public class CollectionHelperTests
{
    private enum Small : short
    {
        One = 1,
    }

    [Fact]
    public void FrozenTextsKeepTheirComparerUnlessTheyCollide()
    {
        foreach (var comparer in new[] { StringComparer.Ordinal, StringComparer.OrdinalIgnoreCase, StringComparer.InvariantCulture })
        {
            var known = Enumerable.Range(0, 200).Select(static i => $"name {i}").ToHashSet(comparer);
            Assert.Same(comparer, FrozenKeys.ComparerOf(known));
            Assert.Same(comparer, FrozenKeys.ComparerOf(known.ToDictionary(static key => key, static key => 1, comparer)));
        }

        var few = Colliding(200, 0).Take(100).ToHashSet();
        Assert.Same(few.Comparer, FrozenKeys.ComparerOf(few));
    }

    [Fact]
    public void FrozenTextsThatCollideGetAComparerThatDotNetDoesNotKnow()
    {
        foreach (var (comparer, lower) in new[]
            { (StringComparer.Ordinal, 0u), (StringComparer.OrdinalIgnoreCase, 0u), (StringComparer.OrdinalIgnoreCase, 0x20u) })
        {
            var other = FrozenKeys.ComparerOf(Colliding(200, lower).ToHashSet(comparer));
            Assert.NotSame(comparer, other);
            Assert.Equal(comparer.Equals("a", "A"), other.Equals("a", "A"));
            Assert.Equal(comparer.GetHashCode("a"), other.GetHashCode("a"));
        }

        // Its hash codes would collide too, but frozen collections call a comparer that they do not know.
        Assert.Same(StringComparer.InvariantCulture, FrozenKeys.ComparerOf(Colliding(200, 0).ToHashSet(StringComparer.InvariantCulture)));
    }

    [Fact]
    public void NullsThatCrowdAreMoved()
    {
        var guard = new KeyGuard<string?>(200);
        var items = new HashSet<string?>(200);
        for (var i = 0; i < 10_000; i++)
        {
            items = guard.Watch(items, null);
        }

        Assert.NotSame(EqualityComparer<string?>.Default, items.Comparer);
    }

    [Fact]
    public void ConcurrentDictionariesOfManyHaveRoomThatNobodyKnows()
    {
        Assert.Equal(127, ConcurrentItems.CapacityOf(127));
        Assert.All(Enumerable.Range(0, 100), static _ => Assert.InRange(ConcurrentItems.CapacityOf(1000), 1000, 1124));
    }

    [Fact]
    public void ElementsAreCountedWithoutACopyWhereTheirNumberIsKnown()
    {
        var list = new List<int> { 1, 2 };
        Assert.Same(list, LengthLimit.Count(list, 2, typeof(int), "Member"));
        Assert.Null(LengthLimit.Count<int>(null, 2, typeof(int), "Member"));
        Assert.Equal([1, 2], LengthLimit.Count(Each(list), 2, typeof(int), "Member"));
        foreach (var items in new[] { list, Each(list) })
        {
            Assert.Equal(2, LengthLimit.LengthOf(items));
            Assert.Equal(FastSerErrorCode.LengthExceeded, CodeOf(() => LengthLimit.Count(items, 1, typeof(int), "Member")!));
        }

        static IEnumerable<int> Each(List<int> items)
        {
            foreach (var item in items)
            {
                yield return item;
            }
        }
    }

    [Fact]
    public void SortedListsRefuseNullAndDuplicates()
    {
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf(static () => Sorted(new string[] { null! })));
        Assert.Equal([1, 2, 3], Sorted(3, 1, 2).Keys);
        Assert.Equal(2, Assert.Throws<FastSerException>(static () => Sorted(2, 1, 2)).ElementIndex);
        Assert.Equal(1, Assert.Throws<FastSerException>(static () => Sorted(2, 2)).ElementIndex);
        Assert.Equal(-1, Assert.Throws<FastSerException>(static () => Sorted(3, 1, 1)).ElementIndex);

        static SortedList<TKey, int> Sorted<TKey>(params TKey[] keys)
            where TKey : notnull
        {
            var builder = new SortedListBuilder<TKey, int>(keys.Length);
            foreach (var key in keys)
            {
                builder.Add(key, 0);
            }

            return builder.ToSortedList();
        }
    }

    [Fact]
    public void KeysThatACollectionFindsEqualAreDuplicates()
    {
        var items = new Dictionary<object, object> { ["a"] = 1, ["A"] = 2 };
        Assert.Equal(2, UntypedItems.FillMap(new Hashtable(), items).Count);
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf(() => UntypedItems.FillMap(new Hashtable(StringComparer.OrdinalIgnoreCase), items)));

        var sorted = new Dictionary<object, object> { [new AlwaysEqual()] = 1, [new AlwaysEqual()] = 2 };
        Assert.Equal(FastSerErrorCode.DuplicateKey, CodeOf(() => UntypedItems.ToSortedList(sorted)));
    }

    [Fact]
    public void AnEnumOfAnotherSizeHasChanged()
    {
        Assert.Equal(1, EnumValue.ToNumber<Small, short>(Small.One));
        Assert.Equal(FastSerErrorCode.TypeChanged, CodeOf(static () => EnumValue.ToNumber<Small, int>(Small.One)));
        Assert.Equal(FastSerErrorCode.TypeChanged, CodeOf(static () => EnumValue.FromNumber<Small, byte>(1)));
    }

    [Fact]
    public void PackedWrappersHaveTheSizeOfTheirStruct() => Assert.Throws<InvalidOperationException>(static () =>
    {
        var writer = default(FastWriter);
        writer.StartScratch(FastSer.Cursors.SinkKind.Scratch, null);
        PackedWrapperItems.WriteSpan<int, ThreeInts>(ref writer, [1]);
    });

    [Fact]
    public void UnknownMembersOfAnotherTypeAreNotWritten()
    {
        byte[] mask = [0b1110];
        var unknown = FastSerUnknown.Of(1, new MemberMask(ref mask[0], 1), [1, 2]);
        Assert.Equal((2, 2, false), (unknown.Count, unknown.Size, unknown.IsEmpty));
        Assert.Equal(0b1110, unknown.MaskByteBehind(1));
        Assert.Equal(FastSerErrorCode.InvalidMembers, CodeOf(() => unknown.MaskByteBehind(2)));
        Assert.False(unknown.Equals(1));
        Assert.True(unknown.Equals((object)unknown));

        FastSerUnknown none = default;
        Assert.Equal((0, 0, true), (none.Count, none.Size, none.IsEmpty));
        Assert.Equal(0b100, none.MaskByteBehind(9));
        Assert.True(none != unknown);

        var unknownCase = FastSerUnknownCase.Of(typeof(object), 3, [1]);
        Assert.False(unknownCase.Equals(1));
        Assert.True(unknownCase.Equals((object)unknownCase));
        Assert.NotEqual(unknownCase, FastSerUnknownCase.Of(typeof(string), 3, [1]));
        Assert.Equal("Unknown type with the tag 3, 1 bytes", unknownCase.ToString());
    }

    private static FastSerErrorCode CodeOf(Func<object> call) => Assert.Throws<FastSerException>(call).Code;

    private static FastSerErrorCode CodeOf(Func<short> call) => CodeOf(() => (object)call());

    private static FastSerErrorCode CodeOf(Func<int> call) => CodeOf(() => (object)call());

    private static FastSerErrorCode CodeOf(Func<Small> call) => CodeOf(() => (object)call());

    private static FastSerErrorCode CodeOf(Func<byte> call) => CodeOf(() => (object)call());

    /// <summary>Texts of one character, 60 of which have one hash code by the formula of frozen collections, with some of the bits set.</summary>
    private static IEnumerable<string> Colliding(int count, uint lower)
    {
        var letters = Enumerable.Range(0x3400, 0x6C00).Concat(Enumerable.Range(0xAC00, 0x2BA0)).Where(letter => lower == 0 || (letter & lower) == 0).ToArray();
        var alike = letters.Where(letter => HashCodeOf((uint)letter | lower) % (uint)(count | 1) == 0).Take(60).ToArray();
        return alike.Concat(letters.Except(alike).Take(count - alike.Length)).Select(static letter => ((char)letter).ToString());
    }

    private static uint HashCodeOf(uint letter)
    {
        const uint Start = (5381 << 16) + 5381;
        return Start + (((BitOperations.RotateLeft(Start, 5) + Start) ^ letter) * 1_566_083_941);
    }

    private sealed class AlwaysEqual : IComparable
    {
        public int CompareTo(object? obj) => 0;
    }
}
