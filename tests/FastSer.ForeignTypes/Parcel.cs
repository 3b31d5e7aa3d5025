namespace FastSer.ForeignTypes;

public record Parcel<T>(T Content)
{
    public required int Weight { get; init; }

    public List<T> More { get; init; } = [];
}
