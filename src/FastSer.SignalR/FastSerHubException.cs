namespace FastSer.SignalR;

/// <summary>A message cannot be written, because its declared types are not known.</summary>
/// <param name="message">The message, which states what to do.</param>
public sealed class FastSerHubException(string message) : InvalidOperationException(message);
