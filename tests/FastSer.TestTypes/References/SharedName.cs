namespace FastSer.TestTypes;

/// <summary>Built by its constructor: shared, but never part of a cycle.</summary>
[FastSerType(References = true)]
public sealed partial record SharedName(string? Text, SharedName? Outer);
