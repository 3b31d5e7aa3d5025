using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Calls the static members of an annotated type. Those of an interface are called through an object where the runtime may be Mono.</summary>
/// <remarks>
/// The other calls stand where they are needed, not in a method here: code that is not optimized would take a frame more of the stack for each value.
/// </remarks>
internal static class Contract
{
    /// <summary>Decided by the compiler of each platform: elsewhere it costs nothing.</summary>
    public static bool MayBeMono
    {
        [MethodImpl(Jit.Inline)]
        get => OperatingSystem.IsBrowser() || OperatingSystem.IsWasi() || OperatingSystem.IsAndroid()
            || OperatingSystem.IsIOS() || OperatingSystem.IsTvOS() || OperatingSystem.IsMacCatalyst();
    }

    /// <summary>Returns whether a type is an interface. Ask only where the runtime may be Mono.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsInterface<T>() => KindOf<T>.IsInterface;

    [MethodImpl(Jit.NoInline)]
    public static WireShape ReferenceOf<T>() => CodeOf<T>.Reference;

    [MethodImpl(Jit.NoInline)]
    public static void Write<T>(ref FastWriter writer, T? value) => CodeOf<T>.Instance.Write(ref writer, value);

    [MethodImpl(Jit.NoInline)]
    public static T? Read<T>(ref FastReader reader) => CodeOf<T>.Instance.Read(ref reader);

    [MethodImpl(Jit.NoInline)]
    public static void AddKey<T>(ref KeyHasher hasher, T value) => CodeOf<T>.Instance.AddKey(ref hasher, value);

    private static class CodeOf<T>
    {
        public static readonly InterfaceCode<T> Instance = Create();

        public static readonly WireShape Reference = WireShape.Deferred(typeof(T), Instance.Describe);

        [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "The attribute keeps the constructor of the open type.")]
        [UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "The attribute keeps the constructor of the open type.")]
        [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Mono interprets types that it has not compiled.")]
        private static InterfaceCode<T> Create()
        {
            var code = typeof(T).GetCustomAttribute<InterfaceCodeAttribute>()!.Code;
            return (InterfaceCode<T>)Activator.CreateInstance(
                code.IsGenericTypeDefinition ? code.MakeGenericType(typeof(T).GetGenericArguments()) : code)!;
        }
    }

    /// <summary>Keeps a fact of a type: Mono's interpreter takes longer to ask for it than to write a small object.</summary>
    private static class KindOf<T>
    {
        public static readonly bool IsInterface = typeof(T).IsInterface;
    }
}
