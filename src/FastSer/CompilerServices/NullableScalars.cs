using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Nullable scalars and enums, for generated code: a presence byte, then the value if there is one.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class NullableScalars
{
    /// <summary>Puts a nullable value, for which 1 byte and those of a value are reserved.</summary>
    /// <typeparam name="T">A scalar of fixed size, or an enum.</typeparam>
    /// <param name="block">The block.</param>
    /// <param name="value">The value or null.</param>
    /// <returns>The block behind it.</returns>
    public static WriteBlock PutNullable<T>(this WriteBlock block, T? value)
        where T : struct
    {
        if (value is not { } present)
        {
            block.WriteAbsent();
            return block.Advance(1);
        }

        block.WritePresent();
        ScalarCode.Put(ref block.Advance(1).Origin, present);
        return block.Advance(1 + ScalarCode.SizeOf<T>());
    }

    /// <summary>Reads a nullable value.</summary>
    /// <typeparam name="T">A scalar of fixed size, or an enum.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    public static T? ReadNullable<T>(this scoped ref FastReader reader)
        where T : struct =>
        reader.ReadPresence() ? ScalarCode.Get<T>(ref reader.Take(ScalarCode.SizeOf<T>()).Origin) : null;
}
