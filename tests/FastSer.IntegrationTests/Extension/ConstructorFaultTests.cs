using System.Buffers;

namespace FastSer.IntegrationTests.Extension;

/// <summary>
/// A constructor that throws while its object is read. The error names the object, or all that may be meant: never a member that has not
/// been read, and never only a part of the object.
/// </summary>
public sealed class ConstructorFaultTests
{
    /// <summary>Nothing around the object ends where it does.</summary>
    [Fact]
    public void ObjectIsNamedInEachFormat()
    {
        CheckFastSer(new FastFrame { Item = new FastStrict(2), After = "x" }, "Item", nameof(FastStrict));
        CheckFastSer(new CompactFrame { Item = new CompactStrict(2), After = "x" }, "Item", nameof(CompactStrict));
        CheckFastSer(new TolerantFrame { Item = new TolerantStrict(2), After = "x" }, "Item", nameof(TolerantStrict));
        CheckFastSer(new AppendFrame { Item = new AppendStrict(2), After = "x" }, "Item", nameof(AppendStrict));
        CheckFastSer(new FastStrict(2), null, nameof(FastStrict));
        CheckFastSer(new CompactStrict(2), null, nameof(CompactStrict));
        CheckFastSer(new TolerantStrict(2), null, nameof(TolerantStrict));
        CheckFastSer(new AppendStrict(2), null, nameof(AppendStrict));
        CheckFastSer(new Dictionary<int, FastStrict> { [1] = new(2), [3] = new(4) }, "[0].Value", nameof(FastStrict));
    }

    /// <summary>The bytes do not say which of the constructors has thrown: the message names the outermost object too.</summary>
    [Fact]
    public void ObjectsThatEndAtTheSameOffsetAreNamedToo()
    {
        CheckFastSer(new StrictFrame(new Lenient { Number = 1 }), "Part", nameof(Lenient), nameof(StrictFrame));
        CheckFastSer(new StrictFrames(new StrictFrame(new Lenient { Number = 1 })), "Part.Part", nameof(Lenient), nameof(StrictFrames));
        CheckFastSer(new StrictItems([new Lenient { Number = 1 }, new Lenient { Number = 2 }]), "Items[1]", nameof(Lenient), nameof(StrictItems));
        CheckFastSer(new[] { new StrictFrame(new Lenient()), new StrictFrame(new Lenient()) }, "[0].Part", nameof(Lenient), nameof(StrictFrame));
        CheckFastSer(new CompactEnd(new CompactLenient { Number = 1 }, true, null), "Part", nameof(CompactLenient), nameof(CompactEnd));
        CheckFastSer(new TolerantEnd(new TolerantLenient { Number = 1 }, null), "Part", nameof(TolerantLenient), nameof(TolerantEnd));
        CheckFastSer(new AppendEnd(new Lenient { Number = 1 }), "Part", nameof(Lenient), nameof(AppendEnd));
    }

    /// <summary>Members of fixed size are read as one block, and their structs made behind it.</summary>
    [Fact]
    public void MemberBehindABlockIsNotNamed()
    {
        CheckFastSer(new FastBlock { Inner = new StrictStruct(1), Last = 5, After = "x" }, null, nameof(FastBlock));
        CheckFastSer(new TolerantBlock { Inner = new StrictStruct(1), Last = 5, After = "x" }, null, nameof(TolerantBlock));
        CheckFastSer(new AppendBlock { Inner = new StrictStruct(1), Last = 5, After = "x" }, null, nameof(AppendBlock));
    }

    /// <summary>Here the constructor runs before the first member is read.</summary>
    [Fact]
    public void FirstMemberIsNotNamed() => CheckFastSer(new MadeFirst { Number = 1 }, null, nameof(MadeFirst));

    private static void CheckFastSer<[FastSerRootParameter] T>(T value, string? path, string type, string? outer = null)
    {
        var bytes = FastSerializer.Serialize(value);
        Strict.Throws = true;
        try
        {
            foreach (var read in new Action[]
                {
                    () => FastSerializer.Deserialize<T>(bytes),
                    () => FastSerializer.Deserialize<T>(new MemoryStream(bytes)),
                    () => FastSerializer.Deserialize<T>(new ReadOnlySequence<byte>(bytes)),
                })
            {
                var exception = Assert.Throws<FastSerException>(read);
                Assert.Equal((FastSerErrorCode.UserCode, path), (exception.Code, exception.MemberPath));
                Assert.EndsWith("." + type, exception.TypeName, StringComparison.Ordinal);
                Assert.IsType<InvalidOperationException>(exception.InnerException);
                Assert.Equal(outer is not null, exception.Message.Contains("or in an enclosing object", StringComparison.Ordinal));
                Assert.EndsWith(outer is null ? ")." : $", or in an enclosing object up to {typeof(Strict).Namespace}.{outer}).", exception.Message, StringComparison.Ordinal);
            }
        }
        finally
        {
            Strict.Throws = false;
        }
    }
}

public static class Strict
{
    [ThreadStatic]
    private static bool t_throws;

    public static bool Throws
    {
        get => t_throws;
        set => t_throws = value;
    }

    public static T Check<T>(T value) => Throws ? throw new InvalidOperationException("refused") : value;
}

[FastSerType]
public partial class FastStrict(int number)
{
    public int Number { get; } = Strict.Check(number);
}

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactStrict(int number)
{
    public int Number { get; } = Strict.Check(number);
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantStrict(int number)
{
    [FastSerMember(0)]
    public int Number { get; } = Strict.Check(number);
}

[FastSerType(Append = true)]
public partial class AppendStrict(int number)
{
    public int Number { get; } = Strict.Check(number);
}

[FastSerType]
public partial struct StrictStruct(int number)
{
    public int Number { get; } = Strict.Check(number);
}

[FastSerType]
public partial class FastFrame
{
    public FastStrict? Item { get; set; }

    public string? After { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactFrame
{
    public CompactStrict? Item { get; set; }

    public string? After { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantFrame
{
    [FastSerMember(0)]
    public TolerantStrict? Item { get; set; }

    [FastSerMember(1)]
    public string? After { get; set; }
}

[FastSerType(Append = true)]
public partial class AppendFrame
{
    public AppendStrict? Item { get; set; }

    public string? After { get; set; }
}

[FastSerType]
public partial class Lenient
{
    public int Number { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactLenient
{
    public int Number { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantLenient
{
    [FastSerMember(0)]
    public int Number { get; set; }
}

[FastSerType]
public partial class StrictFrame(Lenient part)
{
    public Lenient Part { get; } = Strict.Check(part);
}

[FastSerType]
public partial class StrictFrames(StrictFrame part)
{
    public StrictFrame Part { get; } = Strict.Check(part);
}

[FastSerType]
public partial class StrictItems(List<Lenient> items)
{
    public List<Lenient> Items { get; } = Strict.Check(items);
}

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactEnd(CompactLenient part, bool flag, int? number)
{
    public CompactLenient Part { get; } = Strict.Check(part);

    public bool Flag { get; } = flag;

    public int? Number { get; } = number;
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantEnd(TolerantLenient part, string? note)
{
    [FastSerMember(0)]
    public TolerantLenient Part { get; } = Strict.Check(part);

    [FastSerMember(1)]
    public string? Note { get; } = note;
}

[FastSerType(Append = true)]
public partial class AppendEnd(Lenient part)
{
    public Lenient Part { get; } = Strict.Check(part);
}

[FastSerType]
public partial class FastBlock
{
    public StrictStruct Inner { get; set; }

    public int Last { get; set; }

    public string? After { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantBlock
{
    [FastSerMember(0)]
    public StrictStruct Inner { get; set; }

    [FastSerMember(1)]
    public int Last { get; set; }

    [FastSerMember(2)]
    public string? After { get; set; }
}

[FastSerType(Append = true)]
public partial class AppendBlock
{
    public StrictStruct Inner { get; set; }

    public int Last { get; set; }

    public string? After { get; set; }
}

[FastSerType]
public partial class MadeFirst
{
    private readonly bool _isMade = Strict.Check(true);

    public int Number { get; set; }

    [FastSerDeserializing]
    private void Begin() => Number = _isMade ? 0 : 1;
}
