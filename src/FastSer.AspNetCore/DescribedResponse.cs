using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>The response that the return type of a handler describes: its status is not known. <c>ProducesFastSer</c> replaces it.</summary>
internal sealed class DescribedResponse(Type type, params string[] contentTypes) : IProducesResponseTypeMetadata
{
    public Type? Type => type;

    public int StatusCode => StatusCodes.Status200OK;

    public IEnumerable<string> ContentTypes => contentTypes;
}
