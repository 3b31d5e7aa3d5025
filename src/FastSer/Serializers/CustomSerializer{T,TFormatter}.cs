using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>The serializer of a type whose values a formatter of the application writes and reads.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TFormatter">The formatter.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class CustomSerializer<T, TFormatter> : TypeSerializer<T>
    where TFormatter : IFastSerFormatter<T>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Custom<T, TFormatter>();

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, T value) => writer.WriteCustom<T, TFormatter>(value);

    /// <inheritdoc/>
    public override T Read(ref FastReader reader) => reader.ReadCustom<T, TFormatter>()!;
}
