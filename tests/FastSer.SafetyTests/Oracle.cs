using System.Collections.Concurrent;
using System.Text.Json.Nodes;

namespace FastSer.SafetyTests;

/// <summary>The checks that must hold for every input, whatever its bytes are.</summary>
internal static class Oracle
{
    private static readonly HashSet<FastSerErrorCode> s_codesOfBadBytes =
    [
        FastSerErrorCode.Truncated, FastSerErrorCode.TrailingBytes, FastSerErrorCode.InvalidPresence,
        FastSerErrorCode.InvalidLength, FastSerErrorCode.InvalidString, FastSerErrorCode.InvalidValue,
        FastSerErrorCode.DuplicateKey, FastSerErrorCode.DepthExceeded, FastSerErrorCode.UnknownUnionTag,
        FastSerErrorCode.InvalidReference, FastSerErrorCode.InvalidMembers, FastSerErrorCode.NewerVersion,
    ];

    private static readonly ConcurrentDictionary<Type, bool> s_hasOwnOrder = new();

    // Texts of nodes are written anew, without spaces.
    private static readonly ConcurrentDictionary<Type, bool> s_hasOwnText = new();

    // The only ones whose constructors and setters refuse values.
    private static readonly HashSet<string> s_rejecting =
        ["RejectingConstructor", "RejectingStruct", "RejectingStructArray", "FilledNode"];

    /// <summary>
    /// Reads the input: it is either refused with an error that bad bytes may have, or accepted and then written back
    /// as the very same bytes, or as those of its own version of a Tolerant type.
    /// </summary>
    /// <returns>Whether the input was accepted.</returns>
    public static bool Check(TestCase testCase, ReadOnlySpan<byte> input)
    {
        bool accepted;
        object? value;
        FastSerError error;
        try
        {
            accepted = testCase.TryDeserialize(input, out value, out error);
        }
        catch (Exception exception)
        {
            throw new SafetyException(testCase, input, exception.ToString());
        }

        if (!accepted)
        {
            CheckError(testCase, input, error);
            return false;
        }

        var rewritten = testCase.Serialize(value);
        if (!input.SequenceEqual(rewritten)
            && !IsOtherVersion(testCase, value, rewritten)
            && !IsSameInOwnOrder(testCase, input, value, rewritten))
        {
            throw new SafetyException(
                testCase, input, "accepted, but written back as " + Convert.ToHexString(rewritten));
        }

        return true;
    }

    /// <summary>
    /// Bytes of another version of a Tolerant type are written back as this version writes them: then the new bytes
    /// stand for the same value.
    /// </summary>
    private static bool IsOtherVersion(TestCase testCase, object? value, byte[] rewritten) =>
        Versions.CanDiffer(testCase.Type)
        && testCase.TryDeserialize(rewritten, out var again, out _)
        && DeepEquality.FirstDifference(value, again) is null
        && testCase.Serialize(again) is var next
        && (rewritten.AsSpan().SequenceEqual(next) || (HasOwnOrder(testCase) && rewritten.Length == next.Length));

    private static bool HasOwnOrder(TestCase testCase) =>
        s_hasOwnOrder.GetOrAdd(testCase.Type, static type => ContainedTypes.Of(type).Any(CollectionItems.HasOwnOrder));

    /// <summary>
    /// Sorted collections and those that order by hash codes take elements in any order and write them in their own
    /// (docs/wire-format.md, 6.4).
    /// </summary>
    private static bool IsSameInOwnOrder(TestCase testCase, ReadOnlySpan<byte> input, object? value, byte[] rewritten) =>
        ((HasOwnOrder(testCase) && input.Length == rewritten.Length)
            || s_hasOwnText.GetOrAdd(testCase.Type, static type => ContainedTypes.Of(type).Any(typeof(JsonNode).IsAssignableFrom)))
        && DeepEquality.FirstDifference(value, testCase.Deserialize(rewritten)) is null;

    private static void CheckError(TestCase testCase, ReadOnlySpan<byte> input, FastSerError error)
    {
        var isExpected = s_codesOfBadBytes.Contains(error.Code)
            || (error.Code == FastSerErrorCode.UserCode && s_rejecting.Contains(testCase.Name));
        if (!isExpected || error.Offset < 0 || error.Offset > input.Length)
        {
            throw new SafetyException(testCase, input, error.ToString());
        }
    }
}
