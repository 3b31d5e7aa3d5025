namespace FastSer.ForeignTypes;

public enum Level : short
{
    Low = -1,
    Middle,
    High,
}
