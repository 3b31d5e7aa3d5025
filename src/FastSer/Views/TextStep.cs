using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Steps over strings.</summary>
internal readonly struct TextStep : IViewStep
{
    public static int MinimumSize => 1;

    [MethodImpl(Jit.Inline)]
    public static ViewCursor Over(ViewCursor cursor, string path) => cursor.SkipText(path);
}
