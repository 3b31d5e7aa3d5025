#pragma warning disable CA2263 // The calls by a Type are what is tested.
namespace FastSer.TestKit.Operations;

/// <summary>The call that returns an error, of a value whose type only a <see cref="Type"/> tells.</summary>
internal sealed class FromTryByType() : InputOperation("TryDeserialize by a Type")
{
    protected override Outcome<T> Run<T>(byte[] bytes, Sample<T> origin)
    {
        if (FastSerializer.TryDeserialize(typeof(T), bytes, out var value, out var error, origin.Options))
        {
            return Outcome<T>.Success((T)value!);
        }

        OperationException.ThrowIf(value is not null, "there is a value beside the error");
        return new Outcome<T>(default, error.Code, error.Offset, $"{error.TypeName}/{error.MemberPath}");
    }

    protected override T Read<T>(byte[] bytes, Sample<T> origin) => throw new NotSupportedException();
}
