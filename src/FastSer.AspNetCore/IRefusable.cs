namespace FastSer.AspNetCore;

/// <summary>A bound parameter that may hold a refusal in place of a value.</summary>
internal interface IRefusable
{
    RequestProblem? Problem { get; }
}
