using System.Reflection;
using FastSer.Generator.Diagnostics;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The address of a diagnostic's page comes from the build; a build without one has no links.</summary>
public sealed class HelpLinkTests
{
    [Theory]
    [InlineData("https://example.org/docs/diagnostics", "https://example.org/docs/diagnostics/FSER001.md")]
    [InlineData("https://example.org/docs/diagnostics/", "https://example.org/docs/diagnostics/FSER001.md")]
    [InlineData("", "")]
    [InlineData(null, "")]
    public void LinkIsThePageInTheFolderOfTheBuild(string? folder, string expected) => Assert.Equal(expected, HelpLink.Format(folder, "FSER001"));

    [Fact]
    public void EveryDiagnosticHasTheLinkOfItsId()
    {
        var folder = typeof(Descriptors).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .SingleOrDefault(static metadata => metadata.Key == HelpLink.MetadataKey)?.Value;
        var descriptors = typeof(Descriptors).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => (DiagnosticDescriptor)field.GetValue(null)!).ToArray();

        Assert.NotEmpty(descriptors);
        Assert.All(descriptors, descriptor => Assert.Equal(HelpLink.Format(folder, descriptor.Id), descriptor.HelpLinkUri));
    }
}
