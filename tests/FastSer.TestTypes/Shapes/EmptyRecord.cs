namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record EmptyRecord;
