using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Generic code that <see cref="TypeSerializer.Visit{TResult}"/> runs for a type that is only known at run time.</summary>
/// <typeparam name="TResult">What the code returns.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITypeVisitor<out TResult>
{
    /// <summary>Runs for the type.</summary>
    /// <typeparam name="T">The type.</typeparam>
    TResult Visit<T>();
}
