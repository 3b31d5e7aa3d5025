using System.Collections;
using System.Collections.Immutable;
using System.Collections.Specialized;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using FastSer.TestTypes;

namespace FastSer.Docs.Tests;

/// <summary>The values and types of docs/wire-format.md, found by their own C# text.</summary>
internal sealed partial class FormatExampleValues
{
    private readonly Dictionary<string, Func<byte[], byte[]>> _writeAndRead = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Func<byte[], FastSerErrorCode>> _read = new(StringComparer.Ordinal);

    private readonly Dictionary<string, Func<TestCase>> _cases = new(StringComparer.Ordinal);

    public FormatExampleValues()
    {
        AddRoots();
        AddScalars();
        AddVariable();
        AddCollections();
        AddCollectionKinds();
        AddObjects();
        AddCompact();
        AddReaders();
        AddStreams();
    }

    public IEnumerable<string> Values => _writeAndRead.Keys;

    /// <summary>The values that are roots, as test cases.</summary>
    public IReadOnlyDictionary<string, Func<TestCase>> Cases => _cases;

    public IEnumerable<string> TypesToRead => _read.Keys;

    /// <summary>
    /// The bytes of the value. They are checked to be what reading the given bytes and writing the result again yields, too.
    /// </summary>
    public byte[] Write(string value, byte[] bytes) => _writeAndRead[value](bytes);

    public FastSerErrorCode Read(string type, byte[] bytes) => _read[type](bytes);

    /// <summary>Inside a generic method the generator does not see the root types: it sees them here.</summary>
    private static void AddRoots()
    {
        FastSerializer.GetSize(default(int?));
        FastSerializer.GetSize(default(Color));
        FastSerializer.GetSize(default((int, string, byte)));
        FastSerializer.GetSize(default(KeyValuePair<byte, string?>));
        FastSerializer.GetSize(default(Tuple<byte, string, byte>));
        FastSerializer.GetSize(default(Tuple<int>));
        FastSerializer.GetSize(default(Lazy<int>));
        FastSerializer.GetSize(default(List<string?>));
        FastSerializer.GetSize(default(List<List<string>>));
        FastSerializer.GetSize(default(byte[]?[]));
        FastSerializer.GetSize(default(HashSet<short>));
        FastSerializer.GetSize(default(Dictionary<byte, string?>));
        FastSerializer.GetSize(default(Dictionary<string, byte>));
        FastSerializer.GetSize(default(Point[]));
        FastSerializer.GetSize(default(List<Label>));
        FastSerializer.GetSize(default(Box<int>));
        FastSerializer.GetSize(default(Compact<int>));
        FastSerializer.GetSize(default(Compact<ulong>));
        FastSerializer.GetSize(default(Compact<char>));
        FastSerializer.GetSize(default(Compact<decimal>));
        FastSerializer.GetSize(default(Compact<string?>));
        FastSerializer.GetSize(default(Compact<int[]>));
        FastSerializer.GetSize(default(Compact<ushort[]>));
        FastSerializer.GetSize(default(Compact<bool[]>));
        FastSerializer.GetSize(default(Compact<List<long>>));
        FastSerializer.GetSize(default(Compact<IEnumerable<long>>));
        FastSerializer.GetSize(default(Compact<Queue<long>>));
        FastSerializer.GetSize(default(Compact<Dictionary<int, string?>>));
        FastSerializer.GetSize(default(Node[]));
        FastSerializer.GetSize(default(byte[,]));
        FastSerializer.GetSize(default(int[,]));
        FastSerializer.GetSize(default(string?[,]));
        FastSerializer.GetSize(default(ILookup<byte, string>));
        FastSerializer.GetSize(default(PriorityQueue<byte, byte>));
        FastSerializer.GetSize(default(Stack<byte>));
        FastSerializer.GetSize(default(SortedSet<byte>));
        FastSerializer.GetSize(default(SortedList<byte, byte>));
        FastSerializer.GetSize(default(ImmutableArray<byte>));
        FastSerializer.GetSize(default(ArraySegment<byte>));
        FastSerializer.GetSize(default(Memory<byte>));
    }

    private void AddScalars()
    {
        Add(true);
        Add((short)-2);
        Add('A');
        Add((Half)1.5);
        Add(305419896);
        Add(1.5f);
        Add(-2L);
        Add(1.5);
        Add((nint)(-1));
        Add((Int128)258);
        Add(-1.25m);
        Add(new Rune(0x1F600));
        Add(new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        Add(new DateTime(1, DateTimeKind.Unspecified));
        Add(new DateTime(1, DateTimeKind.Utc));
        Add(new DateTimeOffset(36_000_000_001, TimeSpan.FromMinutes(60)));
        Add(new DateOnly(1, 1, 2));
        Add(new TimeOnly(258));
        Add(new TimeSpan(-1));
        Add(new Complex(1, -2));
        Add(new Vector3(1, 2, 3));
        Add(new Plane(1, 2, 3, 4));
        Add(new Size(1, -2));
        Add(new RectangleF(1, 2, 3, 4));
        Add(^1);
        Add(2..^1);
        Add(Color.Green);
    }

    private void AddVariable()
    {
        Add(new StringBuilder("ab"));
        Add(new Uri("a/b", UriKind.Relative));
        Add(new Version(1, 2));
        Add((Version?)null);
        Add(BigInteger.Zero);
        Add(new BigInteger(-129));
        Add(new BigInteger(128));
        Add(new IPAddress(new byte[] { 127, 0, 0, 1 }));
        Add(IPAddress.Parse("fe80::1%7"));
        Add(new IPEndPoint(new IPAddress(new byte[] { 127, 0, 0, 1 }), 8080));
        Add((IPEndPoint?)null);
        Add(IPNetwork.Parse("10.0.0.0/8"));
        Add(CultureInfo.GetCultureInfo("de"));
        Add(TimeZoneInfo.Utc);
        Add<Encoding>(new UTF8Encoding(false), "new UTF8Encoding(false)");
        Add(System.Drawing.Color.FromArgb(255, 1, 2, 3), "Color.FromArgb(255, 1, 2, 3)");
        Add(System.Drawing.Color.Red, "Color.Red");
        Add(new NameValueCollection { { "a", "1" }, { null, null } });
        Add(default(JsonElement));
        Add(new JsonArray(1, null));
        Add(new BitArray(new[] { true, false, true }));
        Add("");
        Add((string?)null);
        Add("hé");
        Add("€");
        Add("a€");
        Add("\uD83D");
        Add(new string('x', 128));
    }

    private void AddCollections()
    {
        Add(new byte[] { 7 });
        Add(new byte[253]);
        Add(new byte[254]);
        Add(new[] { 1, -1 });
        Add(new List<int> { 1, -1 });
        Add((int[]?)null);
        Add(Array.Empty<int>());
        Add(new List<string?> { "a", null, "" });
        Add(new[] { new byte[] { 9 }, null });
        Add(new HashSet<short> { 5, 4 });
        Add(new Dictionary<byte, string?> { [1] = "a", [2] = null });
        Add(new[] { new Point(1, 2), new Point(3, 4) });
        Add(new List<Label> { new("a", 1), default });
    }

    private void AddCollectionKinds()
    {
        Add(new byte[,] { { 1, 2, 3 }, { 4, 5, 6 } });
        Add(new string?[,] { { "a" }, { null } });
        Add(new int[0, 5]);
        Add((byte[,]?)null);
        Add(new[] { "a", "bb", "c" }.ToLookup(s => (byte)s.Length));
        Add(new PriorityQueue<byte, byte>([(7, 2), (8, 1)]));
        Add(new Stack<byte>([1, 2, 3]));
        Add(new SortedSet<byte> { 3, 1, 2 });
        Add(default(ImmutableArray<byte>));
        Add(ImmutableArray<byte>.Empty);
        Add(default(ArraySegment<byte>));
        Add(default(Memory<byte>));
        Add(new Memory<byte>([7]));
        AddReader(default(byte[,]));
        AddReader(default(ILookup<byte, string>));
        AddReader(default(SortedSet<byte>));
        AddReader(default(SortedList<byte, byte>));
        AddReader(default(Memory<byte>));
    }

    private void AddObjects()
    {
        Add(new Note(7, "hi", true));
        Add((Note?)null);
        Add(new Shape("s", new Point(1, 2), 3, null, new Note(4, null, false)));
        Add(new Dog { Name = "Rex", Legs = 4, Tricks = 2 });
        Add(new Ordered { First = 1, Last = 2 });
        Add(new Box<int>(1, 9));
        Add(new Point(1, -1));
        Add(new Label("ab", 3));
        Add(new Holder(new Size5 { A = 1, B = 2 }, new Point(3, 4)));
        Add((int?)5);
        Add(new Lazy<int>(5));
        Add((int?)null);
        Add((1, "a", (byte)2));
        Add(new KeyValuePair<byte, string?>(1, null));
        Add(Tuple.Create((byte)1, "a", (byte)2));
        Add((Tuple<int>?)null);
        Add(new Chain { Next = new Chain() });
        Add((Payment)new Cash { Amount = 5 });
        Add((Payment)new Card { Amount = 5, Number = "n" });
        Add((Payment?)null);
        Add((Payment)new Gift { Amount = 5 });
        Add(new Cash { Amount = 5 });
        Add(new Setting { Value = 5 });
        Add(new Setting { Value = "a" });
        Add(new Setting { Value = new Note(7, null, true) });
        Add(new Setting());
        Add(new Node { Id = 7 });
        Add(new[] { Nodes.Loop, Nodes.Loop });
        Add(new Contact(7, "Al", 9));
        Add(new Contact(7, null, null));
        Add((Contact?)null);
        Add((IVehicle)new Car(4));
        Add(new Parcel(7));
        Add(FastSerializer.Deserialize<Parcel>(Convert.FromHexString("040D0702")));
        Add(new Ticket(7, "Al", 3));
        Add((Ticket?)null);
        Add(new Reading(0.25, "Oslo", 7));
        Add(new Reading(0.5, null, 7));
    }

    private void AddCompact()
    {
        Add(new Measure(300, -1, true, 1.5, "ok", null));
        Add(new Measure(0, 0, false, 0, null, 5));
        Add((Measure?)null);
        Add(new Offset(1, -1));
        Add(new Compact<int>(0));
        Add(new Compact<int>(-64));
        Add(new Compact<int>(64));
        Add(new Compact<ulong>(ulong.MaxValue));
        Add(new Compact<decimal>(-1.25m));
        Add(new Compact<Dictionary<int, string?>>(new() { [1] = "a" }));
        Add(new Compact<int[]>(new[] { 1, -1, 300, 0, 5 }));
        Add(new Compact<List<long>>(new List<long> { 1, -70000 }));
        Add(new Compact<IEnumerable<long>>(new long[] { 1, -70000 }));
        Add(new Compact<Queue<long>>(new Queue<long>([1, -70000])));
        Add(new Compact<ushort[]>(new ushort[] { 1, 256 }));
        Add(new Compact<bool[]>(new[] { true, false, true }));
        Add(new Compact<string?>("€uro"));
        Add(new Compact<string?>("€"));
        Add(new Compact<string?>("Жabc – de"));
    }

    private void AddReaders()
    {
        AddReader(default(Measure));
        AddReader(default(Offset));
        AddReader(default(Compact<int>));
        AddReader(default(Compact<char>));
        AddReader(default(Compact<int[]>));
        AddReader(default(Compact<bool[]>));
        AddReader(default(Compact<string>));
        AddReader(default(bool));
        AddReader(default(int));
        AddReader(default(decimal));
        AddReader(default(Rune));
        AddReader(default(DateTime));
        AddReader(default(DateTimeOffset));
        AddReader(default(DateOnly));
        AddReader(default(TimeOnly));
        AddReader(default(Uri));
        AddReader(default(Version));
        AddReader(default(BigInteger));
        AddReader(default(BitArray));
        AddReader(default(IPAddress));
        AddReader(default(IPEndPoint));
        AddReader(default(IPNetwork));
        AddReader(default(CultureInfo));
        AddReader(default(TimeZoneInfo));
        AddReader(default(JsonElement));
        AddReader(default(JsonNode));
        AddReader(default(string));
        AddReader(default(byte[]));
        AddReader(default(int[]));
        AddReader(default(int?));
        AddReader(default(List<string>));
        AddReader(default(List<List<string>>));
        AddReader(default(HashSet<short>));
        AddReader(default(Dictionary<byte, string>));
        AddReader(default(Dictionary<string, byte>));
        AddReader(default(Note));
        AddReader(default(Point));
        AddReader(default(Chain));
        AddReader(default(Payment));
        AddReader(default(Setting));
        AddReader(default(Node));
        AddReader(default(Contact));
        AddReader(default(IVehicle));
        AddReader(default(Ticket));
    }

    private void Add<T>(T value, [CallerArgumentExpression(nameof(value))] string text = "")
    {
        AddReference(text, value);
        _cases.Add(text, () => new TestCase<T>(text, static v => FastSerializer.Serialize(v), () => [value]));
        _writeAndRead.Add(text, bytes =>
        {
            var read = FastSerializer.Deserialize<T>(bytes);
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            return FastSerializer.Serialize(value);
        });
    }

    private void AddReader<T>(T? value, [CallerArgumentExpression(nameof(value))] string text = "")
    {
        var type = text["default(".Length..^1];
        AddReferenceReader<T>(type);
        _read.Add(type, static bytes =>
            FastSerializer.TryDeserialize<T>(bytes, out _, out var error) ? FastSerErrorCode.None : error.Code);
    }
}
