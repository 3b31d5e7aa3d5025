using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Loads the adapter that a rival's assembly holds.</summary>
internal static class RivalLoader
{
    /// <summary>The adapter, or one line that says why there is none.</summary>
    public static (ISystemAdapter? Adapter, string? Reason) Load(RivalProject project)
    {
        try
        {
            var assembly = RuntimeFeature.IsDynamicCodeSupported
                ? new RivalLoadContext(project.AssemblyFile).LoadFromAssemblyPath(project.AssemblyFile)
                : Assembly.Load(Path.GetFileNameWithoutExtension(project.AssemblyFile));
            var type = assembly.GetExportedTypes().Single(typeof(ISystemAdapter).IsAssignableFrom);
            return ((ISystemAdapter)Activator.CreateInstance(type)!, null);
        }
        catch (FileNotFoundException) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            return (null, $"{project.Name}: not in this program, which was compiled ahead of time, rows skipped");
        }
#pragma warning disable CA1031 // A rival may fail in any way; the run goes on without it and says so.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var cause = exception.GetBaseException();
            return (null, $"{project.Name}: does not load ({cause.Message.ReplaceLineEndings(" ")}), rows skipped");
        }
    }
}
