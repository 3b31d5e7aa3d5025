namespace FastSer.Generator.Models;

/// <summary>The way in which a callback gets the object.</summary>
internal enum CallbackForm
{
    /// <summary>An instance method, which is called on it.</summary>
    Instance,

    /// <summary>A static method that is not given it.</summary>
    Static,

    /// <summary>A static method that takes it by value, or by <c>in</c>.</summary>
    ByValue,

    /// <summary>A static method that takes a reference to it.</summary>
    ByReference,

    /// <summary>By a read-only reference.</summary>
    ByReadOnlyReference,
}

/// <summary>One method that runs round writing or reading.</summary>
/// <param name="Name">Its name, keyword-escaped.</param>
/// <param name="Form">How it gets the object.</param>
/// <param name="Owner">The type that declares it, where it is static; else empty.</param>
/// <param name="TakesContext">Its last parameter takes the context of the call.</param>
internal sealed record CallbackMethod(string Name, CallbackForm Form, string Owner, bool TakesContext)
{
    /// <summary>The statement that calls it.</summary>
    /// <param name="target">The object.</param>
    /// <param name="cursor">The writer or reader.</param>
    public string FormatCall(string target, string cursor)
    {
        var value = Form switch
        {
            CallbackForm.Instance or CallbackForm.Static => null,
            CallbackForm.ByReference => "ref " + target,
            CallbackForm.ByReadOnlyReference => "in " + target,
            _ => target,
        };
        var arguments = new[] { value, TakesContext ? cursor + ".Context" : null }.OfType<string>();
        return $"{(Form == CallbackForm.Instance ? target : Owner)}.{Name}({string.Join(", ", arguments)});";
    }
}
