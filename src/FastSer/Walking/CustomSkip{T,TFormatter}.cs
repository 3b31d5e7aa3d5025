namespace FastSer.CompilerServices;

/// <summary>The skip of one formatter.</summary>
internal sealed class CustomSkip<T, TFormatter> : CustomSkip
    where TFormatter : IFastSerFormatter<T>
{
    public static readonly CustomSkip<T, TFormatter> Instance = new();

    public override string FormatterName => typeof(TFormatter).ToString();

    protected override void Skip(ref FastReader reader) => reader.SkipCustom<T, TFormatter>();
}
