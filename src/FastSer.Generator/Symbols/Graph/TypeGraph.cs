using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>A type that values of another one hold.</summary>
/// <param name="Type">The type.</param>
/// <param name="IsChangeable">What is held can be exchanged once its holder is built.</param>
internal readonly record struct HeldType(ITypeSymbol Type, bool IsChangeable)
{
    /// <summary>A formatter of the member writes it.</summary>
    public bool HasFormatter { get; init; }
}

/// <summary>
/// Questions about what a type can contain. Each type is visited once: types that contain each other form a component, which
/// has one answer (Tarjan's algorithm).
/// </summary>
internal sealed class TypeGraph(IAssemblySymbol assembly)
{
    /// <summary>Generic types can contain ever longer forms of themselves: from here on they are taken as they are declared.</summary>
    private const int MaximumArguments = 8;

    /// <summary>The limit of nested arguments for collections, few of which are declared so that they grow.</summary>
    private const int MaximumCollectionArguments = 64;

    private readonly Dictionary<INamedTypeSymbol, (List<MemberSymbol> Members, List<ISymbol> LeftOut, List<DiagnosticInfo> Faults)> _members =
        new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ITypeSymbol, TypeNode> _nodes = new(SymbolEqualityComparer.Default);

    public ExtensionTypes Extensions { get; } = new(assembly);

    public UnmanagedStructs Structs { get; } = new(assembly);

    /// <summary>The forms in which types are stored.</summary>
    public TypeForms Forms => field ??= new(Extensions, Structs);

    public List<MemberSymbol> MembersOf(INamedTypeSymbol type) => Collect(type).Members;

    /// <summary>The members of a type, whose faults are reported.</summary>
    public List<MemberSymbol> MembersOf(INamedTypeSymbol type, Action<DiagnosticInfo> report)
    {
        var (members, _, faults) = Collect(type);
        faults.ForEach(report);
        return members;
    }

    /// <summary>The computed properties that its rule leaves out, those of base types first.</summary>
    public List<ISymbol> LeftOutOf(INamedTypeSymbol type) => Collect(type).LeftOut;

    private (List<MemberSymbol> Members, List<ISymbol> LeftOut, List<DiagnosticInfo> Faults) Collect(INamedTypeSymbol type)
    {
        if (!_members.TryGetValue(type, out var found))
        {
            var faults = new List<DiagnosticInfo>();
            var leftOut = new List<ISymbol>();
            var members = Extensions.ExternalOf(type) is { } external
                ? ExternalMembers.Collect(type, external, leftOut.Add)
                : Structs.Accepts(type) ? UnmanagedStructs.FieldsOf(type)
                : MemberCollector.Collect(type, faults.Add, leftOut.Add);
            found = (members, leftOut, faults);
            _members.Add(type, found);
        }

        return found;
    }

    /// <summary>A value of the type can contain another one, so that its depth is up to the data.</summary>
    public bool IsRecursive(INamedTypeSymbol type)
    {
        var node = NodeOf(type);
        return node.IsCyclic || node.Contains(Content.Parameter)
            || (type.HasParameters() && ContainsFormOf(type));
    }

    /// <summary>Reading a value may allocate slots from a count whose elements have not been read.</summary>
    public bool AllocatesFromCount(ITypeSymbol type) => NodeOf(type).Contains(Content.Slots | Content.Parameter);

    /// <summary>A value of the type can contain what only its formatters know, or values of type parameters.</summary>
    public bool HoldsUnknown(INamedTypeSymbol type) => NodeOf(type).Contains(Content.Formatter | Content.Parameter);

    /// <summary>A type that keeps the identity of its objects, and that values of the type can contain or are of.</summary>
    public INamedTypeSymbol? FindTracked(ITypeSymbol type) => NodeOf(type).Contains(Content.Identity)
        ? (INamedTypeSymbol?)Reached(type).FirstOrDefault(static reached => OwnContent(reached, Content.Identity))
        : null;

    private static bool OwnContent(ITypeSymbol type, Content content) =>
        content == Content.Identity && type is INamedTypeSymbol named && named.IsAnnotated() && named.TracksReferences();

    /// <summary>Another closed form of a generic type is another node.</summary>
    private bool ContainsFormOf(INamedTypeSymbol type) => PartsOf(type).SelectMany(Reached).Any(reached =>
        SymbolEqualityComparer.Default.Equals(reached.OriginalDefinition, type.OriginalDefinition));

    /// <summary>The type and all that it can contain; the last part first.</summary>
    public IEnumerable<ITypeSymbol> Reached(ITypeSymbol type)
    {
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        var pending = new Stack<ITypeSymbol>([type]);
        while (pending.Count > 0)
        {
            var reached = pending.Pop();
            if (seen.Add(reached))
            {
                yield return reached;
                foreach (var part in PartsOf(reached))
                {
                    pending.Push(part);
                }
            }
        }
    }

    private TypeNode NodeOf(ITypeSymbol type)
    {
        if (!_nodes.TryGetValue(type, out var node))
        {
            node = Add(type);
            new ComponentSearch(this).Run(node);
        }

        return node;
    }

    private TypeNode Add(ITypeSymbol type)
    {
        var node = new TypeNode(OwnContentOf(type), PartsOf(type));
        _nodes.Add(type, node);
        return node;
    }

    /// <summary>A type beyond any size is taken to contain anything.</summary>
    private Content OwnContentOf(ITypeSymbol type) => TypeSize.IsTooLarge(type)
        ? Content.Parameter | Content.Slots | Content.Formatter
        : (type is ITypeParameterSymbol ? Content.Parameter : 0)
        | (ClaimsOwnSlots(type) ? Content.Slots : 0)
        | (HasFormatter(type) ? Content.Formatter : 0)
        | (OwnContent(type, Content.Identity) ? Content.Identity : 0);

    // What a formatter does is not known, nor what another build of another assembly does.
    private bool ClaimsOwnSlots(ITypeSymbol type) => HasFormatter(type) || Forms.Of(type) switch
    {
        TypeForm.Annotated => IsForeign((INamedTypeSymbol)type),
        TypeForm.Array => !IsFixedScalar(((IArrayTypeSymbol)type).ElementType),
        TypeForm.Collection => CollectionTypes.Find((INamedTypeSymbol)type)! is var found
            && (found.Row.AllocatesAlways || !found.Items.All(IsFixedScalar)),
        _ => false,
    };

    private bool HasFormatter(ITypeSymbol type) => type.FindFormatter() is not null
        || (type is INamedTypeSymbol named && (named.IsAnnotated() || Extensions.ExternalOf(named) is not null)
            && MembersOf(named).Exists(static member => member.Symbol.FindFormatter() is not null));

    private bool IsForeign(INamedTypeSymbol type) => !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);

    /// <summary>Returns the types that values of a type hold, by the form in which they are stored.</summary>
    public IEnumerable<HeldType> HeldBy(ITypeSymbol type) => Forms.Of(type) switch
    {
        TypeForm.Array => [new(((IArrayTypeSymbol)type).ElementType, IsChangeable: true)],
        TypeForm.Surrogate => [new(Extensions.SurrogateOf(type)!, IsChangeable: true)],
        TypeForm.External => MembersOf((INamedTypeSymbol)type).Select(member => HeldIn(member, member.Type, type)),
        TypeForm.SharedSet => Extensions.SetOf((INamedTypeSymbol)type)!.Types.Select(static item => item.Type).OfType<ITypeSymbol>()
            .Select(static held => new HeldType(held, IsChangeable: false)),
        TypeForm.Annotated => HeldByAnnotated((INamedTypeSymbol)type),
        TypeForm.Collection or TypeForm.Composite or TypeForm.Formatter or TypeForm.None => type is INamedTypeSymbol named
            ? CollectionTypes.ContentsOf(named).Select(held => new HeldType(held, named.IsReferenceType && !CollectionTypes.IsFixed(named)))
            : [],
        _ => [],
    };

    private IEnumerable<HeldType> HeldByAnnotated(INamedTypeSymbol type) => MembersOf(type)
        .SelectMany(member => DeclaredSet.TypesIn(member).Select(held => HeldIn(member, held, type)))
        .Concat(UnionCases.HeldBy(type).Select(static held => new HeldType(held, IsChangeable: false)));

    private static HeldType HeldIn(MemberSymbol member, ITypeSymbol held, ITypeSymbol holder) =>
        new(held, holder.IsReferenceType && MemberAccess.CanReassign(member)) { HasFormatter = member.Symbol.FindFormatter() is not null };

    /// <summary>A formatter counts for depth itself: what it writes is no part.</summary>
    private ITypeSymbol[] PartsOf(ITypeSymbol type) => TypeSize.IsTooLarge(type) ? [] : Forms.Of(type) switch
    {
        TypeForm.Formatter => [],
        TypeForm.Annotated => [.. PartsOfAnnotated((INamedTypeSymbol)type)],
        TypeForm.Collection or TypeForm.Composite or TypeForm.None when ArgumentsOf(type) > MaximumCollectionArguments =>
            [.. CollectionTypes.ContentsOf(((INamedTypeSymbol)type).OriginalDefinition), .. ((INamedTypeSymbol)type).TypeArguments],
        _ => [.. PartsAmong(HeldBy(type))],
    };

    private IEnumerable<ITypeSymbol> PartsOfAnnotated(INamedTypeSymbol type)
    {
        var declared = ArgumentsOf(type) > MaximumArguments ? type.OriginalDefinition : type;
        return PartsAmong(HeldByAnnotated(declared))
            .Concat(TypeHash.ArgumentsOf(declared))
            .Concat(TypeHash.ArgumentsOf(type))
            .Concat(RetiredKeys.TypesOf(declared));
    }

    private static IEnumerable<ITypeSymbol> PartsAmong(IEnumerable<HeldType> held) =>
        held.Where(static part => !part.HasFormatter).Select(static part => part.Type);

    /// <summary>Returns the depth of nested type arguments.</summary>
    private static int ArgumentsOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => 1 + ArgumentsOf(array.ElementType),
        _ => TypeHash.ArgumentsOf(type).Select(static argument => 1 + ArgumentsOf(argument)).DefaultIfEmpty().Max(),
    };

    private static bool IsFixedScalar(ITypeSymbol type) => type is INamedTypeSymbol named
        && (named.TypeKind == TypeKind.Enum || BuiltInScalars.Find(named) is { FixedSize: not null });

    /// <summary>The contents that a value can have.</summary>
    [Flags]
    private enum Content
    {
        /// <summary>A value of a type parameter, which can be anything.</summary>
        Parameter = 1,

        /// <summary>Slots that are allocated from a count.</summary>
        Slots = 2,

        /// <summary>Bytes that only a formatter knows.</summary>
        Formatter = 4,

        /// <summary>Objects that keep their identity.</summary>
        Identity = 8,
    }

    private sealed class TypeNode(Content content, ITypeSymbol[] parts)
    {
        public ITypeSymbol[] Parts => parts;

        /// <summary>The order of the visit; what belongs to a finished component is never looked at again.</summary>
        public int Index { get; set; } = -1;

        public int Lowest { get; set; }

        public bool IsPending { get; set; }

        /// <summary>Gets whether it contains itself.</summary>
        public bool IsCyclic { get; set; }

        public Content All { get; set; } = content;

        public bool Contains(Content wanted) => (All & wanted) != 0;
    }

    /// <summary>Finds the components that a type reaches, the innermost first; without recursion, as graphs may be deep.</summary>
    private sealed class ComponentSearch(TypeGraph graph)
    {
        private readonly Stack<(TypeNode Node, int Next)> _path = new();
        private readonly Stack<TypeNode> _pending = new();
        private int _count;

        public void Run(TypeNode start)
        {
            Enter(start);
            while (_path.Count > 0)
            {
                var (node, next) = _path.Pop();
                if (next == node.Parts.Length)
                {
                    Leave(node);
                    continue;
                }

                _path.Push((node, next + 1));
                Visit(node, node.Parts[next]);
            }
        }

        private void Visit(TypeNode node, ITypeSymbol part)
        {
            if (!graph._nodes.TryGetValue(part, out var reached))
            {
                Enter(graph.Add(part));
                return;
            }

            node.All |= reached.All;
            node.IsCyclic |= reached == node;
            if (reached.IsPending)
            {
                node.Lowest = Math.Min(node.Lowest, reached.Index);
            }
        }

        private void Enter(TypeNode node)
        {
            node.Index = node.Lowest = _count++;
            node.IsPending = true;
            _pending.Push(node);
            _path.Push((node, 0));
        }

        private void Leave(TypeNode node)
        {
            if (node.Lowest == node.Index)
            {
                CloseComponent(node);
            }

            if (_path.Count > 0)
            {
                var holder = _path.Peek().Node;
                holder.All |= node.All;
                holder.Lowest = Math.Min(holder.Lowest, node.IsPending ? node.Lowest : holder.Lowest);
            }
        }

        private void CloseComponent(TypeNode first)
        {
            var component = new List<TypeNode>();
            do
            {
                component.Add(_pending.Pop());
            }
            while (component[component.Count - 1] != first);

            foreach (var node in component)
            {
                node.IsPending = false;
                node.IsCyclic |= component.Count > 1;
                node.All = first.All;
            }
        }
    }
}
