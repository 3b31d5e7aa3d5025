namespace FastSer.ForeignTypes;

/// <summary>Shows nothing of what it holds but by a method.</summary>
public sealed class Box<T>(T content)
{
    private readonly T _content = content;

    public T Open() => _content;
}
