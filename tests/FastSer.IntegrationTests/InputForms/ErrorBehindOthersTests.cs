using FastSer.CompilerServices;
using FastSer.Errors;
using FastSer.Walking;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>The place of an error does not depend on what stands before it: elements that were read are stepped over whole, the faulty one is not.</summary>
[Trait("Promise", "P28")]
public sealed class ErrorBehindOthersTests
{
    private const int MostBytes = 2_000;
    private const int MostCuts = 40;

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void ErrorHasThePlaceThatItHasInTheFirstElement(string name)
    {
        var visitor = new Comparison();
        TestCases.Get(name).Accept(visitor);
        Assert.True(visitor.Differences.Count == 0, string.Join("\n", visitor.Differences.Take(5)));
    }

    private sealed class Comparison : ITestCaseVisitor
    {
        public List<string> Differences { get; } = [];

        public void Visit<T>(TestCase<T> testCase)
        {
            var samples = testCase.CreateSamples().Select(value => testCase.Serialize(value)).Where(static bytes => bytes.Length < MostBytes).ToArray();
            foreach (var sample in samples)
            {
                foreach (var bad in Mutants(sample))
                {
                    Compare<T>(bad, samples);
                }
            }
        }

        private static IEnumerable<byte[]> Mutants(byte[] sample)
        {
            for (var i = 0; i < sample.Length; i += 1 + (sample.Length / MostCuts))
            {
                yield return sample[..i];
                foreach (var value in new byte[] { 0, 2, 0xFF })
                {
                    yield return [.. sample.AsSpan(0, i), value, .. sample.AsSpan(i + 1)];
                }
            }
        }

        private void Compare<T>(byte[] bad, byte[][] samples)
        {
            // With its cursor at its start, an element may have code of the one before it to answer for.
            if (FaultOf<T>(bad) is not var (fault, target) || target == 0)
            {
                return;
            }

            var shape = WireShape.Sequence(SerializerCache<T>.Instance.CachedShape);
            var first = Locate([2, .. bad], 1);
            byte[] others = [.. samples.Take(5).SelectMany(static bytes => bytes)];
            var behind = Locate([(byte)(Math.Min(5, samples.Length) + 2), .. others, .. bad], 1 + others.Length);
            var expected = first with { MemberPath = PathIn(first, "[0]") };
            var actual = behind with { Offset = behind.Offset - others.Length, MemberPath = PathIn(behind, $"[{Math.Min(5, samples.Length)}]") };
            if (expected != actual)
            {
                Differences.Add($"{fault.Code} at {target} of {Convert.ToHexString(bad)}: {expected}, {actual}");
            }

            ErrorLocation Locate(byte[] data, int start) =>
                ErrorLocator.Locate(data, shape, fault.Code, target + start, fault.ElementIndex, fault.Absent);
        }

        /// <summary>The path inside of the element; null where the place has none.</summary>
        private static string? PathIn(ErrorLocation place, string element)
        {
            Assert.StartsWith(element, place.MemberPath ?? element, StringComparison.Ordinal);
            return place.MemberPath?[element.Length..];
        }

        private static (FastSerException Fault, long Target)? FaultOf<T>(byte[] data)
        {
            var reader = new FastReader(data, options: null);
            try
            {
                SerializerCache<T>.Instance.Read(ref reader);
                return null;
            }
            catch (FastSerException fault)
            {
                return (fault, reader.OffsetIn(data));
            }
            catch (Exception exception)
            {
                return (new FastSerException(FastSerErrorCode.UserCode, inner: exception), reader.OffsetIn(data));
            }
            finally
            {
                reader.ReleaseReferences();
            }
        }
    }
}
