using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace FastSer.AspNetCore;

/// <summary>Why a request body was refused. It never contains bytes of the body.</summary>
/// <param name="Status">The status of the response.</param>
/// <param name="Title">One line.</param>
/// <param name="Detail">The error, and its place.</param>
internal sealed record RequestProblem(int Status, string Title, string Detail)
{
    /// <summary>Gets the error in the data, if there is one.</summary>
    public FastSerException? Error { get; init; }

    /// <summary>Gets what is wrong with the data; <see cref="FastSerErrorCode.None"/> if the request is refused for another reason.</summary>
    public FastSerErrorCode Code { get; init; }

    public long Offset => Error?.Offset ?? 0;

    public string Member => Error?.MemberPath ?? "";

    /// <summary>Gets the problem of null where the declared type does not allow it.</summary>
    public static RequestProblem OfNull { get; } = new(
        StatusCodes.Status400BadRequest, "The request body is null.", "The declared type of the parameter does not allow null.")
        {
            Code = FastSerErrorCode.UnexpectedNull,
        };

    public static RequestProblem Of(FastSerException error, Type declared) =>
        new(StatusCodes.Status400BadRequest, "The request body is not valid FastSer data.", error.Message + TypeAdvice.For(declared))
        {
            Error = error,
            Code = error.Code,
        };

    public static RequestProblem Of(JsonException error) => new(
        StatusCodes.Status400BadRequest, "The request body is not valid JSON.",
        $"The error is at line {error.LineNumber + 1}, byte {error.BytePositionInLine + 1}.");

    public static RequestProblem Of(BadHttpRequestException error) => new(error.StatusCode, "The request body cannot be read.", error.Message);

    public static RequestProblem OfMediaType(string? found, string expected) => new(
        StatusCodes.Status415UnsupportedMediaType, "The media type is not supported.",
        $"The media type of the request body must be '{expected}'" + (found is null ? "." : $", and is '{found}'."));

    public BadHttpRequestException ToException() => new(Detail, Status, Error!);

    public IResult ToResult(HttpContext context)
    {
        if (Status == StatusCodes.Status413PayloadTooLarge)
        {
            RequestLimit.CloseConnection(context);
        }

        if (PlainProblemResult.IsNeeded(context))
        {
            return new PlainProblemResult(this);
        }

        var extensions = new Dictionary<string, object?>(StringComparer.Ordinal);
        AddTo(extensions);
        return TypedResults.Problem(Detail, statusCode: Status, title: Title, extensions: extensions);
    }

    /// <summary>Adds code, offset and member to problem details, if the data is wrong.</summary>
    public void AddTo(IDictionary<string, object?> extensions)
    {
        if (Code != FastSerErrorCode.None)
        {
            extensions["code"] = Code.ToString();
            extensions["offset"] = Offset;
            extensions["member"] = Member;
        }
    }
}
