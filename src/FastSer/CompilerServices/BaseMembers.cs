using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Makes sure that a base class of another assembly is the one that a class was compiled with.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class BaseMembers
{
    /// <summary>Checks the members of a base class. Both sides are constants: compiled code keeps nothing of it.</summary>
    /// <typeparam name="TBase">The base class.</typeparam>
    /// <param name="hash">The hash of its members as they were when the derived class was compiled.</param>
    /// <exception cref="FastSerException">They have changed since; the code is <see cref="FastSerErrorCode.TypeChanged"/>.</exception>
    [MethodImpl(Jit.Inline)]
    public static void Require<TBase>(uint hash)
        where TBase : class, IFastSerializableBase<TBase>
    {
        if (TBase.MembersHash != hash)
        {
            Throw.BaseChanged(typeof(TBase));
        }
    }
}
