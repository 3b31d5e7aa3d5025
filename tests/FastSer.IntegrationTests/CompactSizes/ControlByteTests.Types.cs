namespace FastSer.IntegrationTests.CompactSizes;

public sealed partial class ControlByteTests
{
    /// <summary>One bit for null, and one for each member that is a Boolean: 5, 6, 7, 8 and 9 bytes of control bits.</summary>
    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Flags36
    {
        public bool B00, B01, B02, B03;
        public bool B04, B05, B06, B07;
        public bool B08, B09, B10, B11;
        public bool B12, B13, B14, B15;
        public bool B16, B17, B18, B19;
        public bool B20, B21, B22, B23;
        public bool B24, B25, B26, B27;
        public bool B28, B29, B30, B31;
        public bool B32, B33, B34, B35;

        public long[]? Tail { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Flags44
    {
        public bool B00, B01, B02, B03;
        public bool B04, B05, B06, B07;
        public bool B08, B09, B10, B11;
        public bool B12, B13, B14, B15;
        public bool B16, B17, B18, B19;
        public bool B20, B21, B22, B23;
        public bool B24, B25, B26, B27;
        public bool B28, B29, B30, B31;
        public bool B32, B33, B34, B35;
        public bool B36, B37, B38, B39;
        public bool B40, B41, B42, B43;

        public long[]? Tail { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Flags52
    {
        public bool B00, B01, B02, B03;
        public bool B04, B05, B06, B07;
        public bool B08, B09, B10, B11;
        public bool B12, B13, B14, B15;
        public bool B16, B17, B18, B19;
        public bool B20, B21, B22, B23;
        public bool B24, B25, B26, B27;
        public bool B28, B29, B30, B31;
        public bool B32, B33, B34, B35;
        public bool B36, B37, B38, B39;
        public bool B40, B41, B42, B43;
        public bool B44, B45, B46, B47;
        public bool B48, B49, B50, B51;

        public long[]? Tail { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Flags63
    {
        public bool B00, B01, B02, B03;
        public bool B04, B05, B06, B07;
        public bool B08, B09, B10, B11;
        public bool B12, B13, B14, B15;
        public bool B16, B17, B18, B19;
        public bool B20, B21, B22, B23;
        public bool B24, B25, B26, B27;
        public bool B28, B29, B30, B31;
        public bool B32, B33, B34, B35;
        public bool B36, B37, B38, B39;
        public bool B40, B41, B42, B43;
        public bool B44, B45, B46, B47;
        public bool B48, B49, B50, B51;
        public bool B52, B53, B54, B55;
        public bool B56, B57, B58, B59;
        public bool B60, B61, B62;

        public long[]? Tail { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Flags64
    {
        public bool B00, B01, B02, B03;
        public bool B04, B05, B06, B07;
        public bool B08, B09, B10, B11;
        public bool B12, B13, B14, B15;
        public bool B16, B17, B18, B19;
        public bool B20, B21, B22, B23;
        public bool B24, B25, B26, B27;
        public bool B28, B29, B30, B31;
        public bool B32, B33, B34, B35;
        public bool B36, B37, B38, B39;
        public bool B40, B41, B42, B43;
        public bool B44, B45, B46, B47;
        public bool B48, B49, B50, B51;
        public bool B52, B53, B54, B55;
        public bool B56, B57, B58, B59;
        public bool B60, B61, B62, B63;

        public long[]? Tail { get; set; }
    }
}
