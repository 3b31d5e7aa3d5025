namespace FastSer.SignalR;

/// <summary>A message cannot be written, because its declared types are not known.</summary>
/// <param name="message">What is to be done.</param>
public sealed class FastSerHubException(string message) : InvalidOperationException(message);
