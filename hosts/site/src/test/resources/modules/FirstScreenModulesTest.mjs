import {digitsOf, textOf, placeOf, reasonOf, moved, typedIn} from 'SITE/sudoku.js';
import {Moves} from 'SITE/watching.js';

export function again(text) {
    const digits = digitsOf(text);
    return digits ? textOf(digits) : 'none';
}
export function place(label) {
    return JSON.stringify(placeOf(label)) ?? 'none';
}
export const reason = text => reasonOf(text.split('\n'));
export const typed = value => typedIn(value);
export const way = (cell, key) => moved(cell, key);

/** The six options of the book, in two windows. */
export async function moves() {
    const steps = [['c', 0, 0, 2], ['t', 0, 1], ['c', 1, 1, 1], ['x', 1, 2, 4], ['g', 1, 1], ['d', 0, 1], ['t', 0, 3], ['t', 1, 4],
        ['s', 2], ['d', 1, 4], ['d', 0, 3], ['g', 0, 0]];
    const moves = new Moves(async ({first}) =>
        ({steps: steps.slice(first - 1, first + 5), ended: first + 5 >= steps.length ? 'EXHAUSTED' : null}));
    let told = '';
    for (let move = await moves.next(); move; move = await moves.next()) {
        told += `${move.taken}${move.isSolution ? '!' : ''} `;
    }
    return told;
}
