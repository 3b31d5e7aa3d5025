/// The types of a shop. They know nothing of FastSer.
namespace Shop.Model

open System

type Line = { Sku: string; Quantity: int }

[<Struct>]
type Point = { X: double; Y: double }

type Color =
    | Red = 0
    | Green = 1

type CustomerId = CustomerId of int

[<Struct>]
type Weight = Weight of double

type Status =
    | Open
    | Closed

type Payment =
    | Cash
    | Card of number: string * expires: DateTime
    | Transfer of string

[<Struct>]
type Length =
    | Metres of metres: double
    | Inches of inches: int

[<CompilationRepresentation(CompilationRepresentationFlags.UseNullAsTrueValue)>]
type Discount =
    | NoDiscount
    | Percent of int

type Tree<'T> =
    | Leaf
    | Node of Tree<'T> * 'T * Tree<'T>

/// A type has one format, so each format has a form of the order: Order<Fast>, Order<Compact>, Order<Tolerant>.
type Fast = class end

type Compact = class end

type Tolerant = class end

type Order<'Format> =
    { Id: CustomerId
      Weight: Weight
      Color: Color
      Place: Point
      First: Line
      Status: Status
      Payment: Payment
      Payments: Payment list
      Length: Length
      Discount: Discount
      Tree: Tree<int>
      Lines: Line list
      Counts: int[]
      Tags: Set<string>
      Prices: Map<string, decimal>
      ByStatus: Map<Status, Payment option>
      Due: DateTime option
      Rebate: int voption
      Pair: struct (int * string)
      Range: int * Point }
