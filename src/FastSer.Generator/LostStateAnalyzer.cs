using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace FastSer.Generator;

/// <summary>Reports state that is lost, once for each member, however many types use it.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class LostStateAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        [Descriptors.MemberIsLeftOut, Descriptors.CapturedParameterIsLeftOut, Descriptors.CollectionMemberIsLeftOut];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze | GeneratedCodeAnalysisFlags.ReportDiagnostics);
        context.RegisterCompilationStartAction(static start =>
        {
            var calls = CallParser.RootTypesIn(start.Compilation);
            if (calls.Count > 0)
            {
                var search = new Search(start.Compilation);
                start.RegisterSymbolAction(action => search.LookAt((INamedTypeSymbol)action.Symbol, action.ReportDiagnostic), SymbolKind.NamedType);
                start.RegisterSyntaxNodeAction(search.LookAtParameters, SyntaxKind.ClassDeclaration, SyntaxKind.StructDeclaration);
                start.RegisterOperationAction(action => search.LookAtCall(action, calls), OperationKind.Invocation);
                start.RegisterCompilationEndAction(end => search.LookAtRoots(end.ReportDiagnostic));
            }
        });
    }

    private sealed class Search(Compilation compilation)
    {
        private readonly ConcurrentDictionary<ISymbol, bool> _seen = new(SymbolEqualityComparer.Default);
        private readonly CompilationFacts _facts = CompilationFacts.Of(compilation);
        private readonly OtherGenerators _others = new(compilation);

        public void LookAt(INamedTypeSymbol type, Action<Diagnostic> report)
        {
            if (!type.IsAnnotated() || type.TypeKind is not (TypeKind.Class or TypeKind.Struct))
            {
                return;
            }

            foreach (var (level, rule) in MemberRules.LevelsOf(type))
            {
                foreach (var member in MemberCollector.IsParsedItself(level, type) ? [] : level.OriginalDefinition.GetMembers())
                {
                    if (LostState.GetReason(member, rule) is { } reason)
                    {
                        Report(Descriptors.MemberIsLeftOut, member, report, reason);
                    }
                }
            }

            List<MemberSymbol> members;
            lock (_facts)
            {
                members = _facts.Graph.MembersOf(type);
            }

            foreach (var member in members.Where(member => _others.Declare(member.Symbol) && LostState.IsUnseen(member, members)))
            {
                // A comment in generated code could not suppress it.
                Report(Descriptors.MemberIsLeftOut, member.Symbol, KnownTypes.LocationOf(member.DeclaringType), report, LostState.OtherGenerator);
            }

            foreach (var member in members.Where(static member => member.Symbol.FindFormatter() is null))
            {
                LookInto(member.Type, report);
            }
        }

        /// <summary>A root, or a type argument of one that the program marks.</summary>
        public void LookAtCall(OperationAnalysisContext context, HashSet<INamedTypeSymbol> calls)
        {
            var method = ((IInvocationOperation)context.Operation).TargetMethod;
            foreach (var root in calls.Contains(method.ContainingType) ? CallParser.RootsOf(method) : [])
            {
                LookInto(root, context.ReportDiagnostic);
            }
        }

        public void LookAtRoots(Action<Diagnostic> report)
        {
            foreach (var root in new NamedRoots(compilation).All)
            {
                LookInto(root, report);
            }
        }

        /// <summary>The parameters of a primary constructor that methods of one part of the type use.</summary>
        public void LookAtParameters(SyntaxNodeAnalysisContext context)
        {
            var part = (TypeDeclarationSyntax)context.Node;
            if (context.ContainingSymbol is not INamedTypeSymbol type || !type.IsAnnotated() || !type.IncludesAllMembers()
                || PrimaryOf(type) is not { } primary)
            {
                return;
            }

            SelectedConstructor? selected;
            IReadOnlyList<MemberSymbol> members;
            lock (_facts)
            {
                members = _facts.Graph.MembersOf(type);
                selected = new ConstructorSelector(type, members, new MemberAccess(type, compilation).CanAssign, static _ => { }).Select();
            }

            foreach (var parameter in selected is null ? [] : primary.Parameters)
            {
                var isRestored = selected!.Arguments.Any(argument =>
                    ParameterNames.Takes(parameter, members[argument.Member].Name, members[argument.Member].Type));
                if (!isRestored && IsCaptured(parameter, part, context.SemanticModel))
                {
                    Report(Descriptors.CapturedParameterIsLeftOut, parameter, context.ReportDiagnostic);
                }
            }
        }

        private static IMethodSymbol? PrimaryOf(INamedTypeSymbol type) => type.InstanceConstructors.FirstOrDefault(static constructor =>
            constructor is { Parameters.IsEmpty: false, DeclaringSyntaxReferences: [var reference] } && reference.GetSyntax() is TypeDeclarationSyntax);

        /// <summary>Returns whether the compiler keeps a parameter in a field, because members of one part of the type use it after construction.</summary>
        private static bool IsCaptured(IParameterSymbol parameter, TypeDeclarationSyntax part, SemanticModel model) => part
            .DescendantNodes(node => node == part || node is not (BaseTypeDeclarationSyntax or BaseListSyntax or AttributeListSyntax or ParameterListSyntax))
            .OfType<IdentifierNameSyntax>()
            .Any(name => name.Identifier.ValueText == parameter.Name
                && !IsInInitializer(name)
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name).Symbol, parameter));

        /// <summary>Initializers run in the constructor.</summary>
        private static bool IsInInitializer(SyntaxNode node) => node.Ancestors().OfType<EqualsValueClauseSyntax>().Any(static clause =>
            clause.Parent is PropertyDeclarationSyntax or VariableDeclaratorSyntax { Parent.Parent: BaseFieldDeclarationSyntax });

        private void LookInto(ITypeSymbol type, Action<Diagnostic> report)
        {
            if (type is IArrayTypeSymbol array)
            {
                LookInto(array.ElementType, report);
            }
            else if (type is INamedTypeSymbol named)
            {
                if (!named.DeclaringSyntaxReferences.IsEmpty && _seen.TryAdd(named, true) && IsCollection(named))
                {
                    foreach (var member in LostState.InCollection(named))
                    {
                        Report(Descriptors.CollectionMemberIsLeftOut, member, report);
                    }
                }

                foreach (var item in named.IsAnnotated() ? named.TypeArguments : CollectionTypes.ContentsOf(named))
                {
                    LookInto(item, report);
                }
            }
        }

        private bool IsCollection(INamedTypeSymbol type)
        {
            lock (_facts)
            {
                return _facts.Graph.Forms.Of(type) == TypeForm.Collection;
            }
        }

        private void Report(DiagnosticDescriptor rule, ISymbol member, Action<Diagnostic> report, params object[] more) =>
            Report(rule, member, KnownTypes.LocationOf(member), report, more);

        private void Report(DiagnosticDescriptor rule, ISymbol member, Location? location, Action<Diagnostic> report, params object[] more)
        {
            if (location is not null && _seen.TryAdd(member, true))
            {
                report(Diagnostic.Create(rule, location, [member.ContainingType.Name, GeneratedProperties.NameOf(member) ?? ShortNameOf(member), .. more]));
            }
        }

        /// <summary>The name of an explicit interface member includes the interface.</summary>
        private static string ShortNameOf(ISymbol member) => member.Name.Substring(member.Name.LastIndexOf('.') + 1);
    }
}
