using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>New arrays: the sizes go into the first pair of brackets, <c>new int[count][]</c>.</summary>
internal static class ArrayCreation
{
    public static string Format(TypeRef array, string sizes)
    {
        var element = array.Element;
        var ranks = "";
        while (element.Kind is WireKind.Array or WireKind.Grid)
        {
            ranks += element.Kind == WireKind.Grid ? $"[{new string(',', element.Rank - 1)}]" : "[]";
            element = element.Element;
        }

        return $"new {element.FullName}[{sizes}]{ranks}";
    }
}
