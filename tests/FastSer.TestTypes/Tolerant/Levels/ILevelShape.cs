namespace FastSer.TestTypes;

/// <summary>A Tolerant union that names Tolerant unions.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(LevelRound))]
[FastSerUnion(1, typeof(LevelGroup))]
[FastSerUnion(300, typeof(LevelSquare))]
public partial interface ILevelShape;
