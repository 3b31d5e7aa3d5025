namespace FastSer.Generator.Output;

/// <summary>What is emitted for one type: the text of its file, and the shared helpers that this calls.</summary>
internal sealed record EmittedCode(string Text, EquatableArray<Helper> Helpers);
