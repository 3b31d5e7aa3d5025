namespace FastSer.ForeignTypes;

/// <summary>Derives from a type that is written.</summary>
public class PremiumAccount : CompactAccount;
