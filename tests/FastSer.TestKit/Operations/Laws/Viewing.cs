using System.Reflection;
using FastSer.Tests.Memory;

namespace FastSer.TestKit.Operations;

/// <summary>
/// A view shows what the object has, for all bytes that are those of an object; for all others it shows something or throws a
/// <see cref="FastSerException"/>. It stands between forbidden pages, on both sides. Code that looks at the view is generated beside the type.
/// </summary>
public sealed class Viewing() : Operation("view")
{
    private const int LargestBuilt = 2048;

    [ThreadStatic]
    private static GuardedMemory? t_memory;

    /// <summary>Gets or sets the assembly with the code that looks at the views of the test types; null where it was not compiled.</summary>
    public static Assembly? ViewsOfTestTypes { get; set; }

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (Looks<T>.Look is { } look)
        {
            var bytes = sample.Encoding;
            var shown = LookAt(look, bytes, builds: bytes.Length < LargestBuilt);
            OperationException.ThrowIfAny(new ViewComparison(isWritten: true).FirstDifference(sample.Value, shown));
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (Looks<T>.Look is not { } look)
        {
            return;
        }

        var shown = LookAt(look, damage.Bytes, builds: damage.Bytes.Length < LargestBuilt && damage.Random.Next(4) == 0);
        if (damage.Expected.HasValue)
        {
            OperationException.ThrowIfAny(new ViewComparison(isWritten: false).FirstDifference(damage.Expected.Value, shown));
        }
    }

    /// <summary>Looks at bytes at the start and at the end of guarded memory, and checks that both show the same.</summary>
    private static object? LookAt(ViewLook look, byte[] bytes, bool builds)
    {
        const int Capacity = 1 << 16;
        if (bytes.Length > Capacity)
        {
            return Try(look, bytes, builds);
        }

        var memory = t_memory ??= new GuardedMemory(Capacity);
        bytes.CopyTo(memory.AtStart(bytes.Length));
        var first = Try(look, memory.AtStart(bytes.Length), builds);
        bytes.CopyTo(memory.AtEnd(bytes.Length));
        var second = Try(look, memory.AtEnd(bytes.Length), builds);
        var (atStart, atEnd) = (ViewText.Of(first, bytes.Length), ViewText.Of(second, bytes.Length));
        OperationException.ThrowIf(atStart != atEnd, $"the same bytes show different things:\n{atStart}\n{atEnd}");
        return second;
    }

    private static object? Try(ViewLook look, ReadOnlySpan<byte> bytes, bool builds)
    {
        try
        {
            return look(bytes, builds);
        }
        catch (FastSerException exception)
        {
            return new ViewFailure(exception);
        }
    }

    /// <summary>The code that looks at views of a type, if it has one.</summary>
    private static class Looks<T>
    {
        public static readonly ViewLook? Look = Find();

        private static ViewLook? Find()
        {
            var assembly = typeof(T).Assembly == typeof(TestCase).Assembly ? ViewsOfTestTypes : typeof(T).Assembly;
            return assembly?.GetType("GeneratedViews") is { } generated
                ? ((Dictionary<Type, ViewLook>)generated.GetMethod("Create")!.Invoke(null, null)!).GetValueOrDefault(typeof(T))
                : null;
        }
    }
}
