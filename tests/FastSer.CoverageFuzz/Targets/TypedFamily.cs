using System.Buffers.Binary;
using System.Reflection;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Test types whose bytes several operations get. The plain read that they are compared with runs once for an input.</summary>
/// <param name="name">The name of the types.</param>
/// <param name="cases">The types.</param>
internal sealed class TypedFamily(string name, List<TestCase> cases)
{
    /// <summary>More than any type takes; the safety tests measure each one closely.</summary>
    private const int MemoryPerByte = 1000;
    private const int FixedMemory = 100_000;

    /// <summary>Errors of programs, which no input may cause.</summary>
    private static readonly FastSerErrorCode[] s_ofPrograms =
    [
        FastSerErrorCode.NoSerializer, FastSerErrorCode.UnexpectedType, FastSerErrorCode.CollectionChanged, FastSerErrorCode.TypeChanged,
        FastSerErrorCode.RoundTripMismatch,
    ];

    private readonly Dictionary<int, IRunner> _runners = [];

    /// <summary>Gets the name of the types.</summary>
    public string Name => name;

    /// <summary>Gets the types.</summary>
    public IReadOnlyList<TestCase> Cases => cases;

    /// <summary>Gets whether some of the types have views.</summary>
    public bool HasViews => cases.Exists(static one => one.Type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false) is { View: true });

    /// <summary>Returns the input of a type.</summary>
    public static byte[] Select(int number, byte[] bytes)
    {
        var input = new byte[sizeof(ushort) + bytes.Length];
        BinaryPrimitives.WriteUInt16LittleEndian(input, (ushort)number);
        bytes.CopyTo(input, sizeof(ushort));
        return input;
    }

    /// <summary>Runs an operation on an input of the type that it selects.</summary>
    public void Run(Operation operation, byte[] input)
    {
        if (input.Length >= sizeof(ushort))
        {
            var number = BinaryPrimitives.ReadUInt16LittleEndian(input) % cases.Count;
            if (!_runners.TryGetValue(number, out var runner))
            {
                var maker = new RunnerMaker();
                cases[number].Accept(maker);
                _runners.Add(number, runner = maker.Made!);
            }

            runner.Run(operation, input);
        }
    }

    /// <summary>Returns the line of a corpus that stands for an input.</summary>
    public string ToLine(byte[] input) => input.Length < sizeof(ushort)
        ? ""
        : $"{cases[BinaryPrimitives.ReadUInt16LittleEndian(input) % cases.Count].Name} {Convert.ToHexString(input.AsSpan(sizeof(ushort)))}";

    /// <summary>Returns the input that a line stands for; null if its type is no longer there.</summary>
    public byte[]? FromLine(string line) => line.Split(' ') is [var name, var bytes] && cases.FirstOrDefault(one => one.Name == name) is { } named
        ? Select(cases.IndexOf(named), Convert.FromHexString(bytes))
        : null;

    private interface IRunner
    {
        void Run(Operation operation, byte[] input);
    }

    private sealed class RunnerMaker : ITestCaseVisitor
    {
        public IRunner? Made { get; private set; }

        public void Visit<T>(TestCase<T> testCase) => Made = new Runner<T>(testCase);
    }

    private sealed class Runner<T> : IRunner
    {
        private readonly TestCase<T> _case;
        private readonly Sample<T> _origin;
        private byte[]? _input;
        private Damage<T>? _read;

        public Runner(TestCase<T> testCase)
        {
            // The longest shows how an item of a sequence begins, and has the most for a populated value to lose.
            _case = testCase;
            var (value, bytes) = testCase.CreateTypedSamples().Select(one => (one, testCase.Serialize(one))).MaxBy(static one => one.Item2.Length);
            _origin = new Sample<T>(value, bytes, bytes, null, new Random(1));
        }

        public void Run(Operation operation, byte[] input)
        {
            try
            {
                if (_input != input)
                {
                    var bytes = input[sizeof(ushort)..];
                    _read = new(_origin, bytes, Read(bytes));
                    _input = input;
                }

                operation.CheckBytes(_read!);
            }
            catch (Exception exception)
            {
                throw new InvalidDataException($"{_case.Name}: {exception.Message}", exception);
            }
        }

        /// <summary>Reads as the plain call does, within the memory that the type may take.</summary>
        private Outcome<T> Read(byte[] bytes)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            var isRead = FastSerializer.TryDeserialize<T>(bytes, out var value, out var error);
            var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            var limit = FixedMemory + (bytes.Length * (long)MemoryPerByte);
            if (allocated > limit && AllocatedAgain(bytes) is var again && again > limit)
            {
                throw new InvalidDataException($"{again} bytes allocated for {bytes.Length}");
            }

            if (!isRead && s_ofPrograms.Contains(error.Code))
            {
                throw new InvalidDataException($"{error.Code} is no error of data");
            }

            return isRead
                ? Outcome<T>.Success(value!)
                : new(default, error.Code, error.Offset, $"{error.TypeName}/{error.MemberPath}");
        }

        /// <summary>The first error of a type makes descriptions that live on.</summary>
        private static long AllocatedAgain(byte[] bytes)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            FastSerializer.TryDeserialize<T>(bytes, out _, out _);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }
}
