using System.Runtime.CompilerServices;
using System.Text;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Verification;

/// <summary>
/// Compares generated files with <c>Snapshots/Class.Test#hint.verified.cs</c>; what differs is left beside them as
/// <c>.received.cs</c>. The files are those of Verify: rename a received one to accept it.
/// </summary>
internal static class Snapshot
{
    private static readonly UTF8Encoding s_utf8 = new(encoderShouldEmitUTF8Identifier: true);

    public static Task Check(GeneratorRun run, [CallerFilePath] string file = "", [CallerMemberName] string test = "")
    {
        var prefix = $"{Path.GetFileNameWithoutExtension(file)}.{test}#";
        Directory.CreateDirectory(RepositoryFiles.Snapshots);
        foreach (var old in Directory.GetFiles(RepositoryFiles.Snapshots, prefix + "*.received.cs"))
        {
            File.Delete(old);
        }

        var received = run.Sources.ToDictionary(
            s => $"{prefix}{Path.ChangeExtension(s.Hint, null)}", static s => s.Text, StringComparer.Ordinal);
        var verified = Directory.GetFiles(RepositoryFiles.Snapshots, prefix + "*.verified.cs").ToDictionary(
            static f => Path.GetFileName(f)[..^".verified.cs".Length], File.ReadAllText, StringComparer.Ordinal);
        var different = received.Keys.Where(name => verified.GetValueOrDefault(name) != received[name]).ToArray();
        foreach (var name in different)
        {
            File.WriteAllText(Path.Combine(RepositoryFiles.Snapshots, name + ".received.cs"), received[name], s_utf8);
        }

        Assert.True(different.Length == 0, "Generated code changed: " + string.Join(", ", different));
        var gone = verified.Keys.Except(received.Keys);
        Assert.True(!gone.Any(), "No longer generated: " + string.Join(", ", gone));
        return Task.CompletedTask;
    }
}
