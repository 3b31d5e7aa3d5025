namespace FastSer.IntegrationTests.Views;

/// <summary>Random values of the types with views; the same for a seed.</summary>
public sealed class ViewValues(int seed)
{
    private readonly Random _random = new(seed);

    public ViewOrder Order() => new()
    {
        Id = _random.Next(), Name = Text(), IsPaid = Flip(), Total = _random.Next() / 100m, Placed = Moment(),
        Seen = new(Moment().Ticks, TimeSpan.FromMinutes(60)), Key = new Guid(_random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), Kind = Kind(),
        Place = Point(), Pair = (_random.Next(), Flip()),
        City = Text(), Remark = Text(), Discount = Flip() ? _random.Next() : null, IsGift = Flip() ? Flip() : null, When = Flip() ? ((short)3, Moment()) : null,
        Corner = Flip() ? Point() : null, Label = Label(), Tag = Flip() ? Label() : null, Customer = Base(), Nothing = Flip() ? new() : null,
        Lines = List(Base), Points = List(Point)?.ToArray(), Labels = Flip() ? default : [Label(), Label()], Numbers = List(() => _random.Next())?.ToArray(),
        Moments = List(() => new DateTimeOffset(Moment().Ticks, default))?.ToHashSet(), Flags = List(Flip), Kinds = List(Kind), Texts = List(Text),
        Counts = List(() => _random.Next(5))?.Distinct().ToDictionary(static n => "key" + n, static n => n),
        ByNumber = Flip() ? new() { [2] = Base(), [_random.Next(9, 99)] = Base() } : null,
        Names = Flip() ? new() { [ViewKind.Some] = Text() } : null, Link = Flip() ? new Uri("a/b" + _random.Next(), UriKind.Relative) : null,
        Shape = Shape(), Shapes = List(Shape), Note = Note(2), Stamp = Stamp(), LastStamp = Flip() ? Stamp() : null, LeftOut = [[1], [2, 3]],
        AlsoLeftOut = new Version(1, 2), IsNull = Flip(), ToObject = Text(), FastSerData = _random.Next(), CountsMap = Text(), Last = Text(),
    };

    public ViewNote? Note(int depth) => depth == 0 || _random.Next(4) == 0 ? null : new(
        _random.Next(), Text(), Flip(), Flip() ? _random.Next() : null, List(() => Note(depth - 1)), Stamp(), Flip() ? Stamp() : null, Event(),
        Flip() ? new() { ["a"] = Text(), ["b"] = Text() } : null, Point(), Flip() ? Label() : null, Kind());

    private IViewEvent? Event() => _random.Next(3) switch
    {
        0 => new ViewOpened(Text()),
        1 => new ViewClosed(_random.Next()),
        _ => null,
    };

    private IViewShape? Shape() => _random.Next(5) switch
    {
        0 => new ViewCircle(_random.NextDouble(), Text()),
        1 => new ViewSquare(_random.NextDouble(), Text()),
        2 => new ViewCube(_random.Next()),
        3 => new ViewHidden(_random.Next()),
        _ => null,
    };

    private string? Text() => _random.Next(6) switch
    {
        0 => null,
        1 => "",
        2 => new string((char)_random.Next(0x100, 0xFFFF), _random.Next(1, 200)),
        3 => new string((char)_random.Next(0x20, 0xFF), _random.Next(120, 300)),
        _ => new string((char)_random.Next(0x20, 0xFF), _random.Next(1, 40)),
    };

    private ViewPoint Point() => new(_random.Next(), (short)_random.Next(), Flip());

    private ViewLabel Label() => new(Text(), _random.Next());

    private ViewStamp Stamp() => new(_random.NextInt64(), Text());

    private ViewBase? Base() => Flip() ? new() { Id = _random.Next(), Name = Text() } : null;

    private ViewKind Kind() => (ViewKind)_random.Next(3);

    private DateTime Moment() => new(_random.NextInt64(DateTime.MaxValue.Ticks / 2), DateTimeKind.Utc);

    private bool Flip() => _random.Next(2) == 0;

    private List<T>? List<T>(Func<T> make) => _random.Next(4) == 0 ? null : [.. Enumerable.Range(0, _random.Next(4)).Select(_ => make())];
}
