namespace FastSer.ReferenceTests;

/// <summary>Items of message sequences are the same for both sides (docs/wire-format.md, appendix A).</summary>
[Trait("Promise", "P16")]
public sealed class MessageTests
{
    [Theory]
    [ClassData(typeof(SampledCases))]
    public void ItemsHaveTheSameBytesAndAreDecidedAlike(string name) => AllCases.Get(name).Accept(new ItemVisitor());

    private sealed class ItemVisitor : ITestCaseVisitor
    {
        private const int RandomValues = 5;
        private const int Mutants = 40;

        public void Visit<T>(TestCase<T> testCase)
        {
            var model = ReferenceModel.Of(typeof(T));
            var (random, mutator) = (new Random(1), new Mutator(testCase));
            var made = Enumerable.Range(0, RandomValues).Select(static i => new ValueGenerator(i).Create(typeof(T)));
            foreach (var value in testCase.CreateSamples().Concat(made))
            {
                var expected = MessageCodec.EncodeItem(model.Schema, model.ToValue(value));
                var actual = Write((T)value!);
                Assert.True(
                    expected.AsSpan().SequenceEqual(actual),
                    $"{model.Print(value)}\n{Convert.ToHexString(expected)}\n{Convert.ToHexString(actual)}");
                Compare<T>(model, actual);
                for (var i = 0; i < Mutants && actual.Length < 1000; i++)
                {
                    Compare<T>(model, mutator.Once(random, actual, [0]));
                }
            }
        }

        private static byte[] Write<T>(T value)
        {
            var stream = new MemoryStream();
            using (var writer = new FastSerStreamWriter(stream))
            {
                writer.Write(value);
            }

            return stream.ToArray();
        }

        private static void Compare<T>(ReferenceModel model, byte[] bytes)
        {
            if (bytes.Length == 0)
            {
                return;
            }

            var expected = MessageCodec.DecodeItem(model.Schema, bytes);
            using var reader = new FastSerStreamReader(new MemoryStream(bytes));
            try
            {
                var value = reader.Read<T>();
                Assert.True(expected.IsAccepted, $"accepted, but it is {expected.Error}: {Convert.ToHexString(bytes)}");
                Assert.Equal(ValueText.Of(model.Schema, expected.Value!), model.Print(value));
                Assert.Equal(expected.Offset < bytes.Length, reader.HasNext());
            }
            catch (FastSerException exception)
            {
                Assert.True(
                    !expected.IsAccepted && ReferenceModel.IsSame(expected.Error!.Value, exception.Code),
                    $"{exception.Code}, but it is {expected}: {Convert.ToHexString(bytes)}");
            }
        }
    }
}
