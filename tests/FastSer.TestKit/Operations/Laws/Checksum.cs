using System.Buffers;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit.Operations;

/// <summary>A checksum stands before the same bytes; bytes that change are refused by all inputs before the type reads anything.</summary>
internal sealed class Checksum() : Operation("checksum")
{
    private const int Flips = 8;

    private static readonly FastSerializerOptions s_options = new() { Checksum = true };

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (!sample.HasChecksum)
        {
            return;
        }

        OperationException.ThrowIfDifferent(sample.Bytes, ChecksumCodec.Encode(FastSerializer.Serialize(sample.Value)));
        for (var i = 0; i < Flips; i++)
        {
            byte[] damaged = [.. sample.Bytes];
            var bit = sample.Random.Next(damaged.Length * 8);
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            CheckRefused($"bit {bit}", damaged, sample);
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (damage.Origin.HasFingerprint)
        {
            return;
        }

        var bytes = ChecksumCodec.Encode(damage.Bytes);
        var head = bytes.Length - damage.Bytes.Length;
        var outcome = Outcome<T>.Of(() => FastSerializer.Deserialize<T>(bytes.AsSpan(), s_options));
        var expected = damage.Expected.Offset < 0 ? damage.Expected : damage.Expected with { Offset = damage.Expected.Offset + head };
        OperationException.ThrowIfAny(expected.DifferenceTo(outcome));
    }

    private static void CheckRefused<T>(string change, byte[] damaged, Sample<T> sample)
    {
        var expected = Outcome<T>.Of(() => FastSerializer.Deserialize<T>(damaged.AsSpan(), sample.Options));
        OperationException.ThrowIf(
            expected.HasValue || expected.Code is not (FastSerErrorCode.ChecksumMismatch or FastSerErrorCode.Truncated or FastSerErrorCode.InvalidLength),
            $"{change} changed: {expected.Describe()}");
        OperationException.ThrowIf(expected.Offset != 0, $"{change} changed: {expected.Describe()}");
        OperationException.ThrowIfAny(expected.DifferenceTo(
            Outcome<T>.Of(() => FastSerializer.Deserialize<T>(damaged, out _, sample.Options))));
        OperationException.ThrowIfAny(expected.DifferenceTo(
            Outcome<T>.Of(() => FastSerializer.Deserialize<T>(new ReadOnlySequence<byte>(damaged), sample.Options))));
        OperationException.ThrowIfAny(expected.DifferenceTo(
            Outcome<T>.Of(() => FastSerializer.Deserialize<T>(new TrickleStream(damaged, sample.Random, 9), sample.Options))));
        OperationException.ThrowIf(
            Outcome<int>.Of(() => FastSerializer.Skip<T>(damaged, sample.Options)).Code != expected.Code, $"{change} changed: skipped");
    }
}
