/// The types of the program. They know nothing of FastSer.
namespace FastSerFSharp.Model

open System

type Line =
    { Sku: string
      Quantity: int
      Price: decimal }

type Payment =
    | Cash
    | Card of number: string * expires: DateTime

type Order =
    { Id: int
      Placed: DateTime
      Lines: Line list
      Payment: Payment option
      Notes: Map<string, string> }
