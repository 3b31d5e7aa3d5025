namespace FastSer.Generator.Views;

/// <summary>
/// Emits the view of an annotated type: what every format shares. A format says where its members stand. The code is safe: all that
/// touches bytes is in the runtime's <c>ViewCursor</c>.
/// </summary>
internal abstract class ViewEmitter(TypeModel model, ViewModel view, SourceWriter source)
{
    /// <summary>The field of a view with its place.</summary>
    protected const string Data = "FastSerData";

    protected TypeModel Model { get; } = model;

    protected ViewModel View { get; } = view;

    protected SourceWriter Source { get; } = source;

    public ViewSkips Skips { get; } = new();

    /// <summary>The literal that names the type alone.</summary>
    protected string Path { get; } = ViewGetter.FormatPath(model);

    private string Shape => $"{Names.Shape}.Of<{Model.FullName}>()";

    /// <summary>Emits the method of the type that returns its view.</summary>
    public static void EmitEntry(SourceWriter source, TypeModel model, ViewModel view)
    {
        var path = ViewGetter.FormatPath(model);
        source.Line();
        source.Line("/// <summary>Shows a value in its bytes without building it: members are read when they are asked for.</summary>");
        source.Line("/// <param name=\"bytes\">The bytes; they may continue behind the value.</param>");
        source.Line(Names.GeneratedMember);
        source.Line(Names.Inline);
        source.Open($"public static {view.FullName} {view.Method}({Names.ByteSpan} bytes)");
        source.Line($"var cursor = {Names.ViewCursor}.Of(bytes, {path});");
        source.Line($"return {view.FullName}.FastSerOpen(cursor, {path});");
        source.Close();
    }

    /// <summary>Emits all that the type of the view has.</summary>
    public void EmitBody()
    {
        EmitDeclaration();
        EmitMembers();
        EmitToObject();
        EmitPlumbing();
    }

    /// <summary>Emits the property of a member, and the view of its type where that is one of its own.</summary>
    protected void EmitMember(ViewMember shown, MemberModel member, List<string> body, string path)
    {
        var map = shown.MapName;
        var type = member.Type.ViewType!;
        ViewGetter.Emit(
            Source, map is null ? type : type.Replace(MapType.ViewPlaceholder, map), shown.Name,
            map is null ? body : [.. body.Select(line => line.Replace(MapType.ViewPlaceholder, map))]);
        if (map is not null)
        {
            ViewMapEmitter.Emit(Source, map, ViewMapEmitter.MapOf(member.Type)!, path, Skips);
        }
    }

    /// <summary>Emits what is public and of this type alone.</summary>
    protected abstract void EmitMembers();

    /// <summary>The expression that builds the object of a view that is not null.</summary>
    protected abstract string FormatToObject();

    /// <summary>Emits how a view is opened at a cursor, and how a value is stepped over.</summary>
    protected abstract void EmitPlumbing();

    /// <summary>Emits a static method that other emitted code calls, and nobody else.</summary>
    protected void EmitHidden(string result, string name, string expression)
    {
        Source.Line();
        Source.Line(Names.Hidden);
        Source.Line(Names.Inline);
        Source.Method($"public static {result} {name}({Names.ViewCursor} cursor, string path)", expression);
    }

    /// <summary>Emits the step over a value by its shape.</summary>
    protected void EmitPlannedStep() => EmitStep($"cursor.Skip({Skips.Add(Shape, Path)}, path)");

    /// <summary>Emits how a value is stepped over: statements, and the expression of the cursor behind it.</summary>
    protected void EmitStep(string expression, params string[] statements)
    {
        Source.Line();
        Source.Line(Names.Hidden);
        Source.Open($"public readonly struct {Names.ViewStepType} : {Names.ViewStep}");
        Source.Line(FormattableString.Invariant($"public static int MinimumSize => {MinimumSize};"));
        Source.Line();
        Source.Line(Names.Inline);
        var header = $"public static {Names.ViewCursor} Over({Names.ViewCursor} cursor, string path)";
        if (statements.Length == 0)
        {
            Source.Method(header, expression);
        }
        else
        {
            Source.Open(header);
            Source.Lines(statements);

            Source.Line($"return {expression};");
            Source.Close();
        }

        Source.Close();
    }

    /// <summary>The fewest bytes of a value, as a collection's own reader demands at the most.</summary>
    private int MinimumSize => Model.IsReference || Model.Keys is not null
        ? 1
        : Math.Max(1, Model.Members.Sum(static member => member.Type.MinimumSize));

    /// <summary>
    /// The expression of the cursor behind a member. The view may not be able to name its type: the shape of the object has that of the member.
    /// </summary>
    /// <param name="type">The type of the member.</param>
    /// <param name="cursor">The expression of the cursor before it.</param>
    /// <param name="place">Its number in the shape of the object.</param>
    /// <param name="member">The member; null for a retired one.</param>
    protected string FormatSkip(WireType type, string cursor, int place, MemberModel? member)
    {
        var path = member is null ? Path : ViewGetter.FormatPath(Model, member.DisplayName);
        var isHidden = View.Hidden.Any(index => ReferenceEquals(Model.Members[index], member));
        return isHidden ? $"{cursor}.Skip({Plan()}, {path})" : type.FormatViewSkip(cursor, path, Plan);

        string Plan() => Skips.AddMember(Shape, place, path);
    }

    private void EmitDeclaration()
    {
        Source.Line($"private readonly {Names.ViewCursor} {Data};");
        Source.Line();
        Source.Line(Names.Inline);
        Source.Line($"private {View.Name}({Names.ViewCursor} cursor) => {Data} = cursor;");
        Source.Line();
        Source.Line("/// <summary>Gets a value indicating whether the value is null.</summary>");
        Source.Line($"public bool IsNull => {Data}.IsNull;");
    }

    private void EmitToObject()
    {
        Source.Line();
        Source.Line("/// <summary>Builds the whole object.</summary>");
        Source.Line("/// <param name=\"options\">Options, or null for the defaults.</param>");
        Source.Line($"public {Model.FullName}{(Model.IsReference ? "?" : "")} ToObject({Names.Options}? options = null) =>");
        Source.Line($"    {(Model.IsReference ? "IsNull ? null : " : "")}{Data}.{FormatToObject()};");
    }
}
