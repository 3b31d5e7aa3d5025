namespace FastSer.TestTypes;

/// <summary>Marks state that is no member on the wire; the suites do not compare it.</summary>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class UnsavedAttribute : Attribute;
