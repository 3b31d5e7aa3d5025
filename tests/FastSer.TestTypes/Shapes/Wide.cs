namespace FastSer.TestTypes;

/// <summary>Sixty members of mixed kinds.</summary>
[FastSerType]
public partial class Wide
{
    public int Member00 { get; set; }
    public string? Member01 { get; set; }
    public DateTime Member02 { get; set; }
    public long Member03 { get; set; }
    public bool Member04 { get; set; }
    public double Member05 { get; set; }
    public Guid Member06 { get; set; }
    public short Member07 { get; set; }
    public decimal? Member08 { get; set; }
    public byte Member09 { get; set; }
    public int Member10 { get; set; }
    public string? Member11 { get; set; }
    public DateTime Member12 { get; set; }
    public long Member13 { get; set; }
    public bool Member14 { get; set; }
    public double Member15 { get; set; }
    public Guid Member16 { get; set; }
    public short Member17 { get; set; }
    public decimal? Member18 { get; set; }
    public byte Member19 { get; set; }
    public int Member20 { get; set; }
    public string? Member21 { get; set; }
    public DateTime Member22 { get; set; }
    public long Member23 { get; set; }
    public bool Member24 { get; set; }
    public double Member25 { get; set; }
    public Guid Member26 { get; set; }
    public short Member27 { get; set; }
    public decimal? Member28 { get; set; }
    public byte Member29 { get; set; }
    public int Member30 { get; set; }
    public string? Member31 { get; set; }
    public DateTime Member32 { get; set; }
    public long Member33 { get; set; }
    public bool Member34 { get; set; }
    public double Member35 { get; set; }
    public Guid Member36 { get; set; }
    public short Member37 { get; set; }
    public decimal? Member38 { get; set; }
    public byte Member39 { get; set; }
    public int Member40 { get; set; }
    public string? Member41 { get; set; }
    public DateTime Member42 { get; set; }
    public long Member43 { get; set; }
    public bool Member44 { get; set; }
    public double Member45 { get; set; }
    public Guid Member46 { get; set; }
    public short Member47 { get; set; }
    public decimal? Member48 { get; set; }
    public byte Member49 { get; set; }
    public int Member50 { get; set; }
    public string? Member51 { get; set; }
    public DateTime Member52 { get; set; }
    public long Member53 { get; set; }
    public bool Member54 { get; set; }
    public double Member55 { get; set; }
    public Guid Member56 { get; set; }
    public short Member57 { get; set; }
    public decimal? Member58 { get; set; }
    public byte Member59 { get; set; }
}
