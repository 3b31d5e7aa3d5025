using System.Runtime.CompilerServices;

namespace FastSer.PreviewTests;

/// <summary>Unions that are written by hand: classes, and those with a provider of their members.</summary>
public sealed class HandwrittenTests
{
    private static readonly Guest?[] s_guests =
    [
        null, new((Cat?)null), new(new Cat("x")), new(5), new([]), new([new(new Cat("y")), null!, new(default(Pet)), new([new(7)])]), new((Pet)new Dog("d", 2)),
    ];

    /// <summary>A class is null as other classes are; an object without content is another value.</summary>
    [Fact]
    public void ClassIsPresenceAndTheTagOfItsContent()
    {
        Assert.Equal("00 0100 0101010278 010205000000", $"{Hex<Guest?>(null)} {Hex(new Guest((Cat?)null))} {Hex(new Guest(new Cat("x")))} {Hex(new Guest(5))}");
        Assert.Equal("00 010115 010201", $"{Hex<Flag?>(null)} {Hex(new Flag(5))} {Hex(new Flag(true))}");
        Assert.Equal("00 01020261", $"{Hex<Outcome<int>?>(null)} {Hex<Outcome<int>>("a")}");
        Assert.Equal("00", Hex(default(Token)));
    }

    [Fact]
    public void UnionsComeBack()
    {
        Check(Same, s_guests);
        Check<Flag?>(static (one, other) => one?.Value?.Equals(other?.Value) ?? other is null, null, new(5), new(-1), new(true), new(false));
        Check<Outcome<int>?>(Equals, null, new Some<int>(1), "a", (string?)null);
        Check<Outcome<string>?>(Equals, null, new Some<string>("s"), "");
        Check<Token>(static (one, other) => one.Equals(other), default, 5L, "text");
        Check<Token?>(static (one, other) => one.Equals(other), null, default(Token), (Token)5L);
        Check<OldNews?>(Equals, null, new(5), new((int?)null));
        Check<StrictNews?>(Equals, null, new(5));
        Check<News?>(
            static (one, other) => Same(one?.Value, other?.Value),
            null, new(5), new(new Note("n")), new(new Cat("c")), new([new(1), null!]), new((Note)null!));
        Check<Part?>(static (one, other) => one?.GetType() == other?.GetType() && (one as Room)?.Value?.Equals((other as Room)?.Value) != false,
            null, new Room(5), new Room("r"), new Room((string?)null), new Door { Width = 3 });
    }

    [Fact]
    public void UnionsHaveEveryPlaceInEachFormat()
    {
        CheckPlaces<FastPlaces>();
        CheckPlaces<CompactPlaces>();
        CheckPlaces<TolerantPlaces>();
    }

    [Fact]
    public void ObjectsOfAnExistingGraphAreReplaced()
    {
        var kept = new Guest(1);
        var places = new FastPlaces { Guest = kept, Guests = [kept], Any = kept };
        FastSerializer.Populate(FastSerializer.Serialize(new FastPlaces { Guest = new(2), Guests = [new(3)], Any = new Guest(4) }), ref places);
        Assert.Equal(new object?[] { 2, 3, 4, 1 }, [places.Guest!.Value, places.Guests![0].Value, ((Guest)places.Any!).Value, kept.Value]);

        var guest = new Guest(1);
        Assert.Equal(5, Populated(guest, new Guest(5))!.Value);
        Assert.Null((object?)Populated<Guest?>(guest, null));
        Assert.Equal(1, guest.Value);
    }

    [Fact]
    public void ContentIsNotBoxedWhereTheUnionGivesItByType()
    {
        var boxed = Flag.Boxed;
        var bytes = FastSerializer.Serialize(new Flag(5));
        Assert.Equal(boxed, Flag.Boxed);
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Flag>(bytes)));
    }

    [Theory]
    [InlineData("0109", FastSerErrorCode.UnknownUnionTag)]
    [InlineData("01", FastSerErrorCode.Truncated)]
    [InlineData("02", FastSerErrorCode.InvalidPresence)]
    [InlineData("0102", FastSerErrorCode.Truncated)]
    [InlineData("0103FF00000010", FastSerErrorCode.Truncated)]
    [InlineData("0101FF", FastSerErrorCode.InvalidPresence)]
    public void HostileDataIsAnError(string hex, FastSerErrorCode code)
    {
        var bytes = Convert.FromHexString(hex);
        Assert.Equal(code, Fault(() => FastSerializer.Deserialize<Guest>(bytes)));
        Assert.Equal(code, Fault(() => FastSerializer.Skip<Guest>(bytes)));
    }

    /// <summary>No case of it can be null.</summary>
    [Fact]
    public void ObjectWithoutContentIsRefusedWhereNoneCanBeMade()
    {
        Assert.Equal(FastSerErrorCode.InvalidValue, Fault(() => FastSerializer.Deserialize<Flag>([1, 0])));
        Assert.Equal(FastSerErrorCode.UnexpectedNull, Fault(() => FastSerializer.Serialize(new Flag(int.MaxValue))));
    }

    [Fact]
    public void ObjectOfADerivedClassIsRefused() =>
        Assert.Equal(FastSerErrorCode.UnexpectedType, Fault(() => FastSerializer.Serialize<Flag>(new DerivedFlag(5))));

    [Fact]
    public void OlderVersionReadsNoContentOrKeepsIt()
    {
        foreach (var newer in new News[] { new(new Note("n")), new(new Cat("c")), new([new(1)]) })
        {
            var bytes = FastSerializer.Serialize(newer);
            var old = FastSerializer.Deserialize<OldNews>(bytes);
            Assert.NotNull((object?)old);
            Assert.Null(old!.Value);
            Assert.Null((object?)FastSerializer.Deserialize<StrictNews>(bytes));
            Assert.Equal(bytes.Length, FastSerializer.Skip<StrictNews>(bytes));
            Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<KeptNews>(bytes)));
        }
    }

    [Fact]
    public void DepthIsLimited()
    {
        var deep = new Guest(1);
        for (var i = 0; i < 100; i++)
        {
            deep = new([deep]);
        }

        var bytes = FastSerializer.Serialize(deep, new FastSerializerOptions { MaxDepth = 1000 });
        Assert.Equal(FastSerErrorCode.DepthExceeded, Fault(() => FastSerializer.Serialize(deep)));
        Assert.Equal(FastSerErrorCode.DepthExceeded, Fault(() => FastSerializer.Deserialize<Guest>(bytes)));
        Assert.Equal(FastSerErrorCode.DepthExceeded, Fault(() => FastSerializer.Skip<Guest>(bytes)));
    }

    private static void CheckPlaces<T>()
        where T : IPlaces, new()
    {
        T[] all =
        [
            new(),
            new()
            {
                Guest = new(new Cat("a")), Guests = [.. s_guests!], Flags = [new(1), null, new(false)],
                Map = new() { [new(1)] = "one", [new(new Cat("k"))] = new Some<int>(2), [new((Cat?)null)] = (string?)null }, Pair = (5L, new(new Note("n"))),
                Token = (Token)"t", Any = (Outcome<int>)new Some<int>(3),
            },
            new() { Guest = new((Cat?)null), Token = default(Token), Any = (Token)6L },
            new() { Any = new Guest(new Cat("b")) },
        ];
        foreach (var value in all)
        {
            var bytes = FastSerializer.Serialize(value);
            var read = FastSerializer.Deserialize<T>(bytes)!;
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
            Assert.True(Same(value.Guest, read.Guest));
            Assert.Equal(value.Token.HasValue, read.Token.HasValue);
            Assert.True(value.Any is IUnion ? Same(value.Any, read.Any) : Equals(value.Any, read.Any));
            Assert.Equal(value.Guests?.Length, read.Guests?.Length);
            Assert.True((value.Guests ?? []).Zip(read.Guests ?? []).All(static pair => Same(pair.First, pair.Second)));
            Assert.Equal(value.Flags?.Select(static flag => flag?.Value), read.Flags?.Select(static flag => flag?.Value));
            Assert.Equal(value.Map?.Values, read.Map?.Values);
            Assert.Equal(value.Map?[new(new Cat("k"))], read.Map?[new(new Cat("k"))]);
            Assert.Equal(value.Pair, read.Pair);
        }
    }

    /// <summary>Compares with references, not with patterns: to those an object without content is null.</summary>
    private static bool Same(object? one, object? other) => (one, other) switch
    {
        (Guest first, Guest second) => Same(first.Value, second.Value),
        (System.Collections.IList first, System.Collections.IList second) => first.Count == second.Count
            && Enumerable.Range(0, first.Count).All(i => first[i] is News item ? Same(item.Value, ((News)second[i]!).Value) : Same(first[i], second[i])),
        _ => Equals(one, other),
    };

    private static T? Populated<T>(T value, T with)
    {
        FastSerializer.Populate(FastSerializer.Serialize(with), ref value!);
        return value;
    }

    private static void Check<T>(Func<T, T, bool> same, params T[] values)
    {
        foreach (var value in values)
        {
            var bytes = FastSerializer.Serialize(value);
            var read = FastSerializer.Deserialize<T>(bytes);
            Assert.True(same(value, read!), $"{typeof(T)}: {Convert.ToHexString(bytes)}");
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
            for (var length = 0; length < bytes.Length; length++)
            {
                Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(bytes.AsSpan(0, length)));
            }
        }
    }

    private static FastSerErrorCode Fault(Action action) => Assert.Throws<FastSerException>(action).Code;

    private static string Hex<T>(T value) => Convert.ToHexString(FastSerializer.Serialize(value));
}
