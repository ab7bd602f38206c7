/** The help: how to read the page, what its buttons and keys do. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {home} from './frame.js';
import {ICONS} from './icons.js';
import {KEYS} from './keys.js';

/** The words of each button, and what it does. */
const BUTTONS = [
    ['Puzzle as text', 'write or paste a puzzle; a link or file of SudokuPad, f-puzzles, Penpa+, puzz.link and others becomes its puzzle'],
    ['Board', 'click a cell, then type what stands there or choose it from the list'],
    ['Example', 'the example of this kind of puzzle'],
    ['Empty', 'the same board without givens, for a puzzle of your own'],
    ['Undo', 'takes back what was typed into text or board'],
    ['Hint', 'the next step of reasoning: its sentence, marked on board and matrix; nothing is filled in'],
    ['Explain', 'why there is no solution, or not only one; of one solution how hard it is'],
    ['Why?', 'the same, beside “no solution”: which givens contradict each other'],
    ['Leave out?', 'repairs and thins out: which givens can go, which must go, which are missing, so that there is one solution'],
    ['New puzzle', 'a fresh one of this shape, of the level beside it'],
    ['Steps, Solutions', 'the search step by step; all solutions as pictures, how many there are, the best, proofs'],
    ['Share', 'copies a link that holds the puzzle and the step'],
    ['Download', 'saves puzzle, board, steps or solutions; opens the puzzle in another program'],
    ['Print', 'a sheet with the puzzle, with a solution below it, or four times for a class; the print of the browser has the board that is shown'],
    ['Search on', 'continues a search whose time was up']
];

/** The buttons that a search in a file has. */
const OF_RECORDINGS = new Set(['Why?', 'Steps, Solutions', 'Download', 'Print']);

export function helpTemplate({isRecording}) {
    return html`<dialog id="help-dialog" aria-labelledby="help-title"><form method="dialog" class="head"><h2 id="help-title">How to read this page</h2>
            <button class="quiet only" aria-label="Close">${ICONS.close}</button></form>
        <p>A puzzle is a choice of <b>options</b> (a queen on this square, a digit in this cell) so that each <b>item</b> (a row, a column) is
        covered exactly once. Dancing links tries it so: it chooses the item with fewest options left, takes the first of them, removes all
        options that would cover an item twice, and goes on; where an item is left without options it goes back.</p>
        <p>The <b>board</b> shows the options taken, the <b>matrix</b> items as columns and options as rows, the <b>tree</b> the way to this
        step. The blue bars below are the whole search: what is blue leads to a solution, what is gray was in vain. Click them to go there.</p>
        ${tableTemplate('Buttons', isRecording ? BUTTONS.filter(([name]) => OF_RECORDINGS.has(name)) : BUTTONS)}
        ${tableTemplate('Keys', KEYS)}
        ${home() ? html`<p><a href=${home()}>First screen and guides</a></p>` : nothing}</dialog>`;
}

function tableTemplate(caption, rows) {
    return html`<table><caption>${caption}</caption><tbody>${rows.map(([name, words]) => html`<tr><th scope="row">${name}</th><td>${words}</td></tr>`)}</tbody></table>`;
}
