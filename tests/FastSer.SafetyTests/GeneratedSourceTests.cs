using System.Text.RegularExpressions;

namespace FastSer.SafetyTests;

/// <summary>Searches for constructs that generated code must not use, in the text that was compiled into the test types.</summary>
[Trait("Promise", "P9")]
public sealed partial class GeneratedSourceTests
{
    private static readonly string[] s_banned =
    [
        "unsafe", "Unsafe", "MemoryMarshal", "stackalloc", "GetType(", "Activator", "GetUninitializedObject",
        "IntPtr.Size", "fixed (", "dynamic ", "goto", "BinaryFormatter", "Marshal", "Reflection",
    ];

    // The one use of GetType compares a value's type with its declared one.
    private static readonly Regex s_exactTypeCheck = ExactTypeCheck();

    [Fact]
    public void GeneratedCodeUsesNothingThatIsBanned()
    {
        var files = GeneratedFiles();
        Assert.InRange(files.Length, 80, int.MaxValue);
        foreach (var file in files)
        {
            var code = Comment().Replace(File.ReadAllText(file), "");
            code = StringLiteral().Replace(s_exactTypeCheck.Replace(code, ""), "");
            foreach (var word in s_banned)
            {
                var pattern = Regex.Escape(word);
                Assert.False(
                    Regex.IsMatch(code, char.IsLetter(word[^1]) ? $@"\b{pattern}\b" : $@"\b{pattern}"),
                    $"{Path.GetFileName(file)} uses {word}");
            }
        }
    }

    /// <summary>Members of fixed size in a row share one check: Integers has eleven, and nothing else.</summary>
    [Fact]
    [Trait("Promise", "P24")]
    public void MembersOfFixedSizeHaveOneCheckTogether()
    {
        var file = GeneratedFiles().First(static path =>
            path.EndsWith("TestTypes.Integers.FastSer.g.cs", StringComparison.Ordinal));
        var methods = MethodStart().Split(File.ReadAllText(file));
        var checks = methods.Select(static method => BoundsCheck().Count(method)).Where(static count =>
            count > 0).ToArray();

        Assert.NotEmpty(checks);
        Assert.All(checks, static count => Assert.Equal(1, count));
        Assert.All(
            methods.Where(static method => BoundsCheck().IsMatch(method)),
            static method =>
                Assert.InRange(MemberAccess().Count(method), typeof(Integers).GetProperties().Length, int.MaxValue));
    }

    private static string[] GeneratedFiles()
    {
        var artifacts = AppContext.BaseDirectory;
        while (Path.GetFileName(artifacts) is not "artifacts")
        {
            artifacts = Path.GetDirectoryName(artifacts) ?? throw new DirectoryNotFoundException("artifacts");
        }

        var objects = Path.Combine(artifacts, "obj", "FastSer.TestTypes");
        return Directory.GetFiles(objects, "*.FastSer.g.cs", SearchOption.AllDirectories);
    }

    [GeneratedRegex("^    static ", RegexOptions.Multiline)]
    private static partial Regex MethodStart();

    [GeneratedRegex(@"(writer\.Reserve|reader\.Take)\(")]
    private static partial Regex BoundsCheck();

    [GeneratedRegex(@"block\.(Read|Write)\w+\(")]
    private static partial Regex MemberAccess();

    [GeneratedRegex(@"//[^\n]*")]
    private static partial Regex Comment();

    [GeneratedRegex("\"[^\"\n]*\"")]
    private static partial Regex StringLiteral();

    [GeneratedRegex(@"\w+\.GetType\(\) != typeof\(")]
    private static partial Regex ExactTypeCheck();
}
