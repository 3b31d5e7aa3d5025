using System.Numerics;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>A struct of fixed size, 32 KiB and 4 bytes: longer than what goes through the buffer of a stream.</summary>
[FastSerType]
public partial struct Panorama
{
    public Row Row0, Row1, Row2, Row3, Row4, Row5, Row6, Row7;
    public int Number;

    [FastSerType]
    public partial struct Row
    {
        public Tile Tile0, Tile1, Tile2, Tile3, Tile4, Tile5, Tile6, Tile7;
    }

    [FastSerType]
    public partial struct Tile
    {
        public Matrix4x4 Field0, Field1, Field2, Field3, Field4, Field5, Field6, Field7;
    }
}
