namespace FastSer.TestTypes;

[FastSerType]
public readonly partial record struct ReadOnlyRecordStruct(Guid Sku, int Quantity, decimal Price);
