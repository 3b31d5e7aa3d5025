using System.Numerics;
using System.Reflection;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Messages;
using ProtoBuf.Meta;
using SimpleClass = FastSer.Benchmarks.Data.Messages.SimpleClass;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The contracts of the types of the suites from 002 on; the numbers follow the order of the names.</summary>
internal static partial class WorkloadModel
{
    // In the order of the sub-type numbers of the source.
    private static readonly Type[] s_messages =
    [
        typeof(U8Message), typeof(S16Message), typeof(S32Message), typeof(S64Message), typeof(PrimitivesMessage),
        typeof(ComplexMessage), typeof(ByteArrayMessage), typeof(IntArrayMessage), typeof(StringMessage),
        typeof(DictionaryMessage), typeof(StructMessage), typeof(DecimalMessage), typeof(NullableDecimalMessage),
    ];

    private static readonly Lazy<bool> s_description = new(DescribeOnce);

    public static void Describe() => _ = s_description.Value;

    private static bool DescribeOnce()
    {
        Add<UserLicensesResponse>("Licenses");
        Add<UserLicense>("ObjectId", "SkuId", "SkuPartNumber", "ServicePlans", "FruitColors");
        Add<ServicePlan>("ServicePlanId", "ServicePlanName", "ProvisioningStatus", "AppliesTo", "Count");
        Add<Beer>("Brand", "Sort", "Alcohol", "Brewery");
        Add<Vector4>("X", "Y", "Z", "W");
        Add<TextPage>("Title", "Lines");
        Add<TreeNode>("Id", "Name", "Children");
        Add<OrderDocument>("Id", "Created", "Orders");
        Add<CustomerOrder>("Id", "Customer", "Email", "Placed", "IsPaid", "Total", "Lines", "Tags");
        Add<OrderLine>("Product", "Quantity", "Price", "ProductId");
        DescribeMessages();
        DescribeEvents();
        DescribeCommunity();

        // Each type gets its compiled serializer now. A model that is compiled as a whole refuses the private fields of suite 003.
        RuntimeTypeModel.Default.CompileInPlace();
        return true;
    }

    /// <summary>The types that derive from the abstract event, numbered behind its own member.</summary>
    private static void DescribeEvents()
    {
        Add<SiteEvent>("Id");
        var number = 1;
        foreach (var type in typeof(SiteEvent).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SiteEvent))))
        {
            var members = type.GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly);
            Add(type, Array.ConvertAll(members, static member => member.Name));
            RuntimeTypeModel.Default[typeof(SiteEvent)].AddSubType(++number, type);
        }
    }

    private static void DescribeMessages()
    {
        Add<LargeStruct>("_val1", "_val2", "_val3", "_val4");
        Add<U8Message>("_val");
        Add<S16Message>("_val");
        Add<S32Message>("_val");
        Add<S64Message>("_val");
        Add<DecimalMessage>("_val");
        Add<NullableDecimalMessage>("_val");
        Add<PrimitivesMessage>(
            "_bool", "_byte", "_sbyte", "_char", "_ushort", "_short", "_uint", "_int", "_ulong", "_long", "_single",
            "_double", "_enum", "_date");
        Add<DictionaryMessage>("_intMap", "_obMap");
        Add<ComplexMessage>("_msg", "_sealedClass", "_abstractMsg", "_ifaceMsg");
        Add<StringMessage>("_string");
        Add<StructMessage>("_struct1", "_struct2");
        Add<MyStruct1>("Byte", "Int", "Long");
        Add<MyStruct2>("String", "Int");
        Add<ByteArrayMessage>("_byteArr");
        Add<IntArrayMessage>("_intArr");
        Add<SimpleClass>("_val");
        Add<SimpleClass2>("_val");
        RuntimeTypeModel.Default.Add(typeof(SimpleClassBase), false).Add(2, "_val").AddSubType(1, typeof(SimpleClass));
        RuntimeTypeModel.Default[typeof(SimpleClassBase)][2].DefaultValue = 0;
        RuntimeTypeModel.Default.Add(typeof(IMyTest), false).AddSubType(1, typeof(SimpleClass2));
        var messages = RuntimeTypeModel.Default.Add(typeof(MessageBase), false);
        for (var i = 0; i < s_messages.Length; i++)
            messages.AddSubType(i + 1, s_messages[i]);
    }

    private static void Add<T>(params string[] members) => Add(typeof(T), members);

    private static void Add(Type described, string[] members)
    {
        var type = RuntimeTypeModel.Default.Add(described, false).Add(members);
        foreach (var member in type.GetFields())
            member.DefaultValue = ZeroOf(member.MemberType);
    }

    /// <summary>
    /// With attributes, as in the source, a zero is the default of a number and not written. It is of the member's own type:
    /// that of an enum is a value of the enum.
    /// </summary>
    private static object? ZeroOf(Type type) =>
        type.IsEnum || type.IsPrimitive || type == typeof(decimal) ? Activator.CreateInstance(type) : null;
}
