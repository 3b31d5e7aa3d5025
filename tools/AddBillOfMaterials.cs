using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Runtime.Serialization.Json;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;

/// <summary>
/// Adds a software bill of materials to packages: SPDX 2.2 as JSON, made from the content of the package, so that equal packages stay equal.
/// The build compiles this file (src/Directory.Build.targets).
/// </summary>
public sealed class AddBillOfMaterials : Task
{
    private const string Manifest = "_manifest/spdx_2.2/manifest.spdx.json";
    private const string Unknown = "NOASSERTION";

    /// <summary>Gets or sets the paths of the packages.</summary>
    [Required]
    public string[] Packages { get; set; } = [];

    /// <summary>Gets or sets the folder of restored packages, which tell the licences of dependencies.</summary>
    [Required]
    public string RestoredPackages { get; set; } = "";

    public override bool Execute()
    {
        foreach (var path in Packages)
        {
            var files = ReadFiles(path);
            using var package = ZipFile.Open(path, ZipArchiveMode.Update);
            if (!files.ContainsKey(Manifest))
            {
                // All files of a package have one time.
                var time = package.Entries[0].LastWriteTime;
                var entry = package.CreateEntry(Manifest);
                entry.LastWriteTime = time;
                using var stream = entry.Open();
                using var writer = JsonReaderWriterFactory.CreateJsonWriter(stream, Encoding.UTF8, ownsStream: false, indent: true);
                Json("root", Describe(files, time.DateTime)).WriteTo(writer);
            }
        }

        return true;
    }

    private object Describe(SortedDictionary<string, byte[]> files, DateTime time)
    {
        var nuspec = XDocument.Load(new MemoryStream(files.Single(static file => file.Key.EndsWith(".nuspec", StringComparison.Ordinal)).Value));
        var (id, version, author) = (ValueOf(nuspec, "id"), ValueOf(nuspec, "version"), "Organization: " + ValueOf(nuspec, "authors"));
        var dependencies = nuspec.Descendants().Where(static one => one.Name.LocalName == "dependency")
            .Select(static one => (Id: one.Attribute("id").Value, Version: one.Attribute("version").Value))
            .Concat(files.Where(static file => file.Key.EndsWith(".deps.json", StringComparison.Ordinal)).SelectMany(static file => Bundled(file.Value)))
            .Where(one => one.Id != id).Distinct().OrderBy(static one => $"{one.Id} {one.Version}", StringComparer.Ordinal).ToList();

        // As SPDX defines it: the hash of the sorted hashes of all files.
        var sum = Sum(SHA1.Create(), Encoding.ASCII.GetBytes(string.Concat(
            files.Values.Select(static content => Sum(SHA1.Create(), content)).OrderBy(static one => one, StringComparer.Ordinal))));
        return new
        {
            spdxVersion = "SPDX-2.2",
            dataLicense = "CC0-1.0",
            SPDXID = "SPDXRef-DOCUMENT",
            name = $"{id} {version}",
            documentNamespace = $"http://spdx.org/spdxdocs/{id}-{version}-{sum}",
            creationInfo = new { created = time.ToString("yyyy-MM-dd'T'HH:mm:ss'Z'"), creators = new[] { author } },
            documentDescribes = new[] { IdOf(id, version) },
            files = files.Select(static (file, i) => new
            {
                fileName = "./" + file.Key,
                SPDXID = $"SPDXRef-File-{i}",
                checksums = new[]
                {
                    new { algorithm = "SHA256", checksumValue = Sum(SHA256.Create(), file.Value) },
                    new { algorithm = "SHA1", checksumValue = Sum(SHA1.Create(), file.Value) },
                },
                licenseConcluded = Unknown,
                licenseInfoInFiles = new[] { Unknown },
                copyrightText = Unknown,
            }),
            packages = dependencies.Select(one => Package(one.Id, one.Version, LicenceOf(one.Id, one.Version, version, nuspec)))
                .Prepend(Package(
                    id, version, LicenceOf(nuspec), author, ValueOf(nuspec, "copyright"), sum, files.Select(static (_, i) => $"SPDXRef-File-{i}"))),
            relationships = dependencies.Select(one => Relation(IdOf(id, version), "DEPENDS_ON", IdOf(one.Id, one.Version)))
                .Prepend(Relation("SPDXRef-DOCUMENT", "DESCRIBES", IdOf(id, version))),
        };
    }

    private static object Package(
        string id, string version, string licence, string supplier = Unknown, string copyright = Unknown, string sum = null, IEnumerable files = null) => new
        {
            name = id,
            SPDXID = IdOf(id, version),
            versionInfo = version,
            supplier,
            downloadLocation = Unknown,
            licenseConcluded = Unknown,
            licenseDeclared = licence,
            copyrightText = copyright,
            externalRefs = new[] { new { referenceCategory = "PACKAGE_MANAGER", referenceType = "purl", referenceLocator = $"pkg:nuget/{id}@{version}" } },
            filesAnalyzed = files != null,
            hasFiles = files,
            packageVerificationCode = sum == null ? null : new { packageVerificationCodeValue = sum },
            licenseInfoFromFiles = sum == null ? null : new[] { Unknown },
        };

    private static object Relation(string spdxElementId, string relationshipType, string relatedSpdxElement) =>
        new { spdxElementId, relationshipType, relatedSpdxElement };

    private static SortedDictionary<string, byte[]> ReadFiles(string path)
    {
        var files = new SortedDictionary<string, byte[]>(StringComparer.Ordinal);
        using var package = ZipFile.OpenRead(path);
        foreach (var entry in package.Entries)
        {
            using var content = new MemoryStream();
            using var stream = entry.Open();
            stream.CopyTo(content);
            files.Add(entry.FullName, content.ToArray());
        }

        return files;
    }

    /// <summary>Returns the libraries that a program in a package brings along.</summary>
    private static IEnumerable<(string Id, string Version)> Bundled(byte[] deps) =>
        Regex.Matches(Encoding.UTF8.GetString(deps), "\"([^\"/]+)/([^\"/]+)\": \\{\\s*\"type\"").Cast<Match>()
            .Select(static one => (one.Groups[1].Value, one.Groups[2].Value));

    /// <summary>Returns the licence of a dependency: another package of this repository, or one that was restored.</summary>
    private string LicenceOf(string id, string version, string ownVersion, XDocument own)
    {
        var nuspec = Path.Combine(RestoredPackages, id.ToLowerInvariant(), version, id.ToLowerInvariant() + ".nuspec");
        return version == ownVersion && id.StartsWith("FastSer", StringComparison.Ordinal) ? LicenceOf(own)
            : File.Exists(nuspec) ? LicenceOf(XDocument.Load(nuspec)) : Unknown;
    }

    private static string LicenceOf(XDocument nuspec) =>
        nuspec.Descendants().FirstOrDefault(static one => one.Name.LocalName == "license" && one.Attribute("type")?.Value == "expression")?.Value ?? Unknown;

    private static string ValueOf(XDocument nuspec, string name) => nuspec.Descendants().First(one => one.Name.LocalName == name).Value;

    private static string IdOf(string id, string version) => $"SPDXRef-Package-{id}-{version}";

    private static string Sum(HashAlgorithm algorithm, byte[] content) =>
        BitConverter.ToString(algorithm.ComputeHash(content)).Replace("-", "").ToLowerInvariant();

    /// <summary>Returns what the writer of JSON takes: names and values of the properties that are not null.</summary>
    private static XElement Json(string name, object value) => value switch
    {
        string text => new(name, text),
        bool flag => new(name, new XAttribute("type", "boolean"), flag),
        IEnumerable items => new(name, new XAttribute("type", "array"), items.Cast<object>().Select(static item => Json("item", item))),
        _ => new(name, new XAttribute("type", "object"), value.GetType().GetProperties()
            .Where(property => property.GetValue(value) != null).Select(property => Json(property.Name, property.GetValue(value)))),
    };
}
