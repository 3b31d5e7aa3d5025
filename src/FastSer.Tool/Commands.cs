using System.CommandLine;
using System.Text.Json;
using FastSer.Tool.Schemas;
using FastSer.Tool.TypeScript;

namespace FastSer.Tool;

/// <summary>The command line.</summary>
internal static class Commands
{
    private static readonly Argument<FileInfo> s_file = new("file") { Description = "The file with the bytes of one value, or of a message sequence." };
    private static readonly Option<FileInfo> s_assembly = new("--assembly", "-a")
    {
        Description = "The built program or library that declares the type.", Required = true,
    };

    private static readonly Option<string> s_type = new("--type", "-t")
    {
        Description = "The type of the value: its name, with the namespace if the name is not unique.", Required = true,
    };

    private static readonly Option<bool> s_checksum = new("--checksum") { Description = "The value was written with a checksum." };
    private static readonly Option<bool> s_fingerprint = new("--fingerprint") { Description = "The value was written with a fingerprint." };
    private static readonly Option<bool> s_items = new("--items") { Description = "The file is a message sequence; --type is the type of its items." };
    private static readonly Option<FileInfo?> s_html = new("--html") { Description = "Write one HTML page to this file." };
    private static readonly Option<bool> s_json = new("--json") { Description = "Print JSON." };
    private static readonly Option<bool> s_fault = new("--fault")
    {
        Description = "Print only the parts before the error and the error. Exit code 1 if there is one.",
    };

    /// <summary>Creates the commands.</summary>
    public static RootCommand Create() => new("Looks into data that FastSer has written.") 
    {
        CreateInspect(), CreateSize(), CreateConvert(), CreateSchema(), CreateDiff(), CreateTypeScript(),
    };

    private static Command CreateInspect()
    {
        var assembly = new Option<FileInfo?>("--assembly", "-a") { Description = s_assembly.Description };
        var type = new Option<string?>("--type", "-t") { Description = s_type.Description };
        var command = new Command("inspect", """
            Prints the meaning of each byte of a file. Without a type: what the bytes may be.

            Examples:
              fastser inspect order.bin -a bin/Release/net10.0/Shop.dll -t Order
              fastser inspect order.bin -a bin/Release/net10.0/Shop.dll -t Order --html order.html
              fastser inspect order.bin -a bin/Release/net10.0/Shop.dll -t Order --fault
              fastser inspect unknown.bin
            """)
        {
            s_file, assembly, type, s_checksum, s_fingerprint, s_items, s_html, s_json, s_fault,
        };
        command.SetAction(result => Run(() => (result.GetValue(assembly), result.GetValue(type)) switch
        {
            (null, null) => Report.Guess(result.GetRequiredValue(s_file)),
            ({ } file, { } name) => Report.Inspect(
                Explain(result, file, name), result.GetValue(s_html), result.GetValue(s_json), result.GetValue(s_fault)),
            _ => throw new ToolException("Name the assembly and the type, or neither of them."),
        }));
        return command;
    }

    private static Command CreateSize()
    {
        var svg = new Option<FileInfo?>("--svg") { Description = "Also draw the members as areas, in this file." };
        var command = new Command("size", """
            Prints which members take the bytes of a file, the largest first.

            Examples:
              fastser size orders.bin -a bin/Release/net10.0/Shop.dll -t Order
              fastser size orders.bin -a bin/Release/net10.0/Shop.dll -t Order --items --svg orders.svg
            """)
        {
            s_file, s_assembly, s_type, s_checksum, s_fingerprint, s_items, svg,
        };
        command.SetAction(result => Run(() => Report.Size(
            Explain(result, result.GetRequiredValue(s_assembly), result.GetRequiredValue(s_type)), result.GetValue(svg))));
        return command;
    }

    private static Command CreateConvert()
    {
        var fromJson = new Option<bool>("--from-json") { Description = "The file is JSON; the bytes of its value are written." };
        var output = new Option<FileInfo?>("--output", "-o") { Description = "Write to this file instead of the standard output." };
        var showSensitive = new Option<bool>("--show-sensitive") { Description = "Show members with [FastSerSensitive]." };
        var maxSize = new Option<long>("--max-size")
        {
            Description = "The maximum size of the JSON of a value in bytes.", DefaultValueFactory = static _ => 1L << 30,
        };
        var command = new Command("convert", """
            Converts the value in a file to JSON, or back. With --items, each item is one line of JSON.

            Examples:
              fastser convert order.bin -a bin/Release/net10.0/Shop.dll -t Order
              fastser convert orders.bin -a bin/Release/net10.0/Shop.dll -t Order --items | jq .Price
              fastser convert order.json -a bin/Release/net10.0/Shop.dll -t Order --from-json -o order.bin
            """)
        {
            s_file, s_assembly, s_type, s_checksum, s_fingerprint, s_items, fromJson, output, showSensitive, maxSize,
        };
        command.SetAction(result => Run(() =>
        {
            var options = new FastSerJsonOptions
            {
                ShowSensitive = result.GetValue(showSensitive), MaxSize = result.GetValue(maxSize), Serializer = OptionsOf(result),
            };
            var type = new Application(result.GetRequiredValue(s_assembly)).FindType(result.GetRequiredValue(s_type));
            return new Converter(result.GetRequiredValue(s_file), result.GetValue(output), options)
                .Run(type, result.GetValue(fromJson), result.GetValue(s_items));
        }));
        return command;
    }

    private static Command CreateSchema()
    {
        var type = new Option<string?>("--type", "-t")
        {
            Description = "The type to describe, with all types that it contains. Without it: all types of the assembly that have a serializer.",
        };
        var hub = new Option<string?>("--hub")
        {
            Description = "A SignalR hub: describes the types of its methods, and of those of its clients. For `fastser typescript`.",
        };
        var command = new Command("schema", """
            Prints the schema of the types of an assembly as JSON.

            Examples:
              fastser schema -a bin/Release/net10.0/Shop.dll > schema.json
              fastser schema -a bin/Release/net10.0/Shop.dll -t Order
              fastser schema -a bin/Release/net10.0/Shop.dll --hub OrderHub
            """)
        {
            s_assembly, type, hub,
        };
        command.SetAction(result => Run(() =>
        {
            var application = new Application(result.GetRequiredValue(s_assembly));
            Console.Out.Write((result.GetValue(type), result.GetValue(hub)) switch
            {
                (not null, not null) => throw new ToolException("Name a type or a hub, not both."),
                (_, { } name) => application.DescribeHub(name),
                (var name, _) => application.Describe(name).ToJson(),
            });
            return 0;
        }));
        return command;
    }

    private static Command CreateDiff()
    {
        var old = new Argument<FileInfo>("old") { Description = "The earlier schema." };
        var @new = new Argument<FileInfo>("new") { Description = "The later schema." };
        var newReadersOnly = new Option<bool>("--new-readers")
        {
            Description = "Old programs do not read new data: changes that break only them are allowed.",
        };
        var command = new Command("diff", """
            Compares two schemas, and prints which readers break: those of the new program with old data, and those of the old program with new
            data. Exit code 1 if a reader breaks.

            Example:
              fastser diff old.json new.json
            """)
        {
            old, @new, newReadersOnly,
        };
        command.SetAction(result => Run(() => SchemaReport.Print(
            Console.Out,
            SchemaComparison.Compare(SchemaFile.Read(result.GetRequiredValue(old)), SchemaFile.Read(result.GetRequiredValue(@new))),
            result.GetValue(newReadersOnly) ? Readers.New : Readers.Both)));
        return command;
    }

    private static Command CreateTypeScript()
    {
        var file = new Argument<FileInfo>("schema") { Description = "The file that `fastser schema` has written." };
        var output = new Option<DirectoryInfo>("--output", "-o") { Description = "The directory of the modules.", Required = true };
        var runtime = new Option<string?>("--runtime")
        {
            Description = "The module that the functions import, such as the npm package fastser. Without it, its code is written beside them.",
        };
        var command = new Command("typescript", """
            Writes modules in JavaScript, with declarations for TypeScript, that read and write the types of a schema.

            Examples:
              fastser schema -a bin/Release/net10.0/Shop.dll > schema.json
              fastser typescript schema.json -o web/src/shop
              fastser typescript schema.json -o web/src/shop --runtime fastser
            """)
        {
            file, output, runtime,
        };
        command.SetAction(result => Run(() => ScriptCommand.Run(
            result.GetRequiredValue(file), result.GetRequiredValue(output), result.GetValue(runtime))));
        return command;
    }

    private static FastSerExplanation Explain(ParseResult result, FileInfo assembly, string type) =>
        new Application(assembly).Explain(result.GetRequiredValue(s_file), type, OptionsOf(result), result.GetValue(s_items));

    private static FastSerializerOptions OptionsOf(ParseResult result) =>
        new() { Checksum = result.GetValue(s_checksum), Fingerprint = result.GetValue(s_fingerprint) };

    private static int Run(Func<int> run)
    {
        try
        {
            return run();
        }
        catch (Exception exception) when (
            exception is IOException or UnauthorizedAccessException or ToolException or FastSerException or JsonException
            or BadImageFormatException or ArgumentOutOfRangeException)
        {
            Console.Error.WriteLine("fastser: " + exception.Message);
            return 2;
        }
    }
}
