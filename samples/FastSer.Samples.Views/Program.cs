using System.Buffers;
using FastSer;

// Routes a million messages by two members. No message object is created: a view reads the two members, and the bytes are passed on.
const int Count = 1_000_000;
var input = Write(Count);

var urgent = new ArrayBufferWriter<byte>();
var byRegion = new long[4];
var before = GC.GetAllocatedBytesForCurrentThread();
var rest = input.WrittenSpan;
while (!rest.IsEmpty)
{
    // Here the messages follow each other in one buffer; a broker would pass each message in its own buffer.
    var bytes = rest[..FastSerializer.Skip<Message>(rest)];
    rest = rest[bytes.Length..];

    var message = Message.View(bytes);
    if (message.Priority == Priority.Urgent)
    {
        urgent.Write(bytes);
    }
    else
    {
        byRegion[RegionOf(message.Region)]++;
    }
}

// Only the output buffer for urgent messages has allocated memory.
var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
if (allocated > 4L * urgent.Capacity)
{
    throw new InvalidOperationException($"{allocated} bytes were allocated.");
}

var first = Message.View(urgent.WrittenSpan).ToObject()!;
Console.WriteLine($"{Count} messages: {byRegion[0]} north, {byRegion[1]} south, {byRegion[2]} west, {byRegion[3]} elsewhere; first urgent one: {first.Id}.");

static int RegionOf(TextView region) => region == "north" ? 0 : region == "south" ? 1 : region == "west" ? 2 : 3;

static ArrayBufferWriter<byte> Write(int count)
{
    string?[] regions = ["north", "south", "west", null];
    var output = new ArrayBufferWriter<byte>(1 << 26);
    var message = new Message { Parts = [new("head", 12), new("body", 340)] };
    for (var i = 0; i < count; i++)
    {
        message.Id = i;
        message.Priority = i % 10 == 9 ? Priority.Urgent : Priority.Normal;
        message.Region = regions[i % 4];
        message.Subject = "message";
        FastSerializer.Serialize(output, message);
    }

    return output;
}

public enum Priority : byte
{
    Normal,
    Urgent,
}

[FastSerType(View = true)]
public partial class Message
{
    public int Id { get; set; }
    public Priority Priority { get; set; }
    public string? Region { get; set; }
    public string? Subject { get; set; }
    public List<Part>? Parts { get; set; }
}

[FastSerType(View = true)]
public partial record Part(string Name, int Size);
