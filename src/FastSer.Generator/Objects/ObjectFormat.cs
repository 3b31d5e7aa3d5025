namespace FastSer.Generator.Objects;

/// <summary>
/// Emits the methods of an object. What every format shares stands here, once: null, the check of the run-time type, depth,
/// callbacks, construction. A format says how the members stand in the data.
/// </summary>
internal abstract class ObjectFormat(TypeModel model, SourceWriter source, HelperSet helpers)
{
    protected TypeModel Model { get; } = model;

    protected SourceWriter Source { get; } = source;

    protected HelperSet Helpers { get; } = helpers;

    private string Nullable => Model.IsReference ? Model.SelfName + "?" : Model.SelfName;

    /// <summary>Emits Write, TryPut and Read.</summary>
    public void EmitMethods()
    {
        EmitWrite();
        Source.Line();
        if (Model.IsBounded)
        {
            EmitTryPut();
            Source.Line();
        }

        EmitRead();
    }

    /// <summary>Emits ReadInto: the members go into an object that exists.</summary>
    public void EmitReadInto()
    {
        Source.Line(Names.GeneratedMember);
        Source.Open($"{CodePlace.FormatMethod(Model, Model.SelfName + "?", "ReadInto")}(ref {Names.Reader} reader, {Model.SelfName}? value)");
        Source.If(
            Model.IsSealed ? "value is null" : $"value is null || {IsOtherType}",
            $"return {CodePlace.FormatRead(Model)};");
        EmitReadNull();
        BaseEmitter.EmitChecks(Source, Model);
        EmitOtherVersionGuard();
        if (Model.PopulatesExisting)
        {
            Source.Line($"return {MembersMethod}(ref reader, value);");
            Source.Close();
            Source.Line();
            Source.Line(Names.GeneratedMember);
            Source.Open($"private static {Model.SelfName} {MembersMethod}(ref {Names.Reader} reader, {Model.SelfName} value)");
        }

        EmitReadIntoValue();
        Source.Close();
    }

    private void EmitReadIntoValue()
    {
        EmitEnter("reader");
        EmitCallbacks(Model.Callbacks.Deserializing, "value", CallbackModel.Reader);
        EmitReadMembersInto();
        EmitLeave("reader");
        EmitCallbacks(Model.Callbacks.Deserialized, "value", CallbackModel.Reader);
        Source.Line("return value;");
    }

    /// <summary>Emits what a union calls on a class that it names: the members behind a tag instead of a presence byte.</summary>
    public void EmitCase()
    {
        var contract = $"{Names.SerializableCase}<{Model.SelfName}>";
        Source.Line(Names.GeneratedMember);
        if (Model.IsCaseOfMany || Model.Members.Any(static member => member.Type.FixedSize is null))
        {
            // The JIT inlines only so much into the method of a union. The cases behind that go through code that all classes share (E76).
            Source.Line(Names.NoInlining);
        }

        Source.Open($"static void {contract}.WriteCase(ref {Names.Writer} writer, byte header, {Model.SelfName} value)");
        EmitWriteBody("header");
        Source.Close();
        Source.Line();

        Source.Line(Names.GeneratedMember);
        Source.Open($"static {Model.SelfName} {contract}.ReadCase(ref {Names.Reader} reader)");
        EmitReadCaseStart();
        EmitReadBody();
        Source.Close();
    }

    /// <summary>Gets whether Write is inlined where values of the type are members or elements.</summary>
    protected virtual bool IsWriteInlined => false;

    /// <summary>The summary of Write: what it writes, in order.</summary>
    protected abstract string FormatSummary();

    /// <summary>Emits the writes of all members behind <paramref name="header"/>, which stands for presence where it is given.</summary>
    protected abstract void EmitWriteMembers(string? header);

    /// <summary>Emits the puts of all members into a block, and the return of the block behind them.</summary>
    protected abstract void EmitPutMembers();

    /// <summary>Emits what a value begins with: the method is left where it is null.</summary>
    protected abstract void EmitReadNull();

    /// <summary>Emits what stands between the tag of a case and its members.</summary>
    protected virtual void EmitReadCaseStart()
    {
    }

    /// <summary>Emits what leaves the method for another one where the members are not those of this version.</summary>
    protected virtual void EmitOtherVersionGuard()
    {
    }

    /// <summary>Emits the method for what versions with other members have written.</summary>
    public virtual void EmitOtherVersion()
    {
    }

    /// <summary>Emits the reads of all members into locals.</summary>
    protected abstract void EmitReadMembers();

    /// <summary>Emits the reads of all members into those of <c>value</c>.</summary>
    protected abstract void EmitReadMembersInto();

    protected virtual void EmitConstruction()
    {
        if (Model.Members.Count > 0)
        {
            Source.Line();
        }

        ConstructionEmitter.Emit(Source, Model);
    }

    protected void EmitCallbacks(IEnumerable<CallbackMethod> callbacks, string target, string cursor) =>
        ConstructionEmitter.EmitCallbacks(Source, callbacks, target, cursor);

    /// <summary>The object, where it is asked to be told before its members are read.</summary>
    protected void EmitFirst()
    {
        if (Model.Callbacks.Deserializing.Count > 0)
        {
            Source.Line($"var result = {ConstructionEmitter.FormatMaker(Model)}();");
            EmitCallbacks(Model.Callbacks.Deserializing, "result", CallbackModel.Reader);
        }
    }

    /// <summary>Emits the local that holds a member while it is written.</summary>
    protected void EmitHold(MemberModel member, string value)
    {
        Source.Line($"var {member.Local} = {NullCheckEmitter.FormatHeld(Model, member, LengthLimitEmitter.FormatHeld(Model, member, value))};");
        LengthLimitEmitter.EmitCheck(Source, Model, member);
    }

    /// <summary>The statement that reads a member of variable size into that of <c>value</c>.</summary>
    protected string FormatReadInto(MemberModel member)
    {
        var existing = AccessorEmitter.FormatGet(member);
        if (member.IsAssignable)
        {
            var read = member.Type.FormatRead(Helpers, member.HasSetterCode ? null : existing);
            return AccessorEmitter.FormatAssign(member, NullCheckEmitter.FormatRead(member, read));
        }

        existing = NullCheckEmitter.FormatExisting(member, existing);
        return member.Type.PopulatesExisting
            ? $"{member.Type.FormatRead(Helpers, $"reader.RequireExisting({existing})", mayReplace: false)};"
            : $"reader.ReplaceItems(reader.RequireExisting({existing}), {member.Type.FormatRead(Helpers)});";
    }

    /// <summary>A remark beside the summary of Write: what it does not write.</summary>
    public static void EmitLeftOut(SourceWriter source, TypeModel model)
    {
        if (model.LeftOut.Count > 0)
        {
            source.Line($"/// <remarks>Leaves out what is computed: {string.Join(", ", model.LeftOut.Select(static name => $"<c>{name}</c>"))}.</remarks>");
        }
    }

    /// <summary>Names in the summary of Write; none where there are too many to be read.</summary>
    protected static string FormatNames(IEnumerable<MemberModel> members) =>
        string.Join(", ", members.Select(static member => $"<c>{member.DisplayName}</c>"));

    /// <summary>Gets whether <c>value</c> is of a derived type.</summary>
    private string IsOtherType => $"{(Model.HidesGetType ? "((object)value)" : "value")}.GetType() != typeof({Model.SelfName})";

    /// <summary>A method of its own, where new objects are read as existing ones are.</summary>
    private string MembersMethod => Helpers.Reserve(HelperSet.Members);

    private void EmitWrite()
    {
        Source.Line(FormatSummary());
        EmitLeftOut(Source, Model);
        Source.Line(Names.GeneratedMember);
        if (IsWriteInlined)
        {
            Source.Line(Names.Inline);
        }

        Source.Open($"{CodePlace.FormatMethod(Model, "void", "Write")}(ref {Names.Writer} writer, {Nullable} value)");
        if (Model.IsReference)
        {
            Source.If("value is null", "writer.WriteNull();", "return;");
            EmitTypeCheck();
        }

        IdentityEmitter.EmitWriteStart(Source, Model);
        EmitWriteBody(header: null);
        IdentityEmitter.EmitWriteEnd(Source, Model);
        Source.Close();
    }

    private void EmitWriteBody(string? header)
    {
        BaseEmitter.EmitChecks(Source, Model);
        EmitEnter("writer");
        EmitCallbacks(Model.Callbacks.Serializing, "value", CallbackModel.Writer);
        EmitWriteMembers(header);
        EmitCallbacks(Model.Callbacks.Serialized, "value", CallbackModel.Writer);
        EmitLeave("writer");
    }

    private void EmitTryPut()
    {
        Source.Line(Names.GeneratedMember);
        Source.Open($"static {Names.WriteBlock} {Names.SerializableBounded}<{Model.SelfName}>.TryPut("
            + $"{Names.WriteBlock} block, {Names.WriteLimit} limit, {Model.SelfName}? value)");
        Source.If("value is null", "return limit.TryPutNull(block);");
        EmitTypeCheck();
        BaseEmitter.EmitChecks(Source, Model);
        EmitPutMembers();
        Source.Close();
    }

    private void EmitRead()
    {
        Source.Line(Names.GeneratedMember);
        Source.Open($"{CodePlace.FormatMethod(Model, Nullable, "Read")}(ref {Names.Reader} reader)");
        EmitReadNull();
        EmitReadBody();
        Source.Close();
    }

    private void EmitReadBody()
    {
        BaseEmitter.EmitChecks(Source, Model);
        EmitOtherVersionGuard();
        if (Model.PopulatesExisting)
        {
            Source.Line($"return {MembersMethod}(ref reader, {ConstructionEmitter.FormatMaker(Model)}());");
            return;
        }

        if (Model.Callbacks.Deserializing.Count > 0 && Model.Keys is null && Model.Tracking == Tracking.None)
        {
            Source.Line($"var value = {ConstructionEmitter.FormatMaker(Model)}();");
            EmitReadIntoValue();
            return;
        }

        EmitEnter("reader");
        IdentityEmitter.EmitReadStart(Source, Model);
        EmitReadMembers();
        EmitLeave("reader");
        EmitConstruction();
    }

    protected void EmitEnter(string cursor)
    {
        if (Model.IsRecursive)
        {
            Source.Line(cursor + ".Enter();");
        }
    }

    protected void EmitLeave(string cursor)
    {
        if (Model.IsRecursive)
        {
            Source.Line(cursor + ".Leave();");
        }
    }

    private void EmitTypeCheck()
    {
        if (!Model.IsSealed)
        {
            Source.If(IsOtherType,
                $"{Names.Writer}.ThrowUnexpectedType(value, typeof({Model.SelfName}));");
        }
    }
}
