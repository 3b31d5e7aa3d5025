open System
open FSharp.Reflection
open Shop.Data
open Shop.Model

let full<'Format> : Order<'Format> =
    { Id = CustomerId 7; Weight = Weight 1.5; Color = Color.Green; Place = { X = 1.0; Y = 2.0 }; First = { Sku = "A-1"; Quantity = 2 }
      Status = Closed; Payment = Card("4711", DateTime(2026, 11, 26)); Payments = [ Cash; Transfer "IBAN"; Card("1", DateTime.MinValue) ]
      Length = Inches 3; Discount = Percent 5; Tree = Node(Node(Leaf, 1, Leaf), 2, Node(Leaf, 3, Leaf)); Lines = [ { Sku = "B-2"; Quantity = 1 } ]
      Counts = [| 1; 2; 3 |]; Tags = Set.ofList [ "new"; "paid" ]; Prices = Map.ofList [ "A-1", 9.5m; "B-2", 1m ]
      ByStatus = Map.ofList [ Open, None; Closed, Some Cash ]; Due = Some(DateTime(2026, 12, 1)); Rebate = ValueSome 5; Pair = struct (1, "one")
      Range = 4, { X = 3.0; Y = 4.0 } }

let empty<'Format> : Order<'Format> =
    { Id = CustomerId 0; Weight = Weight 0.0; Color = Color.Red; Place = { X = 0.0; Y = 0.0 }; First = { Sku = ""; Quantity = 0 }; Status = Open
      Payment = Cash; Payments = []; Length = Metres 0.0; Discount = NoDiscount; Tree = Leaf; Lines = []; Counts = [||]; Tags = Set.empty
      Prices = Map.empty; ByStatus = Map.empty; Due = None; Rebate = ValueNone; Pair = struct (0, ""); Range = 0, { X = 0.0; Y = 0.0 } }

/// Writes and reads an order, and compares the copy with it. Returns the size in bytes.
let roundTrip<'T when 'T: equality> (orders: 'T list) =
    orders
    |> List.sumBy (fun order ->
        let bytes = OrderData.Write order
        let copy = OrderData.Read<'T> bytes

        if copy <> order || OrderData.Write copy <> bytes then
            failwith $"{order} came back as {copy}"

        bytes.Length)

let shapes = FSharpType.GetRecordFields(typeof<Order<Fast>>).Length
let fast = roundTrip [ full<Fast>; empty<Fast> ]
let compact = roundTrip [ full<Compact>; empty<Compact> ]
let tolerant = roundTrip [ full<Tolerant>; empty<Tolerant> ]
printfn $"F#: {shapes} shapes came back in three formats: {fast}, {compact} and {tolerant} bytes."
