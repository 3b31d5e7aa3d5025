namespace FastSer.IntegrationTests.Extension;

public sealed partial class StructCallbackTests
{
    [FastSerType]
    public partial struct Fixed
    {
        [ThreadStatic]
        private static List<string>? t_log;

        public static List<string> Log => t_log ??= [];

        public int Value { get; set; }

        [FastSerIgnore]
        public int Twice { get; private set; }

        [FastSerSerializing]
        private void Before()
        {
            Log.Add($"serializing {Value}");
            Value += 100;
        }

        [FastSerSerialized]
        private static void Behind(in Fixed value) => Log.Add($"serialized {value.Value}");

        [FastSerDeserialized]
        private static void After(ref Fixed value)
        {
            Log.Add($"deserialized {value.Value}");
            value.Twice = 2 * value.Value;
        }
    }

    [FastSerType]
    public partial struct Plain
    {
        public int Value { get; set; }
    }

    [FastSerType]
    public partial struct Outer
    {
        public Fixed Inner { get; set; }
    }

    [FastSerType]
    public sealed partial class Holder
    {
        public Fixed One { get; set; }
        public Fixed? Maybe { get; set; }
        public List<Fixed>? List { get; set; }
        public Dictionary<int, Fixed>? Map { get; set; }
        public (Fixed, int) Pair { get; set; }
        public Outer Nested { get; set; }
    }

    [FastSerType]
    public sealed partial class FixedHolder
    {
        public string? Text { get; set; }
        public Fixed One { get; set; }
    }

    [FastSerType]
    public sealed partial class PlainHolder
    {
        public string? Text { get; set; }
        public Plain One { get; set; }
    }

    [FastSerType]
    public partial struct Variable
    {
        public string? Text { get; set; }

        [FastSerIgnore]
        public string? Seen { get; private set; }

        [FastSerSerializing]
        private static void Before(ref Variable value) => value.Text += "!";

        [FastSerDeserialized]
        private void After() => Seen = Text + "?";
    }

    [FastSerType(Format = WireFormat.Compact)]
    public partial struct CompactValue
    {
        public string? Text { get; set; }
        public int Number { get; set; }

        [FastSerIgnore]
        public string? Seen { get; private set; }

        [FastSerSerializing]
        private static void Before(ref CompactValue value) => value.Text += "!";

        [FastSerDeserialized]
        private void After() => Seen = Text + "?";
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial struct TolerantValue
    {
        [FastSerMember(0)]
        public string? Text { get; set; }

        [FastSerIgnore]
        public string? Seen { get; private set; }

        [FastSerSerializing]
        private static void Before(ref TolerantValue value) => value.Text += "!";

        [FastSerDeserialized]
        private void After() => Seen = Text + "?";
    }

    public abstract class Base
    {
        [FastSerIgnore]
        public List<string> Log { get; } = [];

        [FastSerSerializing]
        protected static void Note(Base value) => value.Log.Add("base serializing");
    }

    [FastSerType]
    public sealed partial class Derived : Base
    {
        public int Id { get; set; }

        [FastSerSerializing]
        private static void Before(Derived value) => value.Log.Add($"serializing {value.Id}");

        [FastSerSerialized]
        private static void Behind(Base value) => value.Log.Add("serialized");

        [FastSerDeserializing]
        private static void Begin(in Derived value) => value.Log.Add($"deserializing {value.Id}");

        [FastSerDeserialized]
        private static void End(Derived value) => value.Log.Add($"deserialized {value.Id}");

        [FastSerDeserialized]
        private static void Nothing()
        {
        }
    }

    [FastSerType]
    public partial struct Refusing
    {
        public int Value { get; set; }

        [FastSerSerializing]
        private readonly void Before() => ArgumentOutOfRangeException.ThrowIfNegative(Value);

        [FastSerDeserialized]
        private readonly void After()
        {
            if (Value == 13)
            {
                throw new ArgumentException("13");
            }
        }
    }
}
