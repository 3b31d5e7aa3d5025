namespace FastSer.SafetyTests.Stack;

// Structs in structs that do not contain themselves: twenty-four frames with a large struct in each.

[FastSerType]
public partial struct Chain0
{
    public string? Name;

    public Chain1 Inner;
}

[FastSerType]
public partial struct Chain1
{
    public string? Name;

    public Chain2 Inner;
}

[FastSerType]
public partial struct Chain2
{
    public string? Name;

    public Chain3 Inner;
}

[FastSerType]
public partial struct Chain3
{
    public string? Name;

    public Chain4 Inner;
}

[FastSerType]
public partial struct Chain4
{
    public string? Name;

    public Chain5 Inner;
}

[FastSerType]
public partial struct Chain5
{
    public string? Name;

    public Chain6 Inner;
}

[FastSerType]
public partial struct Chain6
{
    public string? Name;

    public Chain7 Inner;
}

[FastSerType]
public partial struct Chain7
{
    public string? Name;

    public Chain8 Inner;
}

[FastSerType]
public partial struct Chain8
{
    public string? Name;

    public Chain9 Inner;
}

[FastSerType]
public partial struct Chain9
{
    public string? Name;

    public Chain10 Inner;
}

[FastSerType]
public partial struct Chain10
{
    public string? Name;

    public Chain11 Inner;
}

[FastSerType]
public partial struct Chain11
{
    public string? Name;

    public Chain12 Inner;
}

[FastSerType]
public partial struct Chain12
{
    public string? Name;

    public Chain13 Inner;
}

[FastSerType]
public partial struct Chain13
{
    public string? Name;

    public Chain14 Inner;
}

[FastSerType]
public partial struct Chain14
{
    public string? Name;

    public Chain15 Inner;
}

[FastSerType]
public partial struct Chain15
{
    public string? Name;

    public Chain16 Inner;
}

[FastSerType]
public partial struct Chain16
{
    public string? Name;

    public Chain17 Inner;
}

[FastSerType]
public partial struct Chain17
{
    public string? Name;

    public Chain18 Inner;
}

[FastSerType]
public partial struct Chain18
{
    public string? Name;

    public Chain19 Inner;
}

[FastSerType]
public partial struct Chain19
{
    public string? Name;

    public Chain20 Inner;
}

[FastSerType]
public partial struct Chain20
{
    public string? Name;

    public Chain21 Inner;
}

[FastSerType]
public partial struct Chain21
{
    public string? Name;

    public Chain22 Inner;
}

[FastSerType]
public partial struct Chain22
{
    public string? Name;

    public Chain23 Inner;
}

[FastSerType]
public partial struct Chain23
{
    public string? Name;

    public Large Inner;
}

[FastSerType]
public sealed partial class ChainRoot
{
    public Chain0[]? Chains { get; set; }
}

// The same of classes that hold one each.

[FastSerType]
public sealed partial class Link0
{
    public Large? Value { get; set; }

    public Link1? Next { get; set; }
}

[FastSerType]
public sealed partial class Link1
{
    public Large? Value { get; set; }

    public Link2? Next { get; set; }
}

[FastSerType]
public sealed partial class Link2
{
    public Large? Value { get; set; }

    public Link3? Next { get; set; }
}

[FastSerType]
public sealed partial class Link3
{
    public Large? Value { get; set; }

    public Link4? Next { get; set; }
}

[FastSerType]
public sealed partial class Link4
{
    public Large? Value { get; set; }

    public Link5? Next { get; set; }
}

[FastSerType]
public sealed partial class Link5
{
    public Large? Value { get; set; }

    public Link6? Next { get; set; }
}

[FastSerType]
public sealed partial class Link6
{
    public Large? Value { get; set; }

    public Link7? Next { get; set; }
}

[FastSerType]
public sealed partial class Link7
{
    public Large? Value { get; set; }

    public Link8? Next { get; set; }
}

[FastSerType]
public sealed partial class Link8
{
    public Large? Value { get; set; }

    public Link9? Next { get; set; }
}

[FastSerType]
public sealed partial class Link9
{
    public Large? Value { get; set; }

    public Link10? Next { get; set; }
}

[FastSerType]
public sealed partial class Link10
{
    public Large? Value { get; set; }

    public Link11? Next { get; set; }
}

[FastSerType]
public sealed partial class Link11
{
    public Large? Value { get; set; }

    public Link12? Next { get; set; }
}

[FastSerType]
public sealed partial class Link12
{
    public Large? Value { get; set; }

    public Link13? Next { get; set; }
}

[FastSerType]
public sealed partial class Link13
{
    public Large? Value { get; set; }

    public Link14? Next { get; set; }
}

[FastSerType]
public sealed partial class Link14
{
    public Large? Value { get; set; }

    public Link15? Next { get; set; }
}

[FastSerType]
public sealed partial class Link15
{
    public Large? Value { get; set; }

    public Link16? Next { get; set; }
}

[FastSerType]
public sealed partial class Link16
{
    public Large? Value { get; set; }

    public Link17? Next { get; set; }
}

[FastSerType]
public sealed partial class Link17
{
    public Large? Value { get; set; }

    public Link18? Next { get; set; }
}

[FastSerType]
public sealed partial class Link18
{
    public Large? Value { get; set; }

    public Link19? Next { get; set; }
}

[FastSerType]
public sealed partial class Link19
{
    public Large? Value { get; set; }

    public Link20? Next { get; set; }
}

[FastSerType]
public sealed partial class Link20
{
    public Large? Value { get; set; }

    public Link21? Next { get; set; }
}

[FastSerType]
public sealed partial class Link21
{
    public Large? Value { get; set; }

    public Link22? Next { get; set; }
}

[FastSerType]
public sealed partial class Link22
{
    public Large? Value { get; set; }

    public Link23? Next { get; set; }
}

[FastSerType]
public sealed partial class Link23
{
    public Large? Value { get; set; }
}
