namespace FastSer.ForeignTypes;

public class TolerantAccount : Account;
