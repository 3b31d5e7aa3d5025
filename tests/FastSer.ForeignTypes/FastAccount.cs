namespace FastSer.ForeignTypes;

public sealed class FastAccount : Account;
