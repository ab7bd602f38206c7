/** Links that hold a puzzle and a step. They stand behind the # of an address, which is never sent. Knows no page. */

/** Longer links are cut off somewhere on their way. */
export const LONGEST = 8000;

/** Bytes pressed together by a stream of the browser; a test gives functions of its own. */
async function through(stream, bytes) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const streams = {
    deflate: bytes => through(new CompressionStream('deflate-raw'), bytes),
    inflate: bytes => through(new DecompressionStream('deflate-raw'), bytes),
    encode: text => new TextEncoder().encode(text),
    decode: bytes => new TextDecoder('utf-8', {fatal: true}).decode(bytes)
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toLetters(bytes) {
    let text = '';
    for (let i = 0; i < bytes.length; i += 3) {
        const three = bytes[i] << 16 | (bytes[i + 1] ?? 0) << 8 | (bytes[i + 2] ?? 0);
        const letters = Math.min(4, bytes.length - i + 1);
        for (let k = 0; k < letters; k++) {
            text += LETTERS[three >> 18 - 6 * k & 63];
        }
    }
    return text;
}

function fromLetters(text) {
    const bytes = [];
    let bits = 0;
    let count = 0;
    for (const letter of text) {
        const six = LETTERS.indexOf(letter);
        if (six < 0) {
            return undefined;
        }
        bits = (bits << 6 | six) & 0xffffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes.push(bits >> count & 255);
        }
    }
    return Uint8Array.from(bytes);
}

/** The link to a puzzle, from # on; empty where it would be too long. */
export async function link({model, text, settings = {}, strategy = 'mrv', step = 0}, by = streams) {
    const parts = [`model=${encodeURIComponent(model)}`, `text=${toLetters(await by.deflate(by.encode(text)))}`];
    for (const name of Object.keys(settings).sort()) {
        if (settings[name] !== '') {
            parts.push(`set.${encodeURIComponent(name)}=${encodeURIComponent(settings[name])}`);
        }
    }
    if (strategy !== 'mrv') {
        parts.push(`strategy=${encodeURIComponent(strategy)}`);
    }
    if (step > 0) {
        parts.push(`step=${step}`);
    }
    const whole = `#${parts.join('&')}`;
    return whole.length > LONGEST ? '' : whole;
}

/** What a link holds; undefined if it holds no puzzle. */
export async function read(hash, by = streams) {
    if (!hash || hash.length > 2 * LONGEST) {
        return undefined;
    }
    try {
        const found = {settings: {}, strategy: 'mrv', step: 0};
        for (const part of hash.replace(/^#/, '').split('&')) {
            const equals = part.indexOf('=');
            const name = decodeURIComponent(part.slice(0, equals));
            const value = decodeURIComponent(part.slice(equals + 1));
            if (name === 'text') {
                found.text = by.decode(await by.inflate(fromLetters(value)));
            } else if (name === 'step') {
                found.step = /^\d{1,15}$/.test(value) ? Number(value) : 0;
            } else if (name.startsWith('set.')) {
                found.settings[name.slice(4)] = value;
            } else if (name === 'model' || name === 'strategy') {
                found[name] = value;
            }
        }
        return found.model && found.text !== undefined ? found : undefined;
    } catch {
        return undefined;
    }
}
