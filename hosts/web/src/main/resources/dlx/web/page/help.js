/** The help dialog: an introduction to the page, its buttons and its keys. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {home} from './frame.js';
import {ICONS} from './icons.js';
import {KEYS} from './keys.js';

/** Pairs of the words on a button and the effect of the button. */
const BUTTONS = [
    ['Puzzle as text', 'write or paste a puzzle, or a link or file of SudokuPad, f-puzzles, Penpa+, puzz.link and others'],
    ['Board', 'click a cell, then type its value or choose it from the list'],
    ['Example', 'the example of this kind of puzzle'],
    ['Empty', 'the same board without givens, for a puzzle of your own'],
    ['Undo', 'takes back the last change of text or board'],
    ['Hint', 'the next step of reasoning: its sentence, marked on board and matrix; nothing is filled in'],
    ['Explain', 'why there is no solution, or more than one; for one solution, how hard it is'],
    ['Why?', 'next to “no solution”: which givens contradict each other'],
    ['Leave out?', 'finds redundant, wrong and missing givens, so that there is one solution'],
    ['New puzzle', 'a new puzzle of this shape, of the chosen level'],
    ['Steps, Solutions', 'the search step by step; all solutions as pictures, their number, the best solution, proofs'],
    ['Share', 'copies a link that holds the puzzle and the step'],
    ['Download', 'saves puzzle, board, steps or solutions; opens the puzzle in another program'],
    ['Print', 'a sheet with the puzzle, with puzzle and solution, or with four copies; the browser’s own print command prints the current board'],
    ['Search on', 'continues a search that ran out of time']
];

/** Names of the buttons that the page of a recorded search has. */
const OF_RECORDINGS = new Set(['Why?', 'Steps, Solutions', 'Download', 'Print']);

export function helpTemplate({isRecording}) {
    return html`<dialog id="help-dialog" aria-labelledby="help-title"><form method="dialog" class="head"><h2 id="help-title">How to read this page</h2>
            <button class="quiet only" aria-label="Close">${ICONS.close}</button></form>
        <p>A puzzle is a choice of <b>options</b> (a queen on this square, a digit in this cell) so that each <b>item</b> (a row, a column) is
        covered exactly once. Dancing links chooses the item with the fewest options left, takes the first of these options, and removes all
        options that would cover an item twice. Then it chooses the next item. When an item has no options left, it backtracks.</p>
        <p>The <b>board</b> shows the options taken, the <b>matrix</b> items as columns and options as rows, the <b>tree</b> the way to this
        step. The bars below are the whole search: blue parts lead to solutions, gray parts do not. Click a bar to go to its step.</p>
        ${tableTemplate('Buttons', isRecording ? BUTTONS.filter(([name]) => OF_RECORDINGS.has(name)) : BUTTONS)}
        ${tableTemplate('Keys', KEYS)}
        ${home() ? html`<p><a href=${home()}>First screen and guides</a></p>` : nothing}</dialog>`;
}

function tableTemplate(caption, rows) {
    return html`<table><caption>${caption}</caption><tbody>${rows.map(([name, words]) => html`<tr><th scope="row">${name}</th><td>${words}</td></tr>`)}</tbody></table>`;
}
