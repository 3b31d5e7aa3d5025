namespace FastSer.TestKit.Operations;

/// <summary>The kinds of objects that are populated.</summary>
internal enum IntoKind
{
    Default,
    Equal,
    Other,
    OtherByType,
}
