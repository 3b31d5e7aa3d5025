using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>Suite 002 to and from the generated messages; outside of the timing.</summary>
internal static class LicenseConversion
{
    public static UserLicensesMessage ToMessage(UserLicensesResponse response) => new()
    {
        Licenses = { response.Licenses!.Select(license => ToMessage(license)) },
    };

    public static UserLicensesMessage ToMessageWithoutStatus(UserLicensesResponse response)
    {
        var message = ToMessage(response);
        foreach (var plan in message.Licenses.SelectMany(license => license.ServicePlans))
            plan.ProvisioningStatus = "";
        return message;
    }

    public static UserLicensesResponse FromMessage(UserLicensesMessage message) => new()
    {
        Licenses = message.Licenses.Select(FromMessage).ToArray(),
    };

    /// <summary>Takes the member that was dropped from the original, so that the others can be compared.</summary>
    public static UserLicensesResponse FromMessageWithoutStatus(
        UserLicensesMessage message, UserLicensesResponse original)
    {
        var response = FromMessage(message);
        var pairs = PlansOf(response).Zip(PlansOf(original));
        foreach (var (plan, source) in pairs)
            plan.ProvisioningStatus = plan.ProvisioningStatus == "" ? source.ProvisioningStatus : "not dropped";
        return response;
    }

    private static IEnumerable<ServicePlan> PlansOf(UserLicensesResponse response) =>
        response.Licenses!.SelectMany(license => license.ServicePlans!);

    private static UserLicenseMessage ToMessage(UserLicense license) => new()
    {
        ObjectId = license.ObjectId,
        SkuId = license.SkuId,
        SkuPartNumber = license.SkuPartNumber,
        ServicePlans =
        {
            license.ServicePlans!.Select(plan => new ServicePlanMessage
            {
                ServicePlanId = plan.ServicePlanId,
                ServicePlanName = plan.ServicePlanName,
                ProvisioningStatus = plan.ProvisioningStatus,
                AppliesTo = plan.AppliesTo,
                Count = plan.Count,
            }),
        },
        FruitColors = { license.FruitColors!.ToDictionary(pair => pair.Key, pair => (ColorValue)pair.Value) },
    };

    private static UserLicense FromMessage(UserLicenseMessage message) => new()
    {
        ObjectId = message.ObjectId,
        SkuId = message.SkuId,
        SkuPartNumber = message.SkuPartNumber,
        ServicePlans = message.ServicePlans
            .Select(plan => new ServicePlan
            {
                ServicePlanId = plan.ServicePlanId,
                ServicePlanName = plan.ServicePlanName,
                ProvisioningStatus = plan.ProvisioningStatus,
                AppliesTo = plan.AppliesTo,
                Count = plan.Count,
            })
            .ToArray(),
        FruitColors = message.FruitColors.ToDictionary(pair => pair.Key, pair => (Color)pair.Value),
    };
}
