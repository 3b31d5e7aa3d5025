namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Takes the fingerprint off the front of an input.</summary>
    internal void ExpectFingerprint(uint expected)
    {
        ref var start = ref _cursor;
        if (ReadUInt32() != expected)
        {
            _cursor = ref start;
            Throw.FingerprintMismatch();
        }
    }
}
