using System.Collections.ObjectModel;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ObjectModelCollections
{
    public Collection<string?>? Plain { get; set; }
    public ObservableCollection<int>? Observable { get; set; }
    public ReadOnlyCollection<Leaf?>? ReadOnly { get; set; }
    public ReadOnlyObservableCollection<DateTimeOffset>? ReadOnlyObservable { get; set; }
    public ReadOnlyDictionary<int, string?>? ReadOnlyDictionary { get; set; }
}
