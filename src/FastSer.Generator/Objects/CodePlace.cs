using System.Text.RegularExpressions;

namespace FastSer.Generator.Objects;

/// <summary>
/// Where the code of a type stands: in a part of the type, whose methods implement the contract, or, for a type of another
/// assembly, in a class beside it, whose methods the code of this assembly calls by name. The code of an interface stands in a class inside it, which
/// the methods of the contract call: Mono cannot call them through a type parameter, and calls the class instead.
/// </summary>
internal static class CodePlace
{
    /// <summary>The class gives its file the name.</summary>
    private const int MaximumBytes = 80;

    private const string Unchecked = "Unchecked";

    private static readonly Regex s_arguments = new("<[^<>]*>", RegexOptions.CultureInvariant);

    /// <summary>The class with the code of a type of another assembly: unique in this assembly.</summary>
    public static string ClassName(string name, string fullName) => $"{ShortName.Of(name, MaximumBytes)}Code_{StableHash.Of(fullName)}";

    public static string FormatDeclaration(string className) => "internal static class " + className;

    /// <summary>The beginning of a method that writes or reads values of the type: its result and its name.</summary>
    public static string FormatMethod(TypeModel model, string result, string name) =>
        model.IsInterface ? $"public override {result} {name}"
        : !model.IsExternal ? $"static {result} {Names.Serializable}<{model.SelfName}>.{name}"
        : model.StackFrameSize > 0 ? $"private static {result} {name}{Unchecked}"
        : $"internal static {result} {name}";

    /// <summary>The beginning of the method that describes the bytes.</summary>
    public static string FormatDescribe(TypeModel model) =>
        model.IsInterface ? FormatMethod(model, Names.Shape, "Describe")
        : model.IsExternal ? $"private static {Names.Shape} Describe" : $"static {Names.Shape} {Names.Serializable}<{model.SelfName}>.Describe";

    /// <summary>The call that reads a value of the type in place of one that exists.</summary>
    public static string FormatRead(TypeModel model) =>
        model.IsExternal ? "Read(ref reader)" : $"reader.{(model.IsInterface ? "ReadInterface" : "ReadObject")}<{model.SelfName}>()";

    /// <summary>Unique, so that it hides none of a base interface.</summary>
    private static string InterfaceClassOf(TypeModel model) => "FastSerCode_" + StableHash.Of(model.FullName);

    /// <summary>Emits the attribute by which the runtime finds the class inside an interface.</summary>
    public static void EmitAttribute(SourceWriter source, TypeModel model)
    {
        if (model.IsInterface && !model.IsStub)
        {
            var open = s_arguments.Replace(model.FullName, static list => $"<{new string(',', list.Value.Count(static character => character == ','))}>");
            source.Line($"[{Names.Runtime}InterfaceCode(typeof({open}.{InterfaceClassOf(model)}))]");
        }
    }

    /// <summary>Emits the contract of an interface, and opens the class inside it.</summary>
    public static void OpenInterface(SourceWriter source, TypeModel model)
    {
        var (contract, code) = ($"{Names.Serializable}<{model.SelfName}>", InterfaceClassOf(model));
        source.Line($"""
            {Names.GeneratedMember}
            static void {contract}.Write(ref {Names.Writer} writer, {model.SelfName}? value) => {code}.Instance.Write(ref writer, value);

            {Names.GeneratedMember}
            static {model.SelfName}? {contract}.Read(ref {Names.Reader} reader) => {code}.Instance.Read(ref reader);

            {Names.GeneratedMember}
            static {Names.Shape} {contract}.Describe() => {code}.Instance.Describe();

            {Names.GeneratedMember}
            static void {contract}.AddKey(ref {Names.KeyHasher} hasher, {model.SelfName} value) => {code}.Instance.AddKey(ref hasher, value);

            """);
        source.Line(Names.GeneratedType);
        source.Open($"internal sealed class {code} : {Names.Runtime}InterfaceCode<{model.SelfName}>");
        source.Line($"public static readonly {code} Instance = new();");
        source.Line();
    }

    /// <summary>Emits what a class beside the type has in addition: the runtime does not know the class.</summary>
    public static void EmitMembers(SourceWriter source, TypeModel model)
    {
        source.Line(Names.GeneratedMember);
        source.Line($"internal static {Names.Shape} Shape {{ get; }} = {Names.Shape}.Deferred(Describe);");
        source.Line();
        var value = model.IsReference ? model.SelfName + "?" : model.SelfName;
        if (model.StackFrameSize > 0)
        {
            EmitChecked(source, model, "void", $"Write(ref {Names.Writer} writer, {value} value)", "Write", "ref writer, value");
            EmitChecked(source, model, value, $"Read(ref {Names.Reader} reader)", "Read", "ref reader");
        }

        if (!model.IsReference)
        {
            return;
        }

        var into = $"ReadInto(ref {Names.Reader} reader, {value} value)";
        if (!model.IsMutable)
        {
            source.Line(Names.GeneratedMember);
            source.Line($"internal static {value} {into} => Read(ref reader);");
            source.Line();
        }
        else if (model.StackFrameSize > 0)
        {
            EmitChecked(source, model, value, into, "ReadInto", "ref reader, value");
        }
    }

    /// <summary>Only types that hold much are asked about the stack, by a method whose own frame is small.</summary>
    private static void EmitChecked(SourceWriter source, TypeModel model, string result, string signature, string name, string arguments)
    {
        source.Line(Names.GeneratedMember);
        source.Line(Names.NoInlining);
        source.Open($"internal static {result} {signature}");
        source.Line(FormattableString.Invariant($"{Names.Runtime}StackCheck.Ensure({model.StackFrameSize});"));
        source.Line($"{(result == "void" ? "" : "return ")}{name}{Unchecked}({arguments});");
        source.Close();
        source.Line();
    }
}
