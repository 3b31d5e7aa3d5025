using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using FastSer.CompilerServices;
using FastSer.Internal;
using FastSer.Packing;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Packing;

/// <summary>Member by member, as memory or by vectors: the bytes and the values are the same.</summary>
public class PackingTests
{
    private const int MaxCount = 70;

    public static TheoryData<string> Structs => [.. s_checks.Keys];

    private static readonly Dictionary<string, Action> s_checks = new()
    {
        [nameof(IntAndDate)] = () => AssertKernelsAgree<IntAndDate>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(LongAndInt)] = () => AssertKernelsAgree<LongAndInt>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(ByteAndShort)] = () => AssertKernelsAgree<ByteAndShort>([PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(BoolAndInt)] = () => AssertKernelsAgree<BoolAndInt>([PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(ByteAndLong)] = () => AssertKernelsAgree<ByteAndLong>([PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(HiddenWord)] = () => AssertKernelsAgree<HiddenWord>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(DatePair)] = () => AssertKernelsAgree<DatePair>([PackKernel.Memory, PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(ThreeInts)] = () => AssertKernelsAgree<ThreeInts>([PackKernel.Memory, PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(ThreeBools)] = () => AssertKernelsAgree<ThreeBools>([PackKernel.Memory, PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(Swapped)] = () => AssertKernelsAgree<Swapped>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(DayAndTime)] = () => AssertKernelsAgree<DayAndTime>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(RuneAndByte)] = () => AssertKernelsAgree<RuneAndByte>([PackKernel.Shuffle128, PackKernel.Shuffle256]),
        [nameof(LargeWithGap)] = () => AssertKernelsAgree<LargeWithGap>([]),
        [nameof(LargeWithoutGap)] = () => AssertKernelsAgree<LargeWithoutGap>([PackKernel.Memory]),
        [nameof(JustDecimal)] = () => AssertKernelsAgree<JustDecimal>([PackKernel.Memory, PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(WriteOnlyPair)] = () => AssertKernelsAgree<WriteOnlyPair>([PackKernel.Shuffle128, PackKernel.Shuffle256, PackKernel.Permute256]),
        [nameof(OpaquePair)] = () => AssertKernelsAgree<OpaquePair>([]),
    };

    [Theory]
    [MemberData(nameof(Structs))]
    public void AllKernelsGiveTheSameBytesAndValuesForEveryCount(string name) => s_checks[name]();

    [Fact]
    public void AnInvalidMemberIsFoundByEveryKernelAtEveryPosition()
    {
        AssertFaultsAreFound<IntAndDate>(4, 8, BitConverter.GetBytes(DateTime.MaxValue.Ticks + 1));
        AssertFaultsAreFound<IntAndDate>(4, 8, BitConverter.GetBytes(0x3FFF_FFFF_FFFF_FFFF));
        AssertFaultsAreFound<DatePair>(8, 8, BitConverter.GetBytes(DateTime.MaxValue.Ticks + 1));
        AssertFaultsAreFound<BoolAndInt>(0, 1, [2]);
        AssertFaultsAreFound<ThreeBools>(1, 1, [0x80]);
        AssertFaultsAreFound<DayAndTime>(0, 4, BitConverter.GetBytes(3652059));
        AssertFaultsAreFound<DayAndTime>(4, 8, BitConverter.GetBytes(TimeOnly.MaxValue.Ticks + 1));
        AssertFaultsAreFound<RuneAndByte>(0, 4, BitConverter.GetBytes(0xD800));
        AssertFaultsAreFound<JustDecimal>(0, 4, BitConverter.GetBytes(1));
        AssertFaultsAreFound<LargeWithGap>(20, 4, BitConverter.GetBytes(29 << 16));
        AssertFaultsAreFound<LargeWithoutGap>(16, 8, BitConverter.GetBytes(-1L));
    }

    [Fact]
    public void ValuesAboveTheVectorLimitAreAcceptedAllTheSame()
    {
        AssertAccepted(new IntAndDate(1, DateTime.MaxValue));
        AssertAccepted(new DatePair(DateTime.MaxValue, DateTime.MaxValue));
        AssertAccepted(new DayAndTime(DateOnly.MaxValue, TimeOnly.MaxValue));
        AssertAccepted(new RuneAndByte(new Rune(0x10FFFF), 255));
    }

    [Fact]
    public void TheLayoutOfAStructIsObservedNotAssumed()
    {
        Assert.Equal([0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15], PackPlan<IntAndDate>.Layout.MemoryOfWire.ToArray());
        Assert.Equal([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3], PackPlan<Swapped>.Layout.MemoryOfWire.ToArray());
        Assert.Equal([0, 2, 3], PackPlan<ByteAndShort>.Layout.MemoryOfWire.ToArray());
        Assert.Equal(0, PackPlan<OpaquePair>.Layout.WireSize);
    }

    [Fact]
    public void MemoryIsOnlyCopiedWhereTheStructAllows()
    {
        Assert.Equal(PackKernel.Scalar, PackPlan<OpaquePair>.WriteKernel);
        Assert.Equal(PackKernel.Scalar, PackPlan<OpaquePair>.ReadKernel);
        Assert.Equal(Kernels<WriteOnlyPair>()[^1], PackPlan<WriteOnlyPair>.WriteKernel);
        Assert.Equal(PackKernel.Scalar, PackPlan<WriteOnlyPair>.ReadKernel);
        Assert.Equal(PackKernel.Memory, PackPlan<ThreeInts>.WriteKernel);
        Assert.Equal(PackKernel.Memory, PackPlan<ThreeInts>.ReadKernel);
    }

    [Fact]
    public void AStructWhoseCodeDoesNotMoveBytesIsLeftAlone()
    {
        Assert.Equal(0, PackProbe.Discover<Transforming>().WireSize);
        Assert.Equal(0, PackProbe.Discover<Throwing>().WireSize);
        Assert.Equal(0, PackProbe.Discover<ReadsSwapped>().WireSize);
    }

    [Fact]
    public void BytesThatDependOnOthersAreNotMoved()
    {
        Assert.Equal([0, 1], PackProbe.Discover<CodedPair<Plain>>().MemoryOfWire.ToArray());
        Assert.Equal(0, PackProbe.Discover<CodedPair<Combining>>().WireSize);
        Assert.Equal(0, PackProbe.Discover<CodedPair<Dropping>>().WireSize);
        Assert.Equal([0, 1], PackProbe.Discover<CodedPair<Unlike>>().MemoryOfWire.ToArray());
    }

    [Fact]
    public void AShapeThatDoesNotDescribeEachByteReplacesNoCheck()
    {
        Assert.False(Checks<Plain>().IsNeeded);
        AssertChecked(Checks<OneByteShort>());
        AssertChecked(Checks<TooLong>());
        AssertChecked(Checks<TooLongInside>());
        AssertChecked(Checks<WithPresence>());
        AssertChecked(Checks<OfText>());

        static PackChecks Checks<TCode>()
            where TCode : IPairCode => PackChecks.Of<CodedPair<TCode>>(PackProbe.Discover<CodedPair<TCode>>());

        static void AssertChecked(PackChecks checks) => Assert.Equal((true, false), (checks.IsNeeded, checks.IsVectorized));
    }

    [Fact]
    public void DaysWhoseBytesAreNotInOnePlaceAreCheckedOneByOne()
    {
        Assert.Equal((true, true), Checks<InOrder>());
        Assert.Equal((true, false), Checks<FirstMoved>());
        Assert.Equal((true, false), Checks<SecondMoved>());
        Assert.Equal((true, false), Checks<ThirdMoved>());
        Assert.Equal((true, false), Of<UnalignedDay>());
        AssertKernelsAgree<UnalignedDay>([PackKernel.Memory, PackKernel.Shuffle128, PackKernel.Shuffle256]);
        AssertFaultsAreFound<UnalignedDay>(1, 4, BitConverter.GetBytes(3652059));

        static (bool IsNeeded, bool IsVectorized) Checks<TOrder>()
            where TOrder : IByteOrder => Of<MovedDay<TOrder>>();

        static (bool IsNeeded, bool IsVectorized) Of<T>()
            where T : struct, IFastSerializableValue<T>
        {
            var layout = PackProbe.Discover<T>();
            Assert.Equal(T.Size, layout.WireSize);
            var checks = PackChecks.Of<T>(layout);
            return (checks.IsNeeded, checks.IsVectorized);
        }
    }

    private static PackKernel[] Kernels<T>()
        where T : struct, IFastSerializableValue<T> =>
        [.. Enum.GetValues<PackKernel>().Where(kernel => PackPlan<T>.Layout.Supports(kernel))];

    private static void AssertKernelsAgree<T>(PackKernel[] vectorKernels)
        where T : struct, IFastSerializableValue<T>
    {
        if (System.Runtime.Intrinsics.X86.Avx2.IsSupported && T.Packing != ValuePacking.None)
        {
            Assert.Equal([PackKernel.Scalar, .. vectorKernels], Kernels<T>());
        }

        for (var count = 0; count <= MaxCount; count++)
        {
            var items = Items<T>(count);
            var expected = Write<T>(items, PackKernel.Scalar);
            foreach (var kernel in Kernels<T>())
            {
                Assert.Equal(expected, Write<T>(items, kernel));
                Assert.Equal(items, Read<T>(expected, count, kernel));
            }
        }
    }

    private static void AssertFaultsAreFound<T>(int offset, int length, byte[] bad)
        where T : struct, IFastSerializableValue<T>
    {
        for (var count = 1; count <= 20; count++)
        {
            for (var position = 0; position < count; position++)
            {
                var wire = Write<T>(Items<T>(count), PackKernel.Scalar);
                bad.CopyTo(wire.AsSpan((position * T.Size) + offset, length));
                foreach (var kernel in Kernels<T>())
                {
                    Assert.Null(Read<T>(wire, count, kernel));
                }
            }
        }
    }

    private static void AssertAccepted<T>(T value)
        where T : struct, IFastSerializableValue<T>
    {
        var items = Enumerable.Repeat(value, 50).ToArray();
        foreach (var kernel in Kernels<T>())
        {
            Assert.Equal(items, Read<T>(Write<T>(items, kernel), items.Length, kernel));
        }
    }

    /// <summary>Values from random bytes, drawn again until the struct accepts them.</summary>
    private static T[] Items<T>(int count)
        where T : struct, IFastSerializableValue<T>
    {
        var random = new Random(count);
        var items = new T[count];
        var bytes = new byte[T.Size];
        foreach (ref var item in items.AsSpan())
        {
            do
            {
                random.NextBytes(bytes);
                for (var i = 0; i < bytes.Length; i++)
                {
                    bytes[i] &= (byte)(random.Next(4) == 0 ? 0xFF : 1);
                }
            }
            while (!T.IsValid(new ReadBlock(ref bytes[0], bytes.Length)));

            item = T.Get(new ReadBlock(ref bytes[0], bytes.Length));
        }

        return items;
    }

    /// <summary>Writes between guard bytes, to see that no vector reaches outside.</summary>
    private static byte[] Write<T>(T[] items, PackKernel kernel)
        where T : struct, IFastSerializableValue<T>
    {
        const int Guard = 32;
        var buffer = new byte[(items.Length * T.Size) + (2 * Guard)];
        buffer.AsSpan().Fill(0xCD);
        PackedValues.Write<T>(ref buffer[Guard], items, kernel);
        Assert.True(buffer.AsSpan(0, Guard).IndexOfAnyExcept((byte)0xCD) < 0);
        Assert.True(buffer.AsSpan(buffer.Length - Guard).IndexOfAnyExcept((byte)0xCD) < 0);
        return buffer[Guard..^Guard];
    }

    private static T[]? Read<T>(byte[] wire, int count, PackKernel kernel)
        where T : struct, IFastSerializableValue<T>
    {
        const int Guard = 8;
        var items = new T[count + (2 * Guard)];
        var memory = MemoryMarshal.CreateSpan(
            ref Unsafe.As<T, byte>(ref MemoryMarshal.GetArrayDataReference(items)), items.Length * Unsafe.SizeOf<T>());
        memory.Fill(0xCD);
        if (!PackedValues.TryRead(items.AsSpan(Guard, count), ref MemoryMarshal.GetArrayDataReference(wire), kernel))
        {
            return null;
        }

        var guardSize = Guard * Unsafe.SizeOf<T>();
        Assert.True(memory[..guardSize].IndexOfAnyExcept((byte)0xCD) < 0);
        Assert.True(memory[^guardSize..].IndexOfAnyExcept((byte)0xCD) < 0);
        return items[Guard..^Guard];
    }

    private sealed class Plain : IPairCode;

    private sealed class Combining : IPairCode
    {
        public static (byte First, byte Second) Put(byte first, byte second) => (first, (byte)(second & ~first));
    }

    private sealed class Dropping : IPairCode
    {
        public static (byte First, byte Second) Put(byte first, byte second) => (first, 0);
    }

    private sealed class Unlike : IPairCode
    {
        public static bool AreValid(byte first, byte second) => first == 0 || second == 0;
    }

    private sealed class OneByteShort : IPairCode
    {
        public static WireShape Shape => WireShape.Scalar(WireScalar.Byte);
    }

    private sealed class TooLong : IPairCode
    {
        public static WireShape Shape => WireShape.Scalar(WireScalar.Int32);
    }

    private sealed class TooLongInside : IPairCode
    {
        public static WireShape Shape => WireShape.Object("Pair", hasPresence: false, new WireMember("Only", WireShape.Scalar(WireScalar.Int32)));
    }

    private sealed class WithPresence : IPairCode
    {
        public static WireShape Shape => WireShape.Object("Pair", hasPresence: true, new WireMember("Only", WireShape.Scalar(WireScalar.Byte)));
    }

    private sealed class OfText : IPairCode
    {
        public static WireShape Shape => WireShape.String;
    }

    private sealed class InOrder : IByteOrder
    {
        public static ReadOnlySpan<int> Order => [0, 1, 2, 3];
    }

    private sealed class FirstMoved : IByteOrder
    {
        public static ReadOnlySpan<int> Order => [1, 0, 2, 3];
    }

    private sealed class SecondMoved : IByteOrder
    {
        public static ReadOnlySpan<int> Order => [0, 1, 3, 2];
    }

    private sealed class ThirdMoved : IByteOrder
    {
        public static ReadOnlySpan<int> Order => [1, 2, 0, 3];
    }
}
