namespace FastSer.TestKit.Operations;

/// <summary>The call that returns an error.</summary>
internal sealed class FromTry() : InputOperation("TryDeserialize")
{
    protected override Outcome<T> Run<T>(byte[] bytes, Sample<T> origin) =>
        FastSerializer.TryDeserialize<T>(bytes, out var value, out var error, origin.Options)
            ? Outcome<T>.Success(value)
            : new Outcome<T>(default, error.Code, error.Offset, $"{error.TypeName}/{error.MemberPath}");

    protected override T Read<T>(byte[] bytes, Sample<T> origin) => throw new NotSupportedException();
}
