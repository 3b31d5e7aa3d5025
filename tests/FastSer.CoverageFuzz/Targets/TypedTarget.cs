using System.Buffers.Binary;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>An operation on the bytes of test types. The first two bytes of an input select the type.</summary>
/// <param name="family">The name of the types.</param>
/// <param name="cases">The types.</param>
/// <param name="operation">The operation, whose result must agree with the plain call for a span.</param>
/// <param name="seedOf">Returns the input that the bytes of a value begin as; null for the bytes.</param>
internal sealed class TypedTarget(
    string family, List<TestCase> cases, Operation operation, Func<TestCase, byte[], byte[]>? seedOf = null) : IFuzzTarget
{
    private const int LongestSeed = 400;
    private const int SeedsOfAType = 3;

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

    public string Name => $"{operation.Name}: {family}";

    public string Corpus => seedOf is null ? family : Name;

    public IEnumerable<byte[]> CreateSeeds() => cases.SelectMany((one, i) => one.CreateSamples()
        .Select(value => one.Serialize(value)).Where(static bytes => bytes.Length <= LongestSeed).Take(SeedsOfAType)
        .Select(bytes => Select(i, seedOf is null ? bytes : seedOf(one, bytes))));

    public void Run(byte[] input)
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

            runner.Run(operation, input[sizeof(ushort)..]);
        }
    }

    public string ToLine(byte[] input) => input.Length < sizeof(ushort)
        ? ""
        : $"{cases[BinaryPrimitives.ReadUInt16LittleEndian(input) % cases.Count].Name} {Convert.ToHexString(input.AsSpan(sizeof(ushort)))}";

    public byte[]? FromLine(string line) => line.Split(' ') is [var name, var bytes] && cases.FirstOrDefault(one => one.Name == name) is { } named
        ? Select(cases.IndexOf(named), Convert.FromHexString(bytes))
        : null;

    private static byte[] Select(int number, byte[] bytes)
    {
        var input = new byte[sizeof(ushort) + bytes.Length];
        BinaryPrimitives.WriteUInt16LittleEndian(input, (ushort)number);
        bytes.CopyTo(input, sizeof(ushort));
        return input;
    }

    private interface IRunner
    {
        void Run(Operation operation, byte[] bytes);
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

        public Runner(TestCase<T> testCase)
        {
            _case = testCase;
            var value = testCase.CreateTypedSamples()[0];
            var bytes = testCase.Serialize(value);
            _origin = new Sample<T>(value, bytes, bytes, null, new Random(1));
        }

        public void Run(Operation operation, byte[] bytes)
        {
            try
            {
                operation.CheckBytes(new Damage<T>(_origin, bytes, Read(bytes)));
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
