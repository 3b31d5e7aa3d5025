namespace FastSer.Walking;

/// <summary>One instruction of a <see cref="SkipPlan"/>.</summary>
/// <param name="Op">The operation.</param>
/// <param name="Size">A number of bytes.</param>
/// <param name="Target">The index of another step.</param>
internal readonly record struct SkipStep(SkipOp Op, int Size = 0, int Target = 0);
