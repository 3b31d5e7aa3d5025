namespace FastSer.TestTypes;

/// <summary>Forty-two members: a mask of seven bytes that ends in a byte of its own.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantWide
{
    /// <summary>Member 0.</summary>
    [FastSerMember(0)]
    public int M0 { get; set; }

    /// <summary>Member 1.</summary>
    [FastSerMember(1)]
    public string? M1 { get; set; }

    /// <summary>Member 2.</summary>
    [FastSerMember(2)]
    public byte? M2 { get; set; }

    /// <summary>Member 3.</summary>
    [FastSerMember(3)]
    public double M3 { get; set; }

    /// <summary>Member 4.</summary>
    [FastSerMember(4)]
    public int[]? M4 { get; set; }

    /// <summary>Member 5.</summary>
    [FastSerMember(5)]
    public Leaf? M5 { get; set; }

    /// <summary>Member 6.</summary>
    [FastSerMember(6)]
    public int M6 { get; set; }

    /// <summary>Member 7.</summary>
    [FastSerMember(7)]
    public string? M7 { get; set; }

    /// <summary>Member 8.</summary>
    [FastSerMember(8)]
    public byte? M8 { get; set; }

    /// <summary>Member 9.</summary>
    [FastSerMember(9)]
    public double M9 { get; set; }

    /// <summary>Member 10.</summary>
    [FastSerMember(10)]
    public int[]? M10 { get; set; }

    /// <summary>Member 11.</summary>
    [FastSerMember(11)]
    public Leaf? M11 { get; set; }

    /// <summary>Member 12.</summary>
    [FastSerMember(12)]
    public int M12 { get; set; }

    /// <summary>Member 13.</summary>
    [FastSerMember(13)]
    public string? M13 { get; set; }

    /// <summary>Member 14.</summary>
    [FastSerMember(14)]
    public byte? M14 { get; set; }

    /// <summary>Member 15.</summary>
    [FastSerMember(15)]
    public double M15 { get; set; }

    /// <summary>Member 16.</summary>
    [FastSerMember(16)]
    public int[]? M16 { get; set; }

    /// <summary>Member 17.</summary>
    [FastSerMember(17)]
    public Leaf? M17 { get; set; }

    /// <summary>Member 18.</summary>
    [FastSerMember(18)]
    public int M18 { get; set; }

    /// <summary>Member 19.</summary>
    [FastSerMember(19)]
    public string? M19 { get; set; }

    /// <summary>Member 20.</summary>
    [FastSerMember(20)]
    public byte? M20 { get; set; }

    /// <summary>Member 21.</summary>
    [FastSerMember(21)]
    public double M21 { get; set; }

    /// <summary>Member 22.</summary>
    [FastSerMember(22)]
    public int[]? M22 { get; set; }

    /// <summary>Member 23.</summary>
    [FastSerMember(23)]
    public Leaf? M23 { get; set; }

    /// <summary>Member 24.</summary>
    [FastSerMember(24)]
    public int M24 { get; set; }

    /// <summary>Member 25.</summary>
    [FastSerMember(25)]
    public string? M25 { get; set; }

    /// <summary>Member 26.</summary>
    [FastSerMember(26)]
    public byte? M26 { get; set; }

    /// <summary>Member 27.</summary>
    [FastSerMember(27)]
    public double M27 { get; set; }

    /// <summary>Member 28.</summary>
    [FastSerMember(28)]
    public int[]? M28 { get; set; }

    /// <summary>Member 29.</summary>
    [FastSerMember(29)]
    public Leaf? M29 { get; set; }

    /// <summary>Member 30.</summary>
    [FastSerMember(30)]
    public int M30 { get; set; }

    /// <summary>Member 31.</summary>
    [FastSerMember(31)]
    public string? M31 { get; set; }

    /// <summary>Member 32.</summary>
    [FastSerMember(32)]
    public byte? M32 { get; set; }

    /// <summary>Member 33.</summary>
    [FastSerMember(33)]
    public double M33 { get; set; }

    /// <summary>Member 34.</summary>
    [FastSerMember(34)]
    public int[]? M34 { get; set; }

    /// <summary>Member 35.</summary>
    [FastSerMember(35)]
    public Leaf? M35 { get; set; }

    /// <summary>Member 36.</summary>
    [FastSerMember(36)]
    public int M36 { get; set; }

    /// <summary>Member 37.</summary>
    [FastSerMember(37)]
    public string? M37 { get; set; }

    /// <summary>Member 38.</summary>
    [FastSerMember(38)]
    public byte? M38 { get; set; }

    /// <summary>Member 39.</summary>
    [FastSerMember(39)]
    public double M39 { get; set; }

    /// <summary>Member 40.</summary>
    [FastSerMember(40)]
    public int[]? M40 { get; set; }

    /// <summary>Member 41.</summary>
    [FastSerMember(41)]
    public Leaf? M41 { get; set; }
}
