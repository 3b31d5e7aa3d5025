namespace FastSer.Generator.Output;

/// <summary>The emitted code of one type: the text of its file, and the shared helpers that it calls.</summary>
internal sealed record EmittedCode(string Text, EquatableArray<Helper> Helpers);
