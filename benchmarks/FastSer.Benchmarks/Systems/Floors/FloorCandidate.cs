namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>Builds the floor candidates of a row.</summary>
internal static partial class FloorCandidate
{
    private const string CopyName = "Floor: memcpy of the payload";
    private const string HandName = "Floor: by hand, unchecked";
    private const string GraphName = "Floor: bare graph";

    private const string HandNote = "no bounds, presence or validity checks";

    /// <summary>Copies the payload into a buffer that is used again.</summary>
    public static Candidate CopyToBuffer(Payloads payloads, Func<byte[], object?> decode)
    {
        var sources = payloads.Arrays;
        var buffer = new byte[sources.Max(bytes => bytes.Length)];
        var written = 0;
        return Floor(CopyName, "") with
        {
            Repeat = count =>
            {
                for (var i = 0; i < count; i++)
                {
                    sources[i & 7].AsSpan().CopyTo(buffer);
                    written = sources[i & 7].Length;
                }
            },
            PayloadSize = () => written,
            Result = () => decode(buffer.AsSpan(0, written).ToArray()),
        };
    }

    /// <summary>Allocates the result and copies the payload into it.</summary>
    public static Candidate CopyToArray(Payloads payloads, Func<byte[], object?> decode)
    {
        var captured = payloads.Arrays;
        void Repeat(int count)
        {
            var sources = captured;
            for (var i = 0; i < count; i++)
            {
                var source = sources[i & 7];
                var result = Wire.NewArray(source.Length);
                source.AsSpan().CopyTo(result);
                Sink<byte[]>.Value = result;
            }
        }

        return Candidate.ToArray(CopyName, Repeat, decode) with { Kind = CandidateKind.Floor };
    }

    public static Candidate HandToArray(Action<int> repeat, Func<byte[], object?> decode) =>
        Candidate.ToArray(HandName, repeat, decode) with { Kind = CandidateKind.Floor, Note = HandNote };

    /// <param name="buffer">What the loop writes into.</param>
    /// <param name="written">The bytes of the latest operation.</param>
    public static Candidate HandToBuffer(
        byte[] buffer, Func<int> written, Action<int> repeat, Func<byte[], object?> decode) =>
        Floor(HandName, HandNote) with
        {
            Repeat = repeat,
            PayloadSize = written,
            Result = () => decode(buffer.AsSpan(0, written()).ToArray()),
        };

    public static Candidate HandRead<T>(Payloads payloads, Action<int> repeat) =>
        Candidate.Reading<T>(HandName, payloads, repeat) with { Kind = CandidateKind.Floor, Note = HandNote };

    public static Candidate Graph(Action<int> repeat, string variant = "", string note = "values from constants") =>
        Floor(GraphName + variant, note) with { Repeat = repeat };

    private static Candidate Floor(string name, string note) => new(name)
    {
        Kind = CandidateKind.Floor,
        Note = note,
        Repeat = _ => { },
        PayloadSize = () => 0,
        Result = null,
    };
}
