namespace FastSer.CompilerServices;

/// <summary>The skip of one formatter.</summary>
internal sealed class CustomCode<T, TFormatter> : CustomCode
    where TFormatter : IFastSerFormatter<T>
{
    public static readonly CustomCode<T, TFormatter> Instance = new();

    public override string FormatterName => typeof(TFormatter).ToString();

    public override void Skip(ref FastReader reader) => reader.SkipCustom<T, TFormatter>();
}
