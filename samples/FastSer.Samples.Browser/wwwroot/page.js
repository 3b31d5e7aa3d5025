// The table that the hub keeps up to date, and a chart of bytes and times beside JSON.
import { FastSerHubProtocol } from "./market/fastser-signalr.js";
import { MarketHub } from "./market/MarketHub.js";
import { readListOfQuote } from "./market/roots.js";
import { Trend } from "./market/types.js";

const trends = Object.fromEntries(Object.entries(Trend).map(([name, value]) => [value, name]));
const rows = new Map();

function show(quote) {
  let row = rows.get(quote.symbol);
  if (!row) {
    row = document.querySelector("#quotes").insertRow([...rows.keys()].filter((symbol) => symbol < quote.symbol).length);
    for (let i = 0; i < 4; i++) {
      row.insertCell();
    }

    rows.set(quote.symbol, row);
  }

  const texts = [quote.symbol, quote.price.toString(), quote.volume.toLocaleString("en"), quote.moment.toDate().toISOString().slice(11, 19)];
  texts.forEach((text, i) => row.cells[i].textContent = text);
  row.cells[1].className = trends[quote.trend];
}

async function connect(changed) {
  const connection = new signalR.HubConnectionBuilder().withUrl("hub").withHubProtocol(new FastSerHubProtocol(MarketHub)).build();
  connection.on("Changed", (quotes) => {
    quotes.forEach(show);
    changed();
  });
  await connection.start();
  (await connection.invoke("Quotes")).forEach(show);
  document.querySelector("#state").textContent = "Live";
}

/** The microseconds of a call: the least of several means. */
function time(call) {
  let best = Infinity;
  for (let round = 0; round < 15; round++) {
    const start = performance.now();
    for (let i = 0; i < 20; i++) {
      call();
    }

    best = Math.min(best, (performance.now() - start) * 50);
  }

  return best;
}

function draw(title, unit, own, json) {
  const chart = document.querySelector("#chart");
  chart.append(Object.assign(document.createElement("h3"), { textContent: title }));
  for (const [name, value, kind] of [["FastSer", own, "bar own"], ["JSON", json, "bar"]]) {
    const bar = Object.assign(document.createElement("div"), { className: kind });
    bar.innerHTML = "<span></span><i></i><span></span>";
    bar.children[0].textContent = name;
    bar.children[1].style.width = `${100 * value / Math.max(own, json)}%`;
    bar.children[2].textContent = `${Math.round(value).toLocaleString("en")} ${unit}`;
    chart.append(bar);
  }
}

async function compare() {
  const bytes = new Uint8Array(await (await fetch("quotes")).arrayBuffer());
  const json = new Uint8Array(await (await fetch("quotes.json")).arrayBuffer());
  const decoder = new TextDecoder();
  const readJson = () => JSON.parse(decoder.decode(json));
  const [own, other] = [readListOfQuote(bytes), readJson()];
  const isSame = own.length === other.length && own.every((quote, i) => quote.symbol === other[i].symbol
    && quote.price.toNumber() === other[i].price && Number(quote.volume) === other[i].volume
    && quote.moment.toDate().getTime() === Date.parse(other[i].moment) && quote.trend === other[i].trend);
  draw("Bytes", "B", bytes.length, json.length);
  const times = [time(() => readListOfQuote(bytes)), time(readJson)];
  draw("Time to read", "µs", ...times);
  return [`${own.length} prices: same ${isSame}, ${bytes.length} bytes FastSer, ${json.length} JSON`, times.map(Math.round).join(" and ")];
}

let updates = 0;
const updated = new Promise((resolve) => connect(() => ++updates === 5 && resolve()).catch((error) => {
  document.querySelector("#state").textContent = String(error);
  resolve();
}));
const [result, times] = await compare();
if (location.search === "?test") {
  await updated;
  await fetch("result", { method: "POST", body: `Browser: ${result}, ${rows.size} rows ${updates >= 5 ? "kept up to date" : "not updated"}; read in ${times} us` });
}
