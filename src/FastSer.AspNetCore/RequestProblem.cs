using Microsoft.AspNetCore.Http;

namespace FastSer.AspNetCore;

/// <summary>Why a request body was refused. It never contains bytes of the body.</summary>
/// <param name="Status">The status of the response.</param>
/// <param name="Title">One line.</param>
/// <param name="Detail">What is wrong, and where.</param>
internal sealed record RequestProblem(int Status, string Title, string Detail)
{
    /// <summary>Gets the error in the data, if there is one.</summary>
    public FastSerException? Error { get; init; }

    public static RequestProblem Of(FastSerException error) =>
        new(StatusCodes.Status400BadRequest, "The request body is not valid FastSer data.", error.Message) { Error = error };

    public static RequestProblem Of(BadHttpRequestException error) => new(error.StatusCode, "The request body cannot be read.", error.Message);

    public static RequestProblem OfMediaType(string? found, string expected) => new(
        StatusCodes.Status415UnsupportedMediaType, "The media type is not supported.",
        $"The media type of the request body must be '{expected}'" + (found is null ? "." : $", and is '{found}'."));

    public BadHttpRequestException ToException() => new(Detail, Status, Error!);

    public IResult ToResult(HttpContext context)
    {
        if (PlainProblemResult.IsNeeded(context))
        {
            return new PlainProblemResult(this);
        }

        var extensions = new Dictionary<string, object?>(StringComparer.Ordinal);
        if (Error is { } error)
        {
            extensions.Add("code", error.Code.ToString());
            extensions.Add("offset", error.Offset);
            extensions.Add("member", error.MemberPath ?? "");
        }

        return TypedResults.Problem(Detail, statusCode: Status, title: Title, extensions: extensions);
    }
}
