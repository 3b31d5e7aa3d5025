namespace FastSer.FSharpTypes

open System

/// Marks of the forms of a generic union: each form may have another format.
type FastForm = class end

type CompactForm = class end

type TolerantForm = class end

type Kind =
    | Small = 0
    | Large = 1

/// Fewer than four cases: the compiler tests the class.
type Shape =
    | Circle of radius: double
    | Rectangle of width: double * height: double
    | Nothing

/// Four or more cases: the compiler stores the number.
type Payment<'Form> =
    | Cash
    | Card of number: string * expires: DateTime
    | Transfer of string
    | Voucher of code: string * uses: int * kind: Kind * value: int option
    | Unpaid
    | Split of Payment<'Form> list * rest: Payment<'Form>
    | Many of int * int * int * int * int * int * int * string * class_: string

type Level =
    | Low
    | Middle
    | High

type CustomerId = CustomerId of int

type Label<'Form> = Label of text: string * rank: int * tags: Set<string>

[<Struct>]
type Percent = Percent of double

[<Struct>]
type Measure<'Form> =
    | Metres of metres: double
    | Inches of inches: int * text: string
    | Unknown

[<CompilationRepresentation(CompilationRepresentationFlags.UseNullAsTrueValue)>]
type Discount =
    | NoDiscount
    | Rate of percent: int

[<CompilationRepresentation(CompilationRepresentationFlags.UseNullAsTrueValue)>]
type Access =
    | User of name: string
    | Anyone
    | Group of name: string * members: string list

type Tree<'T> =
    | Leaf
    | Node of left: Tree<'T> * value: 'T * right: Tree<'T>

type Folder = { Name: string; Items: Entry list }

and Entry =
    | File of name: string * size: int64
    | Inside of Folder

type Hidden =
    private
    | First of int
    | Second of string

    static member Make number = First number

type Spaced =
    | One of ``a b``: int
    | Two

/// A record of unions, alone and as elements, keys and values.
type Cart =
    { Id: CustomerId
      Shape: Shape
      Payments: Payment<FastForm> list
      Level: Level
      Share: Percent
      Measure: Measure<FastForm>
      Measures: Measure<FastForm> voption list
      Discount: Discount
      Access: Access
      ByShape: Map<Shape, Level>
      Levels: Set<Level>
      Root: Folder
      Tree: Tree<int>
      Result: Result<int, string>
      Choice: Choice<int, Shape> }

module Values =
    let shapes = [| Circle 1.5; Rectangle(2.0, -3.0); Nothing |]

    let payments<'Form> : Payment<'Form>[] =
        [| Cash
           Card("4711", DateTime(2026, 11, 26))
           Card(null, DateTime.MinValue)
           Transfer "x"
           Voucher("code", 3, Kind.Large, Some 7)
           Voucher("", 0, Kind.Small, None)
           Unpaid
           Split([ Cash; Transfer "y"; Split([], Unpaid) ], Cash)
           Many(1, 2, 3, 4, 5, 6, 7, "eight", "nine") |]

    let levels = [| Low; Middle; High |]

    let labels<'Form> : Label<'Form>[] = [| Label("a", 1, Set.ofList [ "x" ]); Label(null, 0, Set.empty) |]

    let measures<'Form> : Measure<'Form>[] = [| Metres 1.5; Inches(3, "t"); Inches(0, null); Unknown |]

    let discounts = [| NoDiscount; Rate 5 |]

    let accesses = [| Anyone; User "a"; Group("g", [ "a"; "b" ]) |]

    let trees = [| Leaf; Node(Leaf, 1, Node(Node(Leaf, 2, Leaf), 3, Leaf)) |]

    let texts = [| Leaf; Node(Leaf, "a", Node(Leaf, null, Leaf)) |]

    let root = { Name = "r"; Items = [ File("a", 1L); Inside { Name = "s"; Items = [] } ] }

    let carts =
        [| { Id = CustomerId 7; Shape = Circle 1.0; Payments = List.ofArray payments; Level = High; Share = Percent 0.5; Measure = Inches(2, "t")
             Measures = [ ValueNone; ValueSome(Metres 1.0) ]; Discount = Rate 3; Access = Anyone; ByShape = Map.ofList [ Nothing, Low; Circle 2.0, High ]
             Levels = Set.ofList [ High; Low ]; Root = root; Tree = trees[1]; Result = Ok 5; Choice = Choice2Of2 Nothing }
           { Id = CustomerId -1; Shape = Nothing; Payments = []; Level = Low; Share = Percent nan; Measure = Unknown; Measures = []; Discount = NoDiscount
             Access = User null; ByShape = Map.empty; Levels = Set.empty; Root = { root with Items = [] }; Tree = Leaf; Result = Error "e"
             Choice = Choice1Of2 1 } |]

    let rec deep depth = if depth = 0 then Leaf else Node(Leaf, depth, deep (depth - 1))
