using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Calls the static members of an annotated type. Those of an interface are called through an object where the runtime may be Mono.</summary>
internal static class Contract<T>
    where T : IFastSerializable<T>
{
    public static int FrameSize
    {
        [MethodImpl(Jit.Inline)]
        get => IsIndirect ? 0 : T.FrameSize;
    }

    /// <summary>Decided by the compiler of each platform: elsewhere it costs nothing.</summary>
    private static bool IsIndirect
    {
        [MethodImpl(Jit.Inline)]
        get => (OperatingSystem.IsBrowser() || OperatingSystem.IsWasi() || OperatingSystem.IsAndroid()
                || OperatingSystem.IsIOS() || OperatingSystem.IsTvOS() || OperatingSystem.IsMacCatalyst())
            && typeof(T).IsInterface;
    }

    [MethodImpl(Jit.Inline)]
    public static void Write(ref FastWriter writer, T? value)
    {
        if (IsIndirect)
        {
            InterfaceCodeOf.Instance.Write(ref writer, value);
            return;
        }

        T.Write(ref writer, value);
    }

    [MethodImpl(Jit.Inline)]
    public static T? Read(ref FastReader reader) => IsIndirect ? InterfaceCodeOf.Instance.Read(ref reader) : T.Read(ref reader);

    [MethodImpl(Jit.Inline)]
    public static T? ReadInto(ref FastReader reader, T? value) =>
        IsIndirect ? InterfaceCodeOf.Instance.Read(ref reader) : T.ReadInto(ref reader, value);

    [MethodImpl(Jit.Inline)]
    public static void AddKey(ref KeyHasher hasher, T value)
    {
        if (IsIndirect)
        {
            InterfaceCodeOf.Instance.AddKey(ref hasher, value);
            return;
        }

        T.AddKey(ref hasher, value);
    }

    public static WireShape Describe() => IsIndirect ? InterfaceCodeOf.Instance.Describe() : T.Describe();

    private static class InterfaceCodeOf
    {
        public static readonly InterfaceCode<T> Instance = Create();

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
}
