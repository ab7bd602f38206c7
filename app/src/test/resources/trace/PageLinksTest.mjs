import {link, read} from 'PAGE/share.js';

export const list = () => [];

export function give(btoa, atob) {
    Object.assign(globalThis, {btoa, atob});
}

const by = (deflate, inflate) => ({
    deflate: async bytes => Uint8Array.from(deflate([...bytes])),
    inflate: async bytes => Uint8Array.from(inflate([...bytes])),
    encode: text => Uint8Array.from(unescape(encodeURIComponent(text)), letter => letter.charCodeAt(0)),
    decode: bytes => decodeURIComponent(escape(String.fromCharCode(...bytes)))
});

export function linkOf(told, deflate, inflate) {
    return link(JSON.parse(told), by(deflate, inflate));
}

export async function readLink(hash, deflate, inflate) {
    return JSON.stringify(await read(hash, by(deflate, inflate)) ?? null);
}
