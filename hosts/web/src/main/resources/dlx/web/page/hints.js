/** Hints, explanations, ratings and fresh puzzles: what the core knows beside searching. Knows nothing of a puzzle. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {MARKS, Position} from './cover.js';

const code = name => MARKS.indexOf(name);

/** The marks of a step of a hint: its demands, its option, what is ruled out. */
export function hintScene(cover, steps, index) {
    const before = Position.start(cover).copy();
    steps.slice(0, index).forEach(step => {
        if (step.kind === 'forced') {
            [step.option, ...step.also].forEach(option => before.take(option));
        } else {
            [step.option, ...step.also].forEach(option => before.drop(option));
        }
    });
    const step = steps[index];
    return marked(cover, before, step.demands, step.blocked, [step.option, ...step.also], step.kind === 'forced' ? 'TAKEN' : 'TRIED');
}

/** The marks of an explanation: what is given and contradicts, and the items that cannot be covered. */
export function explanationScene(cover, told) {
    return marked(cover, Position.start(cover), told.items ?? [], [], told.options ?? [], 'TAKEN');
}

function marked(cover, before, items, blocked, options, as) {
    const columns = new Uint8Array(cover.items);
    const rows = new Uint8Array(cover.options);
    for (let item = 0; item < cover.items; item++) {
        columns[item] = before.isDone(item) ? code('GONE') : code('LEFT');
    }
    for (let option = 0; option < cover.options; option++) {
        rows[option] = before.isLeft(option) ? code('LEFT') : code('GONE');
    }
    items.forEach(item => {
        columns[item] = code('CHOSEN');
    });
    blocked.forEach(option => {
        rows[option] = code('CONFLICT');
    });
    options.forEach(option => {
        rows[option] = code(as);
    });
    return {columns, rows, bounds: item => before.isDone(item) ? '' : before.bounds(item), before, after: before};
}

/** The card of a hint, an explanation, or of what is being worked on. */
export function reasonTemplate(reason, actions) {
    if (!reason) {
        return nothing;
    }
    const close = html`<button class="close quiet" @click=${actions.close}>Close</button>`;
    if (reason.isBusy) {
        return html`<p role="status">${reason.isBusy}</p><p>${close}</p>`;
    }
    if (reason.kind === 'hint') {
        return hintTemplate(reason, actions, close);
    }
    return html`<div class="words" tabindex="0" role="group" aria-label="Reasons in words">${reason.words.map(proofLine)}</div>
        <p class="soft">${legend(reason)}</p><p>${reason.told.puzzle
        ? html`<button class="nearest" @click=${() => actions.open(reason.told.puzzle)}>Open that puzzle</button> ` : nothing}${close}</p>`;
}

/** A line as the command line has it: indented, and what stands apart there, options and their reason, in columns. */
function proofLine(line) {
    const [, indent, text] = /^( *)(.*)$/.exec(line);
    return html`<p class=${indent ? 'proof' : ''} .style=${`--indent: ${indent.length}ch`}>${text.split(/(?<= {2})(?! )/).map(column =>
        html`<span .style=${`--width: ${column.length}ch`}>${column}</span>`)}</p>`;
}

function legend({kind, told}) {
    if (kind === 'minimal') {
        return told.options.length ? 'On the board, and with * in the matrix: the nearest puzzle with one solution.' : '';
    }
    if (told.modulus !== undefined) {
        return `On the board: weights. Each option weighs ${told.modulus ? `a multiple of ${told.modulus}` : '0'}; the whole board with all pieces does not.`;
    }
    if (told.verdict === 'none' && (told.items?.length || told.options?.length)) {
        return 'In the matrix: * is given and in the contradiction, c cannot be covered. On the board: frames around those givens, dashes around what they clash at.';
    }
    return told.verdict === 'multiple' && told.options?.length
        ? 'On the board, and with * in the matrix: what more would have to be given.' : '';
}

function hintTemplate(reason, actions, close) {
    const step = reason.steps[reason.at];
    if (!step) {
        const explain = html`<button class="why-no-step" @click=${actions.explain}>Explain</button> `;
        const minimal = html`<button @click=${actions.minimal}>Leave out?</button> `;
        return html`<p>${reason.words}</p><p>${['SEVERAL', 'NONE'].includes(reason.end) ? [explain, minimal] : nothing}${close}</p>`;
    }
    return html`<div class="words" tabindex="0" role="group" aria-label="The step in words">
        ${step.words.map((line, i) => i > 0 ? proofLine(line) : html`<p class="first">${line}</p>`)}</div>
        <details class="fold"><summary>What the lines and letters mean</summary>Board: lines frame the option, dashes what must be covered, dots
            what is in the way. Matrix: c, ${step.kind === 'forced' ? '*' : '-'}, o.</details>
        <p><button @click=${() => actions.hint(reason.at - 1)} ?disabled=${reason.at === 0}>Hint before</button>
        <button class="next" @click=${() => actions.hint(reason.at + 1)}
            ?disabled=${reason.isWhole && reason.at + 1 >= reason.steps.length}>Next hint</button>
        ${close} <span class="soft">${reason.at + 1}${reason.isWhole ? ` of ${reason.steps.length}; ${reason.words}` : ''}</span></p>`;
}
