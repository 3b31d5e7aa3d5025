namespace FastSer.Generator.Tests.Emission;

// Code of the user's own: formatters and surrogates.
public static partial class Samples
{
    public const string ExternalTypes = """
        using System;
        using System.Runtime.CompilerServices;
        using FastSer;

        [assembly: FastSerExternal(typeof(UriBuilder), Ignore = new[] { "Uri", "Fragment", "Query", "UserName", "Password" })]
        [assembly: FastSerExternal(typeof(StrongBox<UriBuilder>), Format = WireFormat.Tolerant, Keys = new[] { "Value" })]

        namespace Shop;

        [FastSerType]
        public sealed partial class Link
        {
            public UriBuilder? Target { get; set; }

            public StrongBox<UriBuilder>? Source { get; set; }
        }
        """;

    public const string Extensions = """
        using System.Net.NetworkInformation;
        using FastSer;

        [assembly: FastSerSurrogate(typeof(PhysicalAddress), typeof(Shop.Address))]

        namespace Shop;

        [FastSerType]
        public sealed partial class Host
        {
            [FastSerFormatter(typeof(ShortFormatter))]
            public int Port { get; set; }

            public PhysicalAddress? Main { get; set; }

            [FastSerSerializing]
            private void Begin() { }

            [FastSerSerialized]
            private void End() { }

            [FastSerDeserializing]
            private void BeginReading() { }

            [FastSerDeserialized]
            private void EndReading() { }
        }

        [FastSerType]
        public sealed partial record Address(byte[] Bytes) : IFastSerSurrogate<PhysicalAddress, Address>
        {
            [FastSerConstructor]
            public static Address Of(byte[] bytes) => new(bytes);

            public static Address From(PhysicalAddress value) => new(value.GetAddressBytes());

            public PhysicalAddress ToExternal() => new(Bytes);
        }

        public sealed class ShortFormatter : IFastSerFormatter<int>
        {
            public static void Write(ref FastWriter writer, int value) => writer.WriteUInt16((ushort)value);

            public static int Read(ref FastReader reader) => reader.ReadUInt16();

            public static void Skip(ref FastReader reader) => reader.ReadUInt16();
        }

        public static class Calls
        {
            public static byte[] Root(PhysicalAddress value) => FastSerializer.Serialize(value);
        }
        """;
}
