namespace FastSer.TestKit.Operations;

/// <summary>What is populated.</summary>
internal enum IntoKind
{
    Default,
    Equal,
    Other,
    OtherByType,
}
