namespace FastSer.Generator.Output;

/// <summary>The names of the runtime's surface in emitted code.</summary>
internal static class Names
{
    /// <summary>The type inside a view that steps over values.</summary>
    public const string ViewStepType = "FastSerStep";

    /// <summary>Stands behind the name of a view in that of lists of it.</summary>
    public const string ViewListSuffix = "List";

    /// <summary>The short names of namespaces in emitted files (<see cref="FileHead"/>).</summary>
    public const string FastSerSpace = "FastSer";
    public const string RuntimeSpace = "Runtime";
    public const string Runtime = RuntimeSpace + "::";
    public const string Writer = "FastSer::FastWriter";
    public const string Reader = "FastSer::FastReader";
    public const string WriteBlock = "FastSer::WriteBlock";
    public const string ReadBlock = "FastSer::ReadBlock";
    public const string Serializable = "FastSer::IFastSerializable";
    public const string SerializableValue = "FastSer::IFastSerializableValue";
    public const string SerializableBounded = "FastSer::IFastSerializableBounded";
    public const string SerializableCase = "FastSer::IFastSerializableCase";
    public const string SerializableBase = "FastSer::IFastSerializableBase";
    public const string ObjectEnd = "FastSer::ObjectEnd";
    public const string WriteLimit = "FastSer::WriteLimit";
    public const string Compact = "global::FastSer.Compact";
    public const string Unknown = "global::FastSer.FastSerUnknown";
    public const string Packing = "FastSer::ValuePacking";
    public const string Shape = "Runtime::WireShape";
    public const string Scalar = "Runtime::WireScalar";
    public const string TypeSerializer = "Runtime::TypeSerializer";
    public const string IncrementalReader = "Runtime::IncrementalReader";
    public const string IncrementalWriter = "Runtime::IncrementalWriter";
    public const string Resolver = "Runtime::FastSerResolver";
    public const string BoundedSerializer = "Runtime::BoundedSerializer";
    public const string SerializableSerializer = "Runtime::SerializableSerializer";
    public const string ValueSerializer = "Runtime::ValueSerializer";
    public const string ComparerOf = "Runtime::ComparerOf";
    public const string KeyHasher = "Runtime::KeyHasher";
    public const string KeyGuard = "Runtime::KeyGuard";
    public const string StringItems = "Runtime::StringItems";
    public const string PackedWrapperItems = "Runtime::PackedWrapperItems";
    public const string TextView = "FastSer::TextView";
    public const string TextListView = "FastSer::TextListView";
    public const string ScalarListView = "FastSer::ScalarListView";
    public const string ViewCursor = "Runtime::ViewCursor";
    public const string ViewMask = "Runtime::ViewMask";
    public const string ViewItems = "Runtime::ViewItems";
    public const string ViewEntries = "Runtime::ViewEntries";
    public const string ViewEntry = "Runtime::ViewEntry";
    public const string ViewStep = "Runtime::IViewStep";
    public const string ViewEntryStep = "Runtime::IViewEntryStep";
    public const string ViewSkip = "Runtime::ViewSkip";
    public const string Options = "FastSer::FastSerializerOptions";
    public const string ByteSpan = "global::System.ReadOnlySpan<byte>";
    public const string Hidden = "[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]";
    public const string Inline = "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]";
    public const string NoInlining = "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]";
    public const string Span = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan";

    /// <summary>Stands on every emitted member of a type of the project: on the type it would be said of the project's own members too.</summary>
    public const string GeneratedMember = "[CodeAnalysis::ExcludeFromCodeCoverage]";

    /// <summary>Stands on every type that is emitted as a whole; the version is the package's.</summary>
    public static readonly string GeneratedType = "[global::System.CodeDom.Compiler.GeneratedCode(\"FastSer.Generator\", \""
        + typeof(Names).Assembly.GetName().Version.ToString(3) + "\"), CodeAnalysis::ExcludeFromCodeCoverage]";
}
