namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>A source in the style of another serializer.</summary>
/// <param name="Space">The serializer's namespace.</param>
/// <param name="Source">The types, without usings.</param>
/// <param name="Type">What is written and read.</param>
/// <param name="Value">The value, in C#.</param>
/// <param name="Expected">Texts that the moved source contains.</param>
internal sealed record MovingModel(string Space, string Source, string Type, string Value, params string[] Expected)
{
    /// <summary>The file before it is moved.</summary>
    public string File => $"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using {Space};

        namespace Shop;

        {Source}
        """;

    /// <summary>Writes and reads the value.</summary>
    public string Check => $$"""
        using FastSer;
        using System;
        using System.Collections.Generic;

        namespace Shop;

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
}
