using System.Diagnostics.CodeAnalysis;

namespace FastSer.SafetyTests;

/// <summary>A broken promise, with the input that breaks it.</summary>
[SuppressMessage(
    "Design", "CA1032:Implement standard exception constructors", Justification = "It always has an input.")]
[SuppressMessage("Design", "CA1064:Exceptions should be public", Justification = "Only tests throw it.")]
internal sealed class SafetyException(TestCase testCase, ReadOnlySpan<byte> input, string what)
    : Exception($"{testCase.Name} on {Convert.ToHexString(input)}: {what}");
