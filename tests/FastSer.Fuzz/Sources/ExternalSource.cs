namespace FastSer.Fuzz;

/// <summary>The text of types of another assembly. It stands behind a mark at the end of the source, so that one text tells all.</summary>
internal static class ExternalSource
{
    private const string Mark = "\n// Another assembly:\n";

    /// <summary>The attribute by which the assembly names the type.</summary>
    public static string AttributeOf(TypeModel type)
    {
        MemberModel[] members = [.. type.Members.Where(static member => member.IsSaved)];
        var settings = new List<string> { $"typeof({type.FullName})" };
        AddIf(type.Format != WireFormat.Fast, $"Format = global::FastSer.WireFormat.{type.Format}");
        AddIf(type.IsStrict, "NullHandling = global::FastSer.FastSerNullHandling.Strict");
        AddIf(members.Length < type.Members.Count, $"Ignore = {Names(type.Members.Where(static member => !member.IsSaved))}");

        // The order of keys is not that of the members.
        AddIf(type.Format == WireFormat.Tolerant, $"Keys = {Names(members.Reverse())}");
        var taken = type.Constructor?.TakenBy(type) ?? [];
        AddIf(taken.Length > 0, $"Constructor = new global::System.Type[] {{ {string.Join(", ", taken.Select(static member => $"typeof({member.Type.Text})"))} }}");
        return $"[assembly: global::FastSer.FastSerExternal({string.Join(", ", settings)})]\n";

        void AddIf(bool condition, string setting)
        {
            if (condition)
            {
                settings.Add(setting);
            }
        }
    }

    /// <summary>The source and the text of the other assembly.</summary>
    public static string Join(string source, string library) => library.Length == 0 ? source : source + Mark + "#nullable enable\n" + library;

    /// <summary>Splits a text that <see cref="Join"/> has joined; the library is empty if the text has no mark.</summary>
    public static (string Source, string Library) Split(string text)
    {
        var at = text.IndexOf(Mark, StringComparison.Ordinal);
        return at < 0 ? (text, "") : (text[..at], text[(at + Mark.Length)..]);
    }

    private static string Names(IEnumerable<MemberModel> members) => $"new string[] {{ {string.Join(", ", members.Select(static member => $"\"{member.Name}\""))} }}";
}
