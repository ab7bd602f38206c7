/** Links that contain a puzzle and a step, after the # of an address, which browsers never send. Independent of the page. */

/** Maximum length of a link; other programs cut off longer links. */
export const LONGEST = 8000;

/** Sends bytes through a stream of the browser, which compresses or expands them; tests pass their own functions. */
async function through(stream, bytes) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const streams = {
    deflate: bytes => through(new CompressionStream('deflate-raw'), bytes),
    inflate: bytes => through(new DecompressionStream('deflate-raw'), bytes),
    encode: text => new TextEncoder().encode(text),
    decode: bytes => new TextDecoder('utf-8', {fatal: true}).decode(bytes)
};

function toLetters(bytes) {
    const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(text) {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
}

/** Returns the part of a link, from # on, that does not depend on the step. Its length is unlimited. */
export async function puzzlePart({model, text, settings = {}, strategy = 'mrv', pins = []}, by = streams) {
    const parts = [`model=${encodeURIComponent(model)}`, `text=${toLetters(await by.deflate(by.encode(text)))}`];
    for (const name of Object.keys(settings).sort()) {
        if (settings[name] !== '') {
            parts.push(`set.${encodeURIComponent(name)}=${encodeURIComponent(settings[name])}`);
        }
    }
    if (pins.length > 0) {
        parts.push(`pins=${pins.join('.')}`);
    }
    return `#${parts.join('&')}${strategyPart(strategy)}`;
}

/** Returns the part of a link for a puzzle that is too long for an address and stored under a name. */
export function keptPart({model, strategy = 'mrv'}, name) {
    return `#model=${encodeURIComponent(model)}&kept=${name}${strategyPart(strategy)}`;
}

function strategyPart(strategy) {
    return strategy === 'mrv' ? '' : `&strategy=${encodeURIComponent(strategy)}`;
}

/** Returns a link to the puzzle and the step. */
export function withStep(part, step) {
    return step > 0 ? `${part}&step=${step}` : part;
}

/** Returns the link to a puzzle, from # on; empty if it would be too long. */
export async function link(puzzle, by = streams) {
    const whole = withStep(await puzzlePart(puzzle, by), puzzle.step ?? 0);
    return whole.length > LONGEST ? '' : whole;
}

/** Returns the contents of a link; undefined if it does not contain a puzzle. */
export async function read(hash, by = streams) {
    const found = hash.length > 2 * LONGEST ? undefined : await partsOf(hash, by);
    return found?.model && found.text !== undefined ? found : undefined;
}

/**
 * Returns the readable contents of a link: `model` and `text` are undefined if they are missing or unreadable; returns
 * undefined for an empty link.
 */
export async function partsOf(hash, by = streams, longest = 2 * LONGEST) {
    if (hash.length < 2) {
        return undefined;
    }
    const found = {settings: {}, strategy: 'mrv', step: 0, pins: []};
    for (const part of hash.replace(/^#/, '').split('&')) {
        try {
            const equals = part.indexOf('=');
            if (part.length > longest) {
                throw new RangeError('too long');
            }
            await take(found, decodeURIComponent(part.slice(0, equals)), decodeURIComponent(part.slice(equals + 1)), by);
        } catch {
            found.isBroken = true;
        }
    }
    return found;
}

async function take(found, name, value, by) {
    if (name === 'text') {
        found.text = by.decode(await by.inflate(fromLetters(value)));
    } else if (name === 'step') {
        found.step = /^\d{1,15}$/.test(value) ? Number(value) : 0;
    } else if (name === 'pins') {
        found.pins = /^\d{1,7}(\.\d{1,7})*$/.test(value) ? value.split('.').map(Number) : [];
    } else if (name.startsWith('set.')) {
        found.settings[name.slice(4)] = value;
    } else if (name === 'model' || name === 'strategy' || name === 'kept') {
        found[name] = value;
    }
}
