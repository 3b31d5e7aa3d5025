namespace FastSer.Internal;

/// <summary>The switch of the research build that measures the cost of the safety checks.</summary>
internal static class InputChecks
{
#if FASTSER_UNCHECKED
    public const bool Enabled = false;
#else
    public const bool Enabled = true;
#endif
}
