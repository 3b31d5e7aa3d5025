namespace FastSer.IntegrationTests.InputForms;

/// <summary>Compares the elements of one root type, as they arrive, with those of the span.</summary>
internal interface IRootCheck
{
    void CheckWhole(int count);

    void CheckTruncated(int count);

    void CheckBits(int count);

    void CheckCounts(int count);
}
