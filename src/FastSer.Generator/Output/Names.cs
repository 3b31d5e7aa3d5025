namespace FastSer.Generator.Output;

/// <summary>The names of the runtime's surface in emitted code.</summary>
internal static class Names
{
    public const string Writer = "global::FastSer.FastWriter";
    public const string Reader = "global::FastSer.FastReader";
    public const string WriteBlock = "global::FastSer.WriteBlock";
    public const string ReadBlock = "global::FastSer.ReadBlock";
    public const string Serializable = "global::FastSer.IFastSerializable";
    public const string SerializableValue = "global::FastSer.IFastSerializableValue";
    public const string SerializableBounded = "global::FastSer.IFastSerializableBounded";
    public const string SerializableCase = "global::FastSer.IFastSerializableCase";
    public const string SerializableBase = "global::FastSer.IFastSerializableBase";
    public const string ObjectEnd = "global::FastSer.ObjectEnd";
    public const string WriteLimit = "global::FastSer.WriteLimit";
    public const string Compact = "global::FastSer.Compact";
    public const string Unknown = "global::FastSer.FastSerUnknown";
    public const string Packing = "global::FastSer.ValuePacking";
    public const string CompilerServices = "global::FastSer.CompilerServices";
    public const string Shape = "global::FastSer.CompilerServices.WireShape";
    public const string Scalar = "global::FastSer.CompilerServices.WireScalar";
    public const string TypeSerializer = "global::FastSer.CompilerServices.TypeSerializer";
    public const string IncrementalReader = "global::FastSer.CompilerServices.IncrementalReader";
    public const string IncrementalWriter = "global::FastSer.CompilerServices.IncrementalWriter";
    public const string Resolver = "global::FastSer.CompilerServices.FastSerResolver";
    public const string BoundedSerializer = "global::FastSer.CompilerServices.BoundedSerializer";
    public const string SerializableSerializer = "global::FastSer.CompilerServices.SerializableSerializer";
    public const string ValueSerializer = "global::FastSer.CompilerServices.ValueSerializer";
    public const string ComparerOf = "global::FastSer.CompilerServices.ComparerOf";
    public const string KeyHasher = "global::FastSer.CompilerServices.KeyHasher";
    public const string KeyGuard = "global::FastSer.CompilerServices.KeyGuard";
    public const string StringItems = "global::FastSer.CompilerServices.StringItems";
    public const string PackedWrapperItems = "global::FastSer.CompilerServices.PackedWrapperItems";
    public const string TextView = "global::FastSer.TextView";
    public const string TextListView = "global::FastSer.TextListView";
    public const string ScalarListView = "global::FastSer.ScalarListView";
    public const string ViewCursor = "global::FastSer.CompilerServices.ViewCursor";
    public const string ViewMask = "global::FastSer.CompilerServices.ViewMask";
    public const string ViewItems = "global::FastSer.CompilerServices.ViewItems";
    public const string ViewEntries = "global::FastSer.CompilerServices.ViewEntries";
    public const string ViewEntry = "global::FastSer.CompilerServices.ViewEntry";
    public const string ViewStep = "global::FastSer.CompilerServices.IViewStep";
    public const string ViewEntryStep = "global::FastSer.CompilerServices.IViewEntryStep";
    public const string ViewSkip = "global::FastSer.CompilerServices.ViewSkip";
    public const string Options = "global::FastSer.FastSerializerOptions";
    public const string ByteSpan = "global::System.ReadOnlySpan<byte>";
    public const string Hidden = "[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]";
    public const string Inline = "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]";
    public const string NoInlining = "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]";
    public const string Span = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan";

    /// <summary>Stands on every emitted member; the version is the package's.</summary>
    public static readonly string GeneratedCode = "[global::System.CodeDom.Compiler.GeneratedCode(\"FastSer.Generator\", \""
        + typeof(Names).Assembly.GetName().Version.ToString(3) + "\"), global::System.Diagnostics.CodeAnalysis.ExcludeFromCodeCoverage]";
}
