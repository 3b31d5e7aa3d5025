using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>The mask of a Tolerant object that a view shows, and where its members begin.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct ViewMask
{
    private readonly MemberMask _mask;
    private readonly int _position;

    internal ViewMask(MemberMask mask, ViewCursor members, int position)
    {
        _mask = mask;
        Members = members;
        _position = position;
    }

    /// <summary>Gets the place of the first member.</summary>
    public ViewCursor Members { get; }

    /// <summary>Determines whether the writer knew a key.</summary>
    /// <param name="key">The key.</param>
    /// <returns>Whether the key is inside the mask.</returns>
    public bool Knows(int key) => _mask.Knows(key);

    /// <summary>Determines whether the writer wrote the member of a key.</summary>
    /// <param name="key">The key.</param>
    /// <returns>Whether the member follows.</returns>
    public bool Has(int key) => _mask.Has(key);

    /// <summary>Shows that a key that no version of the type has a member for has none.</summary>
    /// <param name="key">The key.</param>
    /// <param name="path">The type and the member that is asked for.</param>
    /// <exception cref="FastSerException">It has one.</exception>
    public void RequireClear(int key, string path)
    {
        if (_mask.Has(key))
        {
            ViewFaults.Throw(FastSerErrorCode.InvalidMembers, _position, path);
        }
    }
}
