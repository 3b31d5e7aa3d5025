namespace FastSer.TestTypes;

/// <summary>Looks at every member of the view of a type: what it shows is null, a <see cref="ViewNode"/> or a <see cref="ViewFailure"/>.</summary>
/// <param name="bytes">The bytes.</param>
/// <param name="builds">Whether the objects of all views are built, too.</param>
/// <returns>What the view shows.</returns>
public delegate object? ViewLook(ReadOnlySpan<byte> bytes, bool builds);
