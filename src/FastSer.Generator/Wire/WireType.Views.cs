namespace FastSer.Generator.Wire;

// How a view shows a value, and steps over it. A type without such a form is left out of views.
internal abstract partial record WireType
{
    /// <summary>The C# type of a view's member of this type; null where a view cannot show one.</summary>
    public virtual string? ViewType => IsPlainValue ? FullName : null;

    /// <summary>Gets whether it has a fixed size and its getter runs no user code: views return the value itself.</summary>
    public virtual bool IsPlainValue => false;

    /// <summary>The expression of the view of a value at a cursor; plain values are got from blocks instead.</summary>
    /// <param name="cursor">The cursor.</param>
    /// <param name="path">The literal with the type and the member.</param>
    public virtual string FormatView(string cursor, string path) => throw new InvalidOperationException(FullName + " has no view.");

    /// <summary>The expression of the cursor behind a value.</summary>
    /// <param name="cursor">The cursor.</param>
    /// <param name="path">The literal with the type and the member.</param>
    /// <param name="plan">Returns the field with the steps over the value, where there is no faster way.</param>
    public virtual string FormatViewSkip(string cursor, string path, Func<string> plan) => FixedSize is { } size
        ? FormattableString.Invariant($"{cursor}.Behind({size}, {path})")
        : $"{cursor}.Skip({plan()}, {path})";
}
