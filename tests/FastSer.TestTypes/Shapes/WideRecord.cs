namespace FastSer.TestTypes;

/// <summary>A constructor of twenty parameters.</summary>
[FastSerType]
public sealed partial record WideRecord(
    int Member00,
    string? Member01,
    DateTime Member02,
    long Member03,
    bool Member04,
    double Member05,
    Guid Member06,
    short Member07,
    decimal? Member08,
    byte Member09,
    int Member10,
    string? Member11,
    DateTime Member12,
    long Member13,
    bool Member14,
    double Member15,
    Guid Member16,
    short Member17,
    decimal? Member18,
    byte Member19);
