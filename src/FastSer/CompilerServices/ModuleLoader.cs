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

    private static void RunInitializer(Type type) => RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
}
