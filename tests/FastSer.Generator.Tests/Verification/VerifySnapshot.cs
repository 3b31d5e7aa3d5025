using System.Runtime.CompilerServices;
using FastSer.Generator.Tests.Harness;
using VerifyTests;
using VerifyXunit;

namespace FastSer.Generator.Tests.Verification;

/// <summary>Compares snapshots by Verify.</summary>
internal static class Snapshot
{
    public static Task Check(GeneratorRun run, [CallerFilePath] string file = "", [CallerMemberName] string test = "")
    {
        var settings = new VerifySettings();
        settings.UseDirectory("../Snapshots");
        settings.UseTypeName(Path.GetFileNameWithoutExtension(file));
        settings.UseMethodName(test);
        var targets = run.Sources.Select(
            static s => new Target("cs", s.Text, Path.ChangeExtension(s.Hint, null)));
        return Verifier.Verify(targets, settings);
    }
}
