namespace FastSer.FSharpTypes

open System

/// A key with several fields, in the order of F#.
type Sku = { Family: string; Number: int }

[<Struct>]
type Point = { X: double; Y: double }

/// The collections and options of FSharp.Core, inside each other and of several elements.
type Basket =
    { Names: string list
      Counts: int list
      Points: Point list
      Due: DateTime option
      Label: string option
      Twice: int option option
      Discount: int voption
      Place: Point voption
      Note: string voption
      Tags: Set<string>
      Numbers: Set<int>
      Skus: Set<Sku>
      Prices: Map<string, decimal>
      ByNumber: Map<int, int64>
      BySku: Map<Sku, string list option> }

module Baskets =
    let empty =
        { Names = []; Counts = []; Points = []; Due = None; Label = None; Twice = None; Discount = ValueNone; Place = ValueNone; Note = ValueNone
          Tags = Set.empty; Numbers = Set.empty; Skus = Set.empty; Prices = Map.empty; ByNumber = Map.empty; BySku = Map.empty }

    let full =
        { Names = [ "a"; null; "" ]
          Counts = [ 1..20 ]
          Points = [ { X = 1.5; Y = -2.5 }; { X = 0.0; Y = nan } ]
          Due = Some(DateTime(2026, 11, 26))
          Label = Some null
          Twice = Some None
          Discount = ValueSome 5
          Place = ValueSome { X = 3.0; Y = 4.0 }
          Note = ValueSome null
          Tags = Set.ofList [ "b"; "a"; null ]
          Numbers = Set.ofList [ 3; -1; 2 ]
          Skus = Set.ofList [ { Family = "x"; Number = 2 }; { Family = "x"; Number = 1 } ]
          Prices = Map.ofList [ "b", 1.5m; "a", -2m ]
          ByNumber = Map.ofList [ 7, 70L; -7, -70L ]
          BySku = Map.ofList [ { Family = "y"; Number = 1 }, Some [ "one"; "two" ]; { Family = "x"; Number = 1 }, None ] }

    let many =
        { empty with
            Numbers = Set.ofSeq [ 1..1000 ]
            ByNumber = Map.ofSeq (Seq.map (fun n -> -n, int64 n) [ 1..1000 ])
            Twice = Some(Some 2) }
