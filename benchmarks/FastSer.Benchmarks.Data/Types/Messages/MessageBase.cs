namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: the base of the messages; it has no members.</summary>
[Serializable]
public abstract class MessageBase;
