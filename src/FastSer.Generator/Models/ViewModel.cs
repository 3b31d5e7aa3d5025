namespace FastSer.Generator.Models;

/// <summary>The view of an annotated type: a <c>ref struct</c> beside it. Immutable and structurally equal all the way down.</summary>
/// <param name="Method">The static method of the type that returns it.</param>
/// <param name="Name">The name of the view.</param>
/// <param name="FullName">The view as emitted code names it.</param>
/// <param name="Accessibility">C# text.</param>
/// <param name="Members">The members that it shows, in the order of the type.</param>
/// <param name="Cases">The types of a union that it shows.</param>
/// <param name="Hidden">The numbers of the members whose types the view cannot name, since they are private to the type.</param>
internal sealed record ViewModel(
    string Method, string Name, string FullName, string Accessibility, EquatableArray<ViewMember> Members, EquatableArray<ViewCase> Cases,
    EquatableArray<int> Hidden)
{
    public string ListName => Name + Names.ViewListSuffix;
}

/// <summary>A member of a view.</summary>
/// <param name="Index">The number of the member of the type.</param>
/// <param name="Name">The property, which is the member's name where that is free.</param>
/// <param name="MapName">The view of its type inside that of the object, where it is a dictionary.</param>
internal sealed record ViewMember(int Index, string Name, string? MapName);

/// <summary>A type of a union that has a view.</summary>
/// <param name="Index">The number of the case.</param>
/// <param name="ViewName">The view, as emitted code names it.</param>
/// <param name="Accessibility">C# text.</param>
internal sealed record ViewCase(int Index, string ViewName, string Accessibility);
