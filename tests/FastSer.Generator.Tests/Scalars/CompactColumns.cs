namespace FastSer.Generator.Tests.Scalars;

/// <summary>The columns of <see cref="ScalarRow"/> for what the Compact format stores in a form of its own.</summary>
internal sealed record CompactColumns(int ControlBits, int ControlledBytes, int LoneBytes, string Packed);
