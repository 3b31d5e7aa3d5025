namespace FastSer.Internal;

/// <summary>The one switch of the research build that measures what the safety checks cost.</summary>
internal static class Guard
{
#if FASTSER_UNCHECKED
    public const bool Enabled = false;
#else
    public const bool Enabled = true;
#endif
}
