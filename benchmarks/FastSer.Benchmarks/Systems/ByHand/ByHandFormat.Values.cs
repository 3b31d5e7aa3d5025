using System.Numerics;
using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

internal static partial class ByHandFormat
{
    public static void Write(BinaryWriter writer, UserLicensesResponse response)
    {
        writer.Write(response.Licenses!.Count);
        foreach (var license in response.Licenses)
        {
            writer.Write(license.ObjectId!);
            writer.Write(license.SkuId!);
            writer.Write(license.SkuPartNumber!);
            writer.Write(license.ServicePlans!.Count);
            foreach (var plan in license.ServicePlans)
            {
                writer.Write(plan.ServicePlanId!);
                writer.Write(plan.ServicePlanName!);
                writer.Write(plan.ProvisioningStatus!);
                writer.Write(plan.AppliesTo!);
                writer.Write(plan.Count);
            }

            writer.Write(license.FruitColors!.Count);
            foreach (var (fruit, color) in license.FruitColors)
            {
                writer.Write(fruit);
                writer.Write((int)color);
            }
        }
    }

    public static UserLicensesResponse ReadLicenses(BinaryReader reader)
    {
        var licenses = new UserLicense[reader.ReadInt32()];
        for (var i = 0; i < licenses.Length; i++)
        {
            licenses[i] = new UserLicense
            {
                ObjectId = reader.ReadString(),
                SkuId = reader.ReadString(),
                SkuPartNumber = reader.ReadString(),
                ServicePlans = ReadPlans(reader),
                FruitColors = ReadColors(reader),
            };
        }

        return new UserLicensesResponse { Licenses = licenses };
    }

    public static void Write(BinaryWriter writer, int[] values) => WriteMemory<int>(writer, values);

    public static int[] ReadIntegers(BinaryReader reader) => ReadMemory<int>(reader);

    public static void Write(BinaryWriter writer, double[] values) => WriteMemory<double>(writer, values);

    public static double[] ReadDoubles(BinaryReader reader) => ReadMemory<double>(reader);

    public static void Write(BinaryWriter writer, Vector4[] values) => WriteMemory<Vector4>(writer, values);

    public static Vector4[] ReadVectors(BinaryReader reader) => ReadMemory<Vector4>(reader);

    public static void Write(BinaryWriter writer, Beer value)
    {
        writer.Write(value.Brand!);
        Write(writer, value.Sort!);
        writer.Write(value.Alcohol);
        writer.Write(value.Brewery!);
    }

    public static Beer ReadBeer(BinaryReader reader) => new()
    {
        Brand = reader.ReadString(),
        Sort = ReadTexts(reader),
        Alcohol = reader.ReadSingle(),
        Brewery = reader.ReadString(),
    };

    public static void Write(BinaryWriter writer, Beer[] values)
    {
        writer.Write(values.Length);
        foreach (var value in values)
            Write(writer, value);
    }

    public static Beer[] ReadBeers(BinaryReader reader)
    {
        var values = new Beer[reader.ReadInt32()];
        for (var i = 0; i < values.Length; i++)
            values[i] = ReadBeer(reader);
        return values;
    }

    public static void Write(BinaryWriter writer, TextPage page)
    {
        writer.Write(page.Title!);
        Write(writer, page.Lines!);
    }

    public static TextPage ReadPage(BinaryReader reader) =>
        new() { Title = reader.ReadString(), Lines = ReadTexts(reader) };

    public static void Write(BinaryWriter writer, TreeNode node)
    {
        writer.Write(node.Id);
        writer.Write(node.Name!);
        writer.Write(node.Children?.Count ?? -1);
        foreach (var child in node.Children ?? [])
            Write(writer, child);
    }

    public static TreeNode ReadNode(BinaryReader reader)
    {
        var node = new TreeNode { Id = reader.ReadInt32(), Name = reader.ReadString() };
        var count = reader.ReadInt32();
        if (count < 0)
            return node;
        node.Children = new List<TreeNode>(count);
        for (var i = 0; i < count; i++)
            node.Children.Add(ReadNode(reader));
        return node;
    }

    private static ServicePlan[] ReadPlans(BinaryReader reader)
    {
        var plans = new ServicePlan[reader.ReadInt32()];
        for (var i = 0; i < plans.Length; i++)
        {
            plans[i] = new ServicePlan
            {
                ServicePlanId = reader.ReadString(),
                ServicePlanName = reader.ReadString(),
                ProvisioningStatus = reader.ReadString(),
                AppliesTo = reader.ReadString(),
                Count = reader.ReadInt32(),
            };
        }

        return plans;
    }

    private static Dictionary<string, Color> ReadColors(BinaryReader reader)
    {
        var count = reader.ReadInt32();
        var colors = new Dictionary<string, Color>(count);
        for (var i = 0; i < count; i++)
            colors.Add(reader.ReadString(), (Color)reader.ReadInt32());
        return colors;
    }

    private static void Write(BinaryWriter writer, List<string> texts)
    {
        writer.Write(texts.Count);
        foreach (var text in texts)
            writer.Write(text);
    }

    private static List<string> ReadTexts(BinaryReader reader)
    {
        var count = reader.ReadInt32();
        var texts = new List<string>(count);
        for (var i = 0; i < count; i++)
            texts.Add(reader.ReadString());
        return texts;
    }

    private static void WriteMemory<T>(BinaryWriter writer, T[] values)
        where T : unmanaged
    {
        writer.Write(values.Length);
        writer.Write(MemoryMarshal.AsBytes<T>(values));
    }

    private static T[] ReadMemory<T>(BinaryReader reader)
        where T : unmanaged
    {
        var values = new T[reader.ReadInt32()];
        reader.BaseStream.ReadExactly(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }
}
