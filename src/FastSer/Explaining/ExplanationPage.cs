using System.Buffers;
using System.Text;
using System.Text.Json;

namespace FastSer.Explaining;

/// <summary>Writes an explanation as one HTML page: the rows that are in view are made when they come into view.</summary>
internal static class ExplanationPage
{
    // As UTF-8, which takes half the space in the assembly.
    private static ReadOnlySpan<byte> Style => """
        :root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --dim: light-dark(#59636e, #9198a1); --pick: light-dark(#ffe08a, #6b4e00);
          --row: light-dark(#eef4ff, #1f2a3d); --bad: light-dark(#b42318, #ff8a80); --head: light-dark(#6639ba, #c9a6ff); --value: light-dark(#0a5c36, #7ee2a8); }
        * { box-sizing: border-box } html, body { height: 100%; margin: 0 }
        body { display: flex; flex-direction: column; font: 13px/22px ui-monospace, Consolas, monospace; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3) }
        header { padding: 8px 12px; border-bottom: 1px solid var(--line) } h1 { display: inline; font-size: 15px; margin: 0 12px 0 0 }
        #error { color: var(--bad); cursor: pointer; text-decoration: underline; background: none; border: 0; font: inherit; text-align: left; padding: 0 }
        main { flex: 1; display: flex; min-height: 0 } .pane { overflow: auto; position: relative; outline-offset: -2px } #hex { flex: 0 0 78ch; border-right: 1px solid var(--line) } #tree { flex: 1 }
        .line { position: absolute; left: 0; height: 22px; white-space: pre; padding: 0 12px; min-width: 100% } .at { color: var(--dim) } .picked { background: var(--pick) } #tree .current { background: var(--row) }
        .type { color: var(--dim) } .Head { color: var(--head) } .text { color: var(--value) } .NotRead, .Unknown { color: var(--bad) } .fold { display: inline-block; width: 2ch; cursor: pointer }
        footer { padding: 2px 12px; border-top: 1px solid var(--line); color: var(--dim) }
        @media (max-width: 900px) { main { flex-direction: column } #hex { flex: 0 0 40%; border-right: 0; border-bottom: 1px solid var(--line) } }
        """u8;

    private static ReadOnlySpan<byte> Script => """
        const bytes = Uint8Array.from(atob(page.data), c => c.charCodeAt(0)), parts = page.parts, Height = 22, Width = 16;
        const kinds = ["Group", "Value", "Head", "Unknown", "NotRead"], folded = new Set(), get = id => document.getElementById(id);
        const [hex, tree] = [get("hex"), get("tree")], leaves = []; let rows = [], current = 0;
        parts.forEach((p, i) => { if (p[3] !== 0 && p[1] > 0) leaves.push(i) });
        const escape = s => s.replace(/[&<>]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c]);
        const partOf = offset => { let [low, high] = [0, leaves.length - 1]; while (low < high) { const middle = (low + high + 1) >> 1; if (parts[leaves[middle]][0] <= offset) low = middle; else high = middle - 1 } return leaves[low] };
        function list() { rows = []; for (let i = 0; i < parts.length; i++) { rows.push(i); if (folded.has(i)) { const level = parts[i][2]; while (i + 1 < parts.length && parts[i + 1][2] > level) i++ } } }
        function view(pane, count, row) {
          const first = Math.max(0, Math.floor(pane.scrollTop / Height) - 4), last = Math.min(count, first + Math.ceil(pane.clientHeight / Height) + 8);
          let html = `<div style="height:${count * Height}px"></div>`; for (let i = first; i < last; i++) html += row(i); pane.innerHTML = html }
        function hexRow(line) {
          const start = line * Width, [from, size] = parts[current] ?? [0, 0]; let text = "", letters = "";
          for (let i = start; i < start + Width; i++) {
            if (i >= bytes.length) { text += "   "; continue }
            const mark = i >= from && i < from + size ? " class=picked" : "", b = bytes[i];
            text += `<span data-b=${i}${mark}>${b.toString(16).padStart(2, "0")}</span> `; letters += `<span data-b=${i}${mark}>${b > 31 && b < 127 ? escape(String.fromCharCode(b)) : "."}</span>` }
          return `<div class=line style="top:${line * Height}px"><span class=at>${String(start).padStart(8)}</span>  ${text} ${letters}</div>` }
        function treeRow(row) {
          const i = rows[row], [offset, length, level, kind, name, type, text] = parts[i], group = kind === 0 && i + 1 < parts.length && parts[i + 1][2] > level;
          return `<div class="line${i === current ? " current" : ""}" data-p=${i} role=treeitem aria-level=${level + 1} style="top:${row * Height}px"><span class=at>${String(offset).padStart(8)} +${String(length).padEnd(6)}</span>${"  ".repeat(Math.min(level, 60))}`
            + `<span class=fold data-f=${group ? i : -1}>${group ? folded.has(i) ? "▸" : "▾" : " "}</span><span class=${kinds[kind]}>${escape(name)}</span> <span class=type>${escape(type)}</span> <span class=text>${escape(text)}</span></div>` }
        const draw = () => { view(hex, Math.ceil(bytes.length / Width), hexRow); view(tree, rows.length, treeRow) };
        function show(pane, line) { const top = line * Height; if (top < pane.scrollTop || top + Height > pane.scrollTop + pane.clientHeight) pane.scrollTop = Math.max(0, top - pane.clientHeight / 3) }
        function pick(i, from) {
          if (i === undefined || i === current) return; current = i;
          if (from !== hex && parts[i]) show(hex, Math.floor(parts[i][0] / Width)); if (from !== tree) { const row = rows.indexOf(i); if (row >= 0) show(tree, row) }
          get("path").textContent = pathOf(i); draw() }
        function pathOf(i) { const names = []; for (let level = Infinity, j = i; j >= 0 && level > 0; j--) if (parts[j][2] < level) { level = parts[j][2]; if (parts[j][4]) names.unshift(parts[j][4]) } return names.join(".").replaceAll(".[", "[") }
        hex.onmousemove = e => { const b = e.target.dataset?.b; if (b !== undefined) pick(partOf(+b), hex) };
        tree.onmousemove = e => { const p = e.target.closest?.("[data-p]")?.dataset.p; if (p !== undefined) pick(+p, tree) };
        function fold(i, close) { if (close) folded.add(i); else folded.delete(i); list(); draw() }
        tree.onclick = e => { const f = +(e.target.dataset?.f ?? -1); if (f >= 0) fold(f, !folded.has(f)) };
        const toError = () => { const i = parts.findIndex(p => p[3] === 4); if (i >= 0) pick(i) };
        get("error").onclick = toError; hex.onscroll = tree.onscroll = draw; addEventListener("resize", draw);
        addEventListener("keydown", e => {
          const row = rows.indexOf(current), step = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20, Home: -rows.length, End: rows.length }[e.key];
          if (step) { e.preventDefault(); pick(rows[Math.min(rows.length - 1, Math.max(0, row + step))]) }
          else if (e.key === "ArrowLeft" || e.key === "ArrowRight") { e.preventDefault(); fold(current, e.key === "ArrowLeft") }
          else if (e.key === "e") toError() });
        list(); draw();
        """u8;

    public static void Write(TextWriter writer, FastSerExplanation explanation)
    {
        var title = System.Net.WebUtility.HtmlEncode(explanation.TypeName);
        var error = explanation.Error is { } fault
            ? System.Net.WebUtility.HtmlEncode(FormattableString.Invariant($"error at byte {fault.Offset}: {fault.Message}"))
            : "";
        writer.Write($"""
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
            <style>{Encoding.UTF8.GetString(Style)}</style></head>
            <body><header><h1>{title}</h1>{explanation.Data.Length} bytes <button id="error">{error}</button></header>
            <main><div id="hex" class="pane" tabindex="0" aria-label="bytes"></div><div id="tree" class="pane" tabindex="0" role="tree" aria-label="parts"></div></main>
            <footer><span id="path"></span> &nbsp; keys: arrows, page up and down, home, end; left and right fold; e goes to the error</footer>
            <script>const page =
            """);
        writer.Write(DataOf(explanation));
        writer.Write($"""
            ;
            {Encoding.UTF8.GetString(Script)}</script></body></html>

            """);
    }

    /// <summary>The default encoder leaves no character that could end the script.</summary>
    private static string DataOf(FastSerExplanation explanation)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using var writer = new Utf8JsonWriter(buffer);
        writer.WriteStartObject();
        writer.WriteBase64String("data", explanation.Data.Span);
        writer.WriteStartArray("parts");
        foreach (var part in explanation.Parts)
        {
            writer.WriteStartArray();
            writer.WriteNumberValue(part.Offset);
            writer.WriteNumberValue(part.Length);
            writer.WriteNumberValue(part.Level);
            writer.WriteNumberValue((int)part.Kind);
            writer.WriteStringValue(part.Name);
            writer.WriteStringValue(part.TypeName);
            writer.WriteStringValue(part.Text);
            writer.WriteEndArray();
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
        writer.Flush();
        return Encoding.UTF8.GetString(buffer.WrittenSpan);
    }
}
