open System
open System.IO
open FastSer
open FastSerFSharp.Data
open FastSerFSharp.Model

let orders =
    [| { Id = 1
         Placed = DateTime(2026, 1, 2, 0, 0, 0, DateTimeKind.Utc)
         Lines = [ { Sku = "A-1"; Quantity = 2; Price = 9.50m } ]
         Payment = Some(Card("4711", DateTime(2028, 1, 1)))
         Notes = Map.ofList [ "gift", "yes" ] }
       { Id = 2
         Placed = DateTime(2026, 1, 3, 0, 0, 0, DateTimeKind.Utc)
         Lines = []
         Payment = None
         Notes = Map.empty } |]

File.WriteAllBytes("orders.bin", OrderData.Write orders)
let bytes = File.ReadAllBytes "orders.bin"
printfn $"{orders.Length} orders in {bytes.Length} bytes; equal after reading: {OrderData.Read bytes = orders}."

try
    OrderData.Read bytes[.. bytes.Length - 2] |> ignore
with :? FastSerException as error ->
    printfn $"A damaged file is refused: {error.Message}"
