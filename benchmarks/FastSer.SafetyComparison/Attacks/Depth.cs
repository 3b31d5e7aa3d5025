namespace FastSer.SafetyComparison.Attacks;

/// <summary>Input that nests deeper than the stack of a thread.</summary>
internal static class Depth
{
    private const int Count = 100_000;
    private const int LargeStack = 1 << 30;

    public static Verdict Run(Subject subject)
    {
        var bytes = Write(subject);
        var probe = new Probe<Node>(subject);
        var value = probe.Read(bytes);
        if (probe.HasForeignErrors)
            return new(Verdict.ForeignError, probe.ForeignErrors);
        return value is null ? new(Verdict.Rejected) : new(Verdict.Accepted, $"{Count:N0} levels");
    }

    private static byte[] Write(Subject subject)
    {
        switch (subject)
        {
            case Subjects.ProtobufNetSubject:
                return Protobuf();
            case Subjects.MemoryPackSubject:
                return MemoryPack();
        }

        byte[] bytes = [];
        var thread = new Thread(
            () =>
            {
                Node? node = null;
                for (var i = 0; i < Count; i++)
                    node = new Node { Next = node, Number = 1 };
                bytes = subject.Write(node);
            }, LargeStack);
        thread.Start();
        thread.Join();
        return bytes;
    }

    /// <summary>Writes from the end, since each length counts the bytes behind it. protobuf-net's own writer takes a time that grows with the square.</summary>
    private static byte[] Protobuf()
    {
        var buffer = new byte[Count * 8];
        var at = buffer.Length;
        for (var i = 0; i < Count; i++)
        {
            var length = buffer.Length - at;
            var head = new List<byte> { 0x0A };
            for (; length >= 0x80; length >>= 7)
                head.Add((byte)(length | 0x80));
            head.Add((byte)length);
            at -= head.Count;
            head.CopyTo(buffer, at);
        }

        return buffer[at..];
    }

    /// <summary>Writes the number of members and the member of each level, null, and the numbers. MemoryPack's own writer ends at 1,000 levels.</summary>
    private static byte[] MemoryPack() =>
        [.. Enumerable.Repeat((byte)2, Count), 0xFF, .. Enumerable.Repeat(BitConverter.GetBytes(1), Count).SelectMany(static number => number)];
}
