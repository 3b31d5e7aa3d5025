using System.Globalization;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>A source in the style of another serializer.</summary>
/// <param name="Space">The serializer's namespace.</param>
/// <param name="Source">The types, without usings; a source that begins with usings is a whole file, in the namespace Shop or in none.</param>
/// <param name="Type">What is written and read.</param>
/// <param name="Value">The value, in C#.</param>
/// <param name="Expected">Texts that the moved source contains.</param>
internal sealed record MovingModel(string Space, string Source, string Type, string Value, params string[] Expected)
{
    /// <summary>The file before it is moved; a number tells the models of one project apart.</summary>
    public string FileOf(int number) => IsWhole
        ? Source.Replace("namespace Shop", "namespace " + NamespaceOf(number), StringComparison.Ordinal)
        : $"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using {Space};

        namespace {NamespaceOf(number)};

        {Source}
        """;

    /// <summary>Writes and reads the value.</summary>
    public string CheckOf(int number) => $$"""
        using FastSer;
        using System;
        using System.Collections.Generic;

        namespace {{NamespaceOf(number)}};

        public static class Check
        {
            public static object?[] Run()
            {
                {{Type}} value = {{Value}};
                var bytes = FastSerializer.Serialize<{{Type}}>(value);
                return [value, FastSerializer.Deserialize<{{Type}}>(bytes)];
            }
        }
        """;

    public static string NamespaceOf(int number) => string.Create(CultureInfo.InvariantCulture, $"Shop.M{number}");

    private bool IsWhole => Source.StartsWith("using", StringComparison.Ordinal) || Source.StartsWith("// ", StringComparison.Ordinal);
}
