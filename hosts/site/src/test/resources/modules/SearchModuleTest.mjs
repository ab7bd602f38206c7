import {prepared, found} from 'SITE/search.js';
let index;
export function read(json) {
    index = prepared(JSON.parse(json));
}
export function first(words) {
    const [place] = found(index, words);
    return place ? `${place.address}#${place.anchor}` : 'nothing';
}
export function snippet(words) {
    return found(index, words)[0].snippet.map(([text, isMarked]) => isMarked ? `[${text}]` : text).join('');
}
