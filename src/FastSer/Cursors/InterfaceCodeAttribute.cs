using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace FastSer.CompilerServices;

/// <summary>Names the <see cref="InterfaceCode{T}"/> of an annotated interface. The generator puts it there.</summary>
/// <param name="code">The class; an open type if the interface is generic.</param>
[AttributeUsage(AttributeTargets.Interface, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class InterfaceCodeAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type code) : Attribute
{
    /// <summary>Gets the class.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Code { get; } = code;
}
