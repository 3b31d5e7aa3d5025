// Compares the bills of materials in packages with the packages: dotnet run tools/check-bills-of-materials.cs -- PACKAGE...
#:property PublishAot=false
using System.IO.Compression;
using System.Security.Cryptography;
using System.Text.Json;
using System.Xml.Linq;

const string Manifest = "_manifest/spdx_2.2/manifest.spdx.json";
var faults = args.SelectMany(static path => FaultsOf(path).Select(fault => $"{Path.GetFileName(path)}: {fault}")).ToList();
faults.ForEach(static fault => Console.WriteLine($"bill of materials: {fault}"));
Console.WriteLine($"bills of materials: {args.Length} packages with {faults.Count} faults");
return args.Length == 0 || faults.Count > 0 ? 1 : 0;

static IEnumerable<string> FaultsOf(string path)
{
    using var package = ZipFile.OpenRead(path);
    if (package.GetEntry(Manifest) is not { } entry)
    {
        return [$"it has no {Manifest}"];
    }

    using var bill = JsonDocument.Parse(entry.Open());
    var nuspec = XDocument.Load(package.Entries.Single(static one => one.FullName.EndsWith(".nuspec", StringComparison.Ordinal)).Open());
    string ValueOf(string name) => nuspec.Descendants().First(one => one.Name.LocalName == name).Value;
    var self = $"{ValueOf("id")} {ValueOf("version")}";
    var dependencies = nuspec.Descendants().Where(static one => one.Name.LocalName == "dependency")
        .Select(static one => $"{one.Attribute("id")!.Value} {one.Attribute("version")!.Value}");

    // What the package of a program contains instead of depending on it: the assemblies have the names of their packages.
    var bundled = package.Entries.Where(static one => one.FullName.StartsWith("tools/", StringComparison.Ordinal))
        .Where(one => one.Name.EndsWith(".dll", StringComparison.Ordinal) && one.Name != $"{ValueOf("id")}.dll")
        .Select(static one => Path.GetFileNameWithoutExtension(one.Name)).ToList();
    var licences = bill.RootElement.GetProperty("packages").EnumerateArray().ToDictionary(
        static one => $"{one.GetProperty("name")} {one.GetProperty("versionInfo")}", static one => one.GetProperty("licenseDeclared").GetString()!);
    var hashes = bill.RootElement.GetProperty("files").EnumerateArray().Select(static one => (
        Name: one.GetProperty("fileName").GetString(),
        Sum: one.GetProperty("checksums").EnumerateArray().Single(static sum => sum.GetProperty("algorithm").GetString() == "SHA256")));
    var needed = bill.RootElement.GetProperty("relationships").EnumerateArray()
        .Where(static one => one.GetProperty("relationshipType").GetString() == "DEPENDS_ON")
        .Select(static one => one.GetProperty("relatedSpdxElement").GetString()!);
    return
    [
        .. Differences("package", licences.Keys.Where(one => !bundled.Contains(NameOf(one))), dependencies.Append(self)),
        .. Differences("bundled package", licences.Keys.Select(NameOf).Where(bundled.Contains), bundled),
        .. Differences("dependency", needed, licences.Keys.Where(one => one != self).Select(static one => "SPDXRef-Package-" + one.Replace(' ', '-'))),
        .. licences.Where(one => one.Value == "NOASSERTION" || (one.Key == self && one.Value != ValueOf("license")))
            .Select(static one => $"the licence of {one.Key} is {one.Value}"),
        .. Differences(
            "file",
            hashes.Select(static one => $"{one.Name} {one.Sum.GetProperty("checksumValue")}"),
            package.Entries.Where(static one => one.FullName != Manifest).Select(static one => $"./{one.FullName} {HashOf(one)}")),
    ];
}

static string NameOf(string package) => package.Split(' ')[0];

static IEnumerable<string> Differences(string kind, IEnumerable<string> found, IEnumerable<string> expected) =>
[
    .. expected.Except(found).Select(one => $"the {kind} {one} is missing"), .. found.Except(expected).Select(one => $"the {kind} {one} is too much"),
];

static string HashOf(ZipArchiveEntry entry)
{
    using var content = entry.Open();
    return Convert.ToHexStringLower(SHA256.HashData(content));
}
