using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

/// <summary>A number for the type, then its members.</summary>
internal static partial class ByHandFormat
{
    public static void Write(BinaryWriter writer, List<SiteEvent> items)
    {
        writer.Write(items.Count);
        foreach (var item in items)
            Write(writer, item);
    }

    public static List<SiteEvent> ReadEvents(BinaryReader reader)
    {
        var count = reader.ReadInt32();
        var items = new List<SiteEvent>(count);
        for (var i = 0; i < count; i++)
        {
            var type = reader.ReadByte();
            var id = reader.ReadInt32();
            var item = ReadEvent(reader, type);
            item.Id = id;
            items.Add(item);
        }

        return items;
    }

    private static void Begin(BinaryWriter writer, byte type, SiteEvent item)
    {
        writer.Write(type);
        writer.Write(item.Id);
    }

    private static void Write(BinaryWriter writer, SiteEvent item)
    {
        switch (item)
        {
            case LoginEvent login:
                Begin(writer, 0, login);
                writer.Write(login.User!);
                writer.Write(login.Attempts);
                break;
            case LogoutEvent logout:
                Begin(writer, 1, logout);
                writer.Write(logout.User!);
                writer.Write(logout.Seconds);
                break;
            case ClickEvent click:
                Begin(writer, 2, click);
                writer.Write(click.X);
                writer.Write(click.Y);
                break;
            case ScrollEvent scroll:
                Begin(writer, 3, scroll);
                writer.Write(scroll.Offset);
                break;
            case KeyPressEvent keyPress:
                Begin(writer, 4, keyPress);
                writer.Write(keyPress.Code);
                writer.Write(keyPress.IsShifted);
                break;
            case ViewEvent view:
                Begin(writer, 5, view);
                writer.Write(view.Page!);
                break;
            case SearchEvent search:
                Begin(writer, 6, search);
                writer.Write(search.Query!);
                writer.Write(search.Results);
                break;
            case AddEvent add:
                Begin(writer, 7, add);
                writer.Write(add.ProductId);
                writer.Write(add.Quantity);
                break;
            case RemoveEvent remove:
                Begin(writer, 8, remove);
                writer.Write(remove.ProductId);
                break;
            case PayEvent pay:
                Begin(writer, 9, pay);
                writer.Write(pay.Amount);
                writer.Write(pay.Currency!);
                break;
            case RefundEvent refund:
                Begin(writer, 10, refund);
                writer.Write(refund.Amount);
                writer.Write(refund.Reason!);
                break;
            case ShipEvent ship:
                Begin(writer, 11, ship);
                Write(writer, ship.Parcel);
                Write(writer, ship.Due);
                break;
            case DeliverEvent deliver:
                Begin(writer, 12, deliver);
                Write(writer, deliver.Parcel);
                break;
            case RateEvent rate:
                Begin(writer, 13, rate);
                writer.Write(rate.Stars);
                writer.Write(rate.Text!);
                break;
            case FailEvent fail:
                Begin(writer, 14, fail);
                writer.Write(fail.Code);
                writer.Write(fail.Message!);
                break;
            case WarnEvent warn:
                Begin(writer, 15, warn);
                writer.Write(warn.Message!);
                break;
            case StartEvent start:
                Begin(writer, 16, start);
                Write(writer, start.Since);
                break;
            case StopEvent stop:
                Begin(writer, 17, stop);
                writer.Write(stop.IsForced);
                break;
            case BeatEvent beat:
                Begin(writer, 18, beat);
                writer.Write(beat.Count);
                break;
            case ResizeEvent resize:
                Begin(writer, 19, resize);
                writer.Write(resize.Width);
                writer.Write(resize.Height);
                break;
        }
    }

    private static SiteEvent ReadEvent(BinaryReader reader, byte type) => type switch
    {
        0 => new LoginEvent { User = reader.ReadString(), Attempts = reader.ReadInt32() },
        1 => new LogoutEvent { User = reader.ReadString(), Seconds = reader.ReadInt64() },
        2 => new ClickEvent { X = reader.ReadInt32(), Y = reader.ReadInt32() },
        3 => new ScrollEvent { Offset = reader.ReadDouble() },
        4 => new KeyPressEvent { Code = reader.ReadInt32(), IsShifted = reader.ReadBoolean() },
        5 => new ViewEvent { Page = reader.ReadString() },
        6 => new SearchEvent { Query = reader.ReadString(), Results = reader.ReadInt32() },
        7 => new AddEvent { ProductId = reader.ReadInt64(), Quantity = reader.ReadInt32() },
        8 => new RemoveEvent { ProductId = reader.ReadInt64() },
        9 => new PayEvent { Amount = reader.ReadDouble(), Currency = reader.ReadString() },
        10 => new RefundEvent { Amount = reader.ReadDouble(), Reason = reader.ReadString() },
        11 => new ShipEvent { Parcel = ReadGuid(reader), Due = ReadDate(reader) },
        12 => new DeliverEvent { Parcel = ReadGuid(reader) },
        13 => new RateEvent { Stars = reader.ReadInt32(), Text = reader.ReadString() },
        14 => new FailEvent { Code = reader.ReadInt32(), Message = reader.ReadString() },
        15 => new WarnEvent { Message = reader.ReadString() },
        16 => new StartEvent { Since = ReadDate(reader) },
        17 => new StopEvent { IsForced = reader.ReadBoolean() },
        18 => new BeatEvent { Count = reader.ReadInt64() },
        _ => new ResizeEvent { Width = reader.ReadInt32(), Height = reader.ReadInt32() },
    };
}
