using CommunityToolkit.Mvvm.ComponentModel;

namespace FastSer.IntegrationTests.Members;

/// <summary>Models of CommunityToolkit.Mvvm, whose properties its own generator makes, in every format.</summary>
public sealed partial class ObservablePropertyTests
{
    public static TheoryData<IPerson> People =>
        [new FastPerson(), new CompactPerson(), new TolerantPerson(), new AppendPerson(), new SharedPerson(), new AllPerson()];

    [Theory]
    [MemberData(nameof(People))]
    public void FieldsStandForTheirProperties(IPerson person)
    {
        (person.Name, person.Age, person.Tags, person.Half) = ("Ann", 41, ["a", "b"], "half");
        var bytes = FastSerializer.Serialize(person.GetType(), person);
        var copy = (IPerson)FastSerializer.Deserialize(person.GetType(), bytes)!;

        Assert.Equal(("Ann", 41, "half"), (copy.Name, copy.Age, copy.Half));
        Assert.Equal(["a", "b"], copy.Tags!);
        Assert.Equal(bytes.Length, FastSerializer.Skip(person.GetType(), bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(person.GetType(), person));
    }

    [Fact]
    public void PropertiesThatAreIgnoredAreLeftOut()
    {
        var copy = FastSerializer.Deserialize<FastPerson>(FastSerializer.Serialize(new FastPerson { Name = "Ann", Secret = "s" }))!;

        Assert.Equal(("Ann", null), (copy.Name, copy.Secret));
    }

    [Fact]
    public void ReadingRaisesNoEvents()
    {
        var person = new FastPerson { Name = "Ann" };
        var changes = FastPerson.Changes;
        var bytes = FastSerializer.Serialize(person);
        person.PropertyChanged += (_, _) => Assert.Fail("Reading sets the fields.");
        _ = FastSerializer.Deserialize<FastPerson>(bytes);
        FastSerializer.Populate(bytes, ref person);

        Assert.Equal(changes, FastPerson.Changes);
    }

    [Fact]
    public void DerivedTypesWriteThePropertiesOfTheirBase()
    {
        var copy = FastSerializer.Deserialize<Manager>(FastSerializer.Serialize(new Manager { Name = "Ann", Age = 3, Level = 7 }))!;

        Assert.Equal(("Ann", 3, 7), (copy.Name, copy.Age, copy.Level));
    }

    [Fact]
    public void ConstructorsTakeThePropertiesByTheirNames()
    {
        var copy = FastSerializer.Deserialize<Named>(FastSerializer.Serialize(new Named("Ann")))!;

        Assert.Equal("Ann", copy.Name);
    }

    [Fact]
    public void ErrorsAndViewsUseTheNameOfTheProperty()
    {
        var tooLong = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Named("much too long")));
        Assert.Contains("Name", tooLong.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("_name", tooLong.Message, StringComparison.Ordinal);
        Assert.True(Named.View(FastSerializer.Serialize(new Named("Ann"))).Name.Equals("Ann"));
    }

    public interface IPerson
    {
        string? Name { get; set; }

        int Age { get; set; }

        List<string>? Tags { get; set; }

        string? Half { get; set; }
    }

    [FastSerType]
    public partial class FastPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        private string? _name;

        [ObservableProperty]
        [NotifyPropertyChangedFor(nameof(Name))]
        private int age;

        [ObservableProperty]
        private List<string>? m_tags;

        [ObservableProperty]
        [FastSerIgnore]
        [property: FastSerIgnore]
        private string? _secret;

        public static int Changes { get; private set; }

        [ObservableProperty]
        public partial string? Half { get; set; }

        partial void OnNameChanged(string? value) => Changes++;
    }

    [FastSerType]
    public sealed partial class Manager : FastPerson
    {
        [ObservableProperty]
        private int _level;
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class CompactPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        private string? _name;

        [ObservableProperty]
        private int _age;

        [ObservableProperty]
        private List<string>? _tags;

        [ObservableProperty]
        public partial string? Half { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class TolerantPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        [FastSerMember(0)]
        private string? _name;

        [ObservableProperty]
        [FastSerMember(2)]
        private int _age;

        [ObservableProperty]
        [FastSerMember(1)]
        private List<string>? _tags;

        [ObservableProperty]
        [FastSerMember(3)]
        public partial string? Half { get; set; }
    }

    [FastSerType(Append = true)]
    public sealed partial class AppendPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        private string? _name;

        [ObservableProperty]
        private int _age;

        [ObservableProperty]
        private List<string>? _tags;

        [ObservableProperty]
        public partial string? Half { get; set; }
    }

    [FastSerType(References = true)]
    public sealed partial class SharedPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        private string? _name;

        [ObservableProperty]
        private int _age;

        [ObservableProperty]
        private List<string>? _tags;

        [ObservableProperty]
        public partial string? Half { get; set; }
    }

    [FastSerType(Members = FastSerMembers.All)]
    public sealed partial class AllPerson : ObservableObject, IPerson
    {
        [ObservableProperty]
        private string? _name;

        [ObservableProperty]
        private int _age;

        [ObservableProperty]
        private List<string>? _tags;

        [ObservableProperty]
        public partial string? Half { get; set; }
    }

    [FastSerType(View = true)]
    public sealed partial class Named : ObservableObject
    {
        [ObservableProperty]
        [FastSerMaxLength(5)]
        private string _name;

        public Named(string name) => _name = name;
    }
}
