namespace FastSer.ForeignTypes;

public class CompactAccount : Account;
