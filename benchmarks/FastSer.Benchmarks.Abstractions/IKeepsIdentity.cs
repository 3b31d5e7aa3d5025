namespace FastSer.Benchmarks;

/// <summary>Marks data whose objects must come back as often as they were, not as often as they are referred to.</summary>
public interface IKeepsIdentity;
