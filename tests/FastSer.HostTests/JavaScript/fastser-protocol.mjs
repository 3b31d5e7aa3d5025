// The hub protocol "fastser" for @microsoft/signalr, written by docs/hosts.md and docs/wire-format.md. The types of arguments and results are
// told by the caller: { methods: { name: [codecs] }, results: { name: codec } }.

export class Writer {
    bytes = [];

    byte(value) { this.bytes.push(value & 0xff); }
    int32(value) { for (let i = 0; i < 4; i++) this.byte(value >> (8 * i)); }
    double(value) { this.bytes.push(...new Uint8Array(new Float64Array([value]).buffer)); }
    raw(bytes) { for (const one of bytes) this.bytes.push(one); }

    // A length of the wire format.
    length(value) { if (value < 255) this.byte(value); else { this.byte(255); this.int32(value); } }

    string(value) {
        if (value === null) return this.length(1);
        const units = [...Array(value.length).keys()].map(i => value.charCodeAt(i));
        const wide = units.some(unit => unit > 255);
        this.length(value.length * 2 + (wide ? 1 : 0));
        for (const unit of units) { this.byte(unit); if (wide) this.byte(unit >> 8); }
    }

    // A count of the frames: seven bits a byte.
    count(value) { for (; value > 127; value = Math.floor(value / 128)) this.byte(value | 128); this.byte(value); }
    text(value) {
        if (value === null || value === undefined) return this.byte(0);
        const bytes = new TextEncoder().encode(value);
        this.count(bytes.length + 1);
        this.raw(bytes);
    }

    value(value, codec) {
        if (value === null || value === undefined) return this.byte(0);
        const inner = new Writer();
        codec.write(inner, value);
        this.count(inner.bytes.length + 1);
        this.raw(inner.bytes);
    }

    headers(headers) {
        const pairs = Object.entries(headers ?? {});
        this.count(pairs.length);
        for (const [name, value] of pairs) { this.text(name); this.text(value); }
    }
}

export class Reader {
    at = 0;

    constructor(bytes) { this.bytes = bytes; this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength); }

    byte() { return this.view.getUint8(this.at++); }
    int32() { this.at += 4; return this.view.getInt32(this.at - 4, true); }
    double() { this.at += 8; return this.view.getFloat64(this.at - 8, true); }
    raw(count) {
        if (this.at + count > this.bytes.length) throw new Error("The frame ends too early.");
        this.at += count;
        return this.bytes.subarray(this.at - count, this.at);
    }

    length() { const first = this.byte(); return first < 255 ? first : this.int32() >>> 0; }

    string() {
        const head = this.length();
        if (head === 1) return null;
        const bytes = this.raw((head >>> 1) << (head & 1));
        let text = "";
        for (let i = 0; i < bytes.length; i += 1 + (head & 1)) text += String.fromCharCode(head & 1 ? bytes[i] | bytes[i + 1] << 8 : bytes[i]);
        return text;
    }

    count() {
        for (let value = 0, scale = 1; ; scale *= 128) {
            const part = this.byte();
            value += (part & 127) * scale;
            if (part < 128) return value;
        }
    }

    text() { const count = this.count(); return count === 0 ? null : new TextDecoder().decode(this.raw(count - 1)); }

    value(codec) {
        const count = this.count();
        if (count === 0) return null;
        const inner = new Reader(this.raw(count - 1));
        const value = codec.read(inner);
        if (inner.at !== inner.bytes.length) throw new Error("The value is longer than its type.");
        return value;
    }

    headers() {
        const headers = {};
        for (let count = this.count(); count > 0; count--) { const name = this.text(); headers[name] = this.text(); }
        return headers;
    }
}

export class FastSerHubProtocol {
    name = "fastser";
    version = 1;
    transferFormat = 2;
    #results = new Map();

    constructor(types) { this.types = types; }

    writeMessage(message) {
        const writer = new Writer();
        writer.byte(message.type);
        switch (message.type) {
            case 1: case 4: this.#writeInvocation(writer, message); break;
            case 2: writer.headers(message.headers); writer.text(message.invocationId); writer.value(message.item, this.types.upload); break;
            case 3: this.#writeCompletion(writer, message); break;
            case 5: writer.headers(message.headers); writer.text(message.invocationId); break;
            case 7: writer.text(message.error); writer.byte(message.allowReconnect ? 1 : 0); break;
            case 8: case 9: writer.int32(message.sequenceId); writer.int32(0); break;
        }

        const frame = new Writer();
        frame.count(writer.bytes.length);
        frame.raw(writer.bytes);
        return new Uint8Array(frame.bytes).buffer;
    }

    parseMessages(input) {
        const reader = new Reader(new Uint8Array(input));
        const messages = [];
        while (reader.at < reader.bytes.length) {
            const message = this.#parse(new Reader(reader.raw(reader.count())));
            if (message !== null) messages.push(message);
        }

        return messages;
    }

    #writeInvocation(writer, message) {
        const codecs = this.types.methods[message.target];
        if (message.invocationId) this.#results.set(message.invocationId, this.types.results[message.target]);
        writer.headers(message.headers);
        writer.text(message.invocationId);
        writer.text(message.target);
        writer.count(message.arguments.length);
        message.arguments.forEach((value, i) => writer.value(value, codecs[i]));
        writer.count(message.streamIds?.length ?? 0);
        for (const id of message.streamIds ?? []) writer.text(id);
    }

    #writeCompletion(writer, message) {
        writer.headers(message.headers);
        writer.text(message.invocationId);
        if (message.error) { writer.byte(1); writer.text(message.error); }
        else if (message.result === undefined) writer.byte(2);
        else { writer.byte(3); writer.value(message.result, this.types.answer); }
    }

    #parse(reader) {
        const type = reader.byte();
        switch (type) {
            case 1: {
                const message = { type, headers: reader.headers(), invocationId: reader.text() ?? undefined, target: reader.text() };
                const codecs = this.types.methods[message.target];
                message.arguments = Array.from({ length: reader.count() }, (_, i) => reader.value(codecs[i]));
                message.streamIds = Array.from({ length: reader.count() }, () => reader.text());
                return message;
            }
            case 2: {
                const message = { type, headers: reader.headers(), invocationId: reader.text() };
                message.item = reader.value(this.#results.get(message.invocationId));
                return message;
            }
            case 3: {
                const message = { type, headers: reader.headers(), invocationId: reader.text() };
                const kind = reader.byte();
                if (kind === 1) message.error = reader.text();
                if (kind === 3) message.result = reader.value(this.#results.get(message.invocationId));
                return message;
            }
            case 5: return { type, headers: reader.headers(), invocationId: reader.text() };
            case 6: return { type };
            case 7: return { type, error: reader.text() ?? undefined, allowReconnect: reader.byte() === 1 };
            case 8: case 9: return { type, sequenceId: reader.int32() };
            default: return null;
        }
    }
}
