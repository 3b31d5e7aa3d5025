using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;
using FastSer.Generator.Emission;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

internal sealed partial class TypeParser
{
    /// <summary>A union of an abstract class or an interface: no members, only types that have some.</summary>
    private TypeModel ParseAbstractUnion() => new()
    {
        Namespace = _type.ContainingNamespace.IsGlobalNamespace ? "" : TypeNames.Of(_type.ContainingNamespace),
        ContainingDeclarations = ContainingTypes().Select(Declaration).ToEquatableArray(),
        Declaration = Declaration(_type),
        SelfName = TypeNames.Self(_type),
        FullName = TypeNames.Full(_type),
        DisplayName = TypeNames.Display(_type),
        HintName = HintName.For(_type),
        IsReference = true,
        IsSealed = false,
        IsRecursive = false,
        IsBounded = false,
        FixedSize = null,
        Packing = ValuePacking.None,
        Members = EquatableArray<MemberModel>.Empty,
        Constructor = new ConstructorModel(EquatableArray<ConstructorArgument>.Empty),
        IsRegistered = !WireKindResolver.IsGeneric(_type) && IsReachable(),
        TakenNames = EquatableArray<string>.Empty,
        Roots = UnionRoots().ToEquatableArray(),
        Callbacks = CallbackModel.None,
        IsMutable = false,
        IsReadInto = false,
        Union = ParseUnion(),
    };

    private UnionModel? ParseUnion() =>
        _type.IsUnion() ? new UnionParser(_type, _compilation, Report).Parse() : null;

    private IEnumerable<TypeRef> UnionRoots() => !_type.IsUnion()
        ? []
        : UnionCases.TypesOf(_type).SelectMany(type => RootFinder.In(type, _compilation, _resolver)).Distinct();

    /// <summary>A sealed type or struct has no other types to name.</summary>
    private void CheckUnionDeclaration()
    {
        if (_type.IsUnion() && (_type.IsSealed || _type.IsValueType))
        {
            Report(DiagnosticInfo.Create(
                Descriptors.UnionMustBeOpen, KnownTypes.LocationOf(_type), _type.Name, _type.IsValueType ? "is a struct" : "is sealed"));
        }
    }
}
