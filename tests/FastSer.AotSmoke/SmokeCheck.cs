using System.Runtime.CompilerServices;

namespace FastSer.AotSmoke;

/// <summary>One test case against its golden bytes.</summary>
internal static class SmokeCheck
{
    /// <summary>What is wrong with a case, or null.</summary>
    public static string? FirstFault(TestCase testCase)
    {
        try
        {
            return Check(testCase);
        }
        catch (Exception fault)
        {
            return fault.ToString();
        }
    }

    private static string? Check(TestCase testCase)
    {
        var samples = testCase.CreateSamples();
        var goldens = Goldens.Load(testCase.Name);
        if (samples.Count != goldens.Count)
        {
            return $"{samples.Count} samples, {goldens.Count} goldens";
        }

        for (var i = 0; i < samples.Count; i++)
        {
            var fault = CheckWrite(testCase, samples[i], goldens[i])
                ?? CheckRead(testCase, samples[i], goldens[i])
                ?? CheckType(testCase.Type, samples[i], goldens[i]);
            if (fault is not null)
            {
                return $"[{i}] {fault}";
            }
        }

        return null;
    }

    private static string? CheckWrite(TestCase testCase, object? sample, byte[] golden) =>
        !testCase.Serialize(sample).AsSpan().SequenceEqual(golden) ? "written otherwise than the golden bytes"
        : !testCase.SerializeAtCallSite(sample).AsSpan().SequenceEqual(golden) ? "written otherwise at a call site"
        : testCase.GetSize(sample) != golden.Length ? "sized otherwise than the golden bytes"
        : null;

    private static string? CheckRead(TestCase testCase, object? sample, byte[] golden)
    {
        var value = testCase.Deserialize(golden);
        return Compare(sample, value) is { } difference ? difference
            : !testCase.Serialize(value).AsSpan().SequenceEqual(golden) ? "written otherwise after it was read"
            : testCase.Skip(golden) != golden.Length ? "skipped otherwise than the golden bytes"
            : testCase.TryDeserialize(golden.AsSpan(..^1), out _, out var error) ? "read without its last byte"
            : error.Code != FastSerErrorCode.Truncated ? $"{error.Code} without its last byte"
            : null;
    }

    private static string? CheckType(Type type, object? sample, byte[] golden) =>
        !FastSerializer.CanSerialize(type) ? "not known by its Type"
        : !FastSerializer.Serialize(type, sample).AsSpan().SequenceEqual(golden) ? "written otherwise by its Type"
        : !FastSerializer.Serialize(type, FastSerializer.Deserialize(type, golden)).AsSpan().SequenceEqual(golden)
            ? "read otherwise by its Type"
            : null;

    // The comparer reads fields by reflection, which trimmed code and code compiled ahead of time have not kept: there, the bytes of what was
    // read stand for it, since the sample was just seen to give the same.
    private static string? Compare(object? sample, object? value) =>
        RuntimeFeature.IsDynamicCodeSupported && !ProcessFacts.IsTrimmed ? DeepEquality.FirstDifference(sample, value) : null;
}
