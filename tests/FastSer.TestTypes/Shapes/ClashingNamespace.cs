namespace Clashes.System.FastSer;

/// <summary>Its namespace hides <c>System</c> and <c>FastSer</c> from every unqualified name.</summary>
[global::FastSer.FastSerType]
public partial class Order
{
    public global::System.Guid Id { get; set; }
    public global::System.Collections.Generic.List<int>? Numbers { get; set; }
    public String? Name { get; set; }
    public global::System.DateTime? Moment { get; set; }
}

/// <summary>Not the string.</summary>
[global::FastSer.FastSerType]
public partial class String
{
    public int Length { get; set; }
}
