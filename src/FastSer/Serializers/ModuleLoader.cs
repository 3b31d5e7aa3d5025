using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Runs the module initializers of the assemblies that a closed type is made of.</summary>
internal static class ModuleLoader
{
    public static void RunInitializers(Type type)
    {
        RunInitializer(type);
        if (type.GetElementType() is { } element)
        {
            RunInitializers(element);
        }

        foreach (var argument in type.GenericTypeArguments)
        {
            RunInitializers(argument);
        }
    }

    private static void RunInitializer(Type type)
    {
        // Compiled ahead of time, all initializers have run before the program did.
        if (RuntimeFeature.IsDynamicCodeSupported)
        {
            RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        }
    }
}
