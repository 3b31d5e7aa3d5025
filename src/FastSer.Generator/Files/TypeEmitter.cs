namespace FastSer.Generator.Files;

/// <summary>Emits the generated half of one annotated type.</summary>
internal static class TypeEmitter
{
    public static EmittedCode Emit(TypeModel model)
    {
        var source = new SourceWriter();
        var helpers = new HelperSet(model.HelperNamespace, model.Uses, model.TakenNames);
        foreach (var containing in model.ContainingDeclarations)
        {
            source.Open(containing);
        }

        if (model.Base is { } known)
        {
            BaseEmitter.EmitAttribute(source, known);
        }

        if (model.IsRegistered)
        {
            source.Line(ResolverEmitter.AttributeOf(model));
        }

        CodePlace.EmitAttribute(source, model);
        source.Open(model.Declaration + FormatContracts(model));
        if (model.IsStub)
        {
            StubEmitter.Emit(source, model);
        }
        else if (!model.IsBaseOnly)
        {
            EmitMembers(source, model, helpers);
        }

        if (model.Base is not null && !model.IsStub)
        {
            if (!model.IsBaseOnly)
            {
                source.Line();
            }

            BaseEmitter.EmitMembersHash(source, model);
        }

        if (model.View is not null)
        {
            ViewEmitter.EmitEntry(source, model, model.View);
        }

        source.Close();
        if (model.View is not null)
        {
            TypeViewEmitter.Emit(source, model, model.View);
        }

        foreach (var _ in model.ContainingDeclarations)
        {
            source.Close();
        }

        // The view stands beside the type, and names it.
        var uses = model.View is null ? model.Uses : UseMarks.Combine([model.Uses, model.OwnUses]);
        var text = UseMarkEmitter.MarkMembers(source.ToString(), uses);
        return new EmittedCode(FileHead.Complete(text, model.Namespace, uses, PragmasOf(model)), helpers.Shared);
    }

    /// <summary>Returns the other warnings that are switched off in the file.</summary>
    private static string[] PragmasOf(TypeModel model) =>
    [
        .. model.View is not null ? ["CS0108, CS1591 // A base class may have a view too, and members of views have the names of the type's."]
            : model.HidesHelpers ? ["CS0108 // The base class round it has helpers of the same names."]
            : Array.Empty<string>(),
        .. model.HasLowerCaseName ? ["CS8981 // The type has a name of lower-case letters."] : Array.Empty<string>(),
        .. model.MustComply ? ["CS3001, CS3002, CS3003, CS3016 // FastSer's own types do not comply with the CLS."] : Array.Empty<string>(),
    ];

    private static string FormatContracts(TypeModel model) => model.IsExternal
        ? ""
        : $" : {string.Join(", ", model.IsStub ? StubEmitter.ContractsOf(model) : ContractsOf(model))}";

    private static IEnumerable<string> ContractsOf(TypeModel model)
    {
        if (!model.IsBaseOnly)
        {
            var contract = model.FixedSize is not null ? Names.SerializableValue
                : model.IsBounded ? Names.SerializableBounded
                : Names.Serializable;
            yield return $"{contract}<{model.SelfName}>";
        }

        if (model.IsCase)
        {
            yield return $"{Names.SerializableCase}<{model.SelfName}>";
        }

        if (model.Base is not null)
        {
            yield return BaseEmitter.Contract(model);
        }
    }

    private static void EmitMembers(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        if (model.IsInterface)
        {
            CodePlace.OpenInterface(source, model);
            UnionEmitter.Emit(source, model, model.Union!);
            KeyEmitter.Emit(source, model);
            source.Close();
            helpers.EmitOwn(source);
            return;
        }

        if (model.IsExternal)
        {
            CodePlace.EmitMembers(source, model);
        }
        else
        {
            EmitStackFrameSize(source, model);
        }

        if (model.LanguageUnion is not null || model.FSharpUnion is not null)
        {
            EmitCases(source, model, helpers);
            helpers.EmitOwn(source);
            return;
        }

        EmitForm(source, model, helpers);
        if (model.Union is null)
        {
            source.Line();
            ShapeEmitter.EmitObject(source, model, CodePlace.FormatDescribe(model));
        }

        if (model.IsCase)
        {
            source.Line();
            ObjectFormats.OfCase(model, source, helpers).EmitCase();
            if (model.Union is not null)
            {
                source.Line();
                ShapeEmitter.EmitObject(source, model, $"static {Names.Shape} {Names.SerializableCase}<{model.SelfName}>.DescribeCase");
            }
        }

        KeyEmitter.Emit(source, model);
        if (model.Keys is not null || (model.IsAppendable && model.Members.Count > 0))
        {
            source.Line();
            ObjectFormats.Of(model, source, helpers).EmitOtherVersion();
        }

        AccessorEmitter.Emit(source, model);
        helpers.EmitOwn(source);
    }

    private static void EmitCases(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        if (model.LanguageUnion is { } contents)
        {
            new LanguageUnionEmitter(model, contents, source, helpers).Emit();
        }
        else
        {
            new FSharpUnionEmitter(model, model.FSharpUnion!, source, helpers).Emit();
        }
    }

    private static void EmitForm(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        if (model.Union is { } union)
        {
            UnionEmitter.Emit(source, model, union);
        }
        else if (model.FixedSize is not null)
        {
            ValueEmitter.Emit(source, model);
        }
        else
        {
            EmitObject(source, model, helpers);
        }
    }

    private static void EmitObject(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        var format = ObjectFormats.Of(model, source, helpers);
        format.EmitMethods();
        if (model.IsMutable && model.Keys is null)
        {
            source.Line();
            format.EmitReadInto();
        }
    }

    /// <summary>Only types that hold much are asked about the stack.</summary>
    private static void EmitStackFrameSize(SourceWriter source, TypeModel model)
    {
        if (model.StackFrameSize == 0 && model.HeldParameters.Count == 0)
        {
            return;
        }

        var parts = model.HeldParameters.Select(static parameter => $"{Names.Runtime}StackCheck.StackFrameOf<{parameter}>()");
        if (model.StackFrameSize > 0)
        {
            parts = parts.Prepend(FormattableString.Invariant($"{model.StackFrameSize}"));
        }

        source.Line(Names.GeneratedMember);
        source.Line($"static int {Names.Serializable}<{model.SelfName}>.StackFrameSize => {string.Join(" + ", parts)};");
        source.Line();
    }
}
