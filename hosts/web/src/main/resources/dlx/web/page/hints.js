/** Hints, explanations, ratings and new puzzles: the answers other than searches, for any model. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {MARKS, Position} from './cover.js';

const code = name => MARKS.indexOf(name);

/** Returns numbers of options or items, which count from 1 in answers, from 0. */
export const numbers = (list = []) => list.map(number => number - 1);

const optionsOf = ({option, also = []}) => numbers([option, ...also.map(one => one.option)]);

/** Returns the marks of a step of a hint: its demands, its options, the options ruled out. */
export function hintScene(cover, steps, index) {
    const before = Position.start(cover).copy();
    steps.slice(0, index).forEach(step => {
        optionsOf(step).forEach(option => step.kind === 'forced' ? before.take(option) : before.drop(option));
    });
    const step = steps[index];
    return marked(cover, before, numbers(step.items), numbers(step.blocked), optionsOf(step), step.kind === 'forced' ? 'TAKEN' : 'TRIED');
}

/** Returns the marks of an explanation: the contradicting givens, and the items that cannot be covered. */
export function explanationScene(cover, reply) {
    return marked(cover, Position.start(cover), reply.items, [], reply.options, 'TAKEN');
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

/** The card of a hint, an explanation, or a running request. */
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
        <p class="soft">${legend(reason)}</p><p>${reason.kind === 'minimal' && reason.reply.text
        ? html`<button class="nearest" @click=${() => actions.open(reason.reply.text)}>Open that puzzle</button> ` : nothing}${close}</p>`;
}

/** A line in the layout of the command line: indented, with columns for parts that two spaces separate. */
function proofLine(line) {
    const [, indent, text] = /^( *)(.*)$/.exec(line);
    return html`<p class=${indent ? 'proof' : ''} .style=${`--indent: ${indent.length}ch`}>${text.split(/(?<= {2})(?! )/).map(column =>
        html`<span .style=${`--width: ${column.length}ch`}>${column}</span>`)}</p>`;
}

function legend({kind, reply}) {
    if (kind === 'minimal') {
        return reply.options.length ? 'On the board, and with * in the matrix: the nearest puzzle with one solution.' : '';
    }
    if (reply.modulus !== undefined) {
        return `On the board: weights. Each option weighs ${reply.modulus ? `a multiple of ${reply.modulus}` : '0'}; the whole board with all pieces does not.`;
    }
    if (reply.verdict === 'none' && (reply.items.length || reply.options.length)) {
        return 'In the matrix: * marks contradicting givens, c items that cannot be covered. On the board: frames mark these givens, dashes the places where they clash.';
    }
    return reply.verdict === 'multiple' && reply.options.length
        ? 'On the board, and with * in the matrix: the givens that would have to be added.' : '';
}

function hintTemplate(reason, actions, close) {
    const step = reason.steps[reason.at];
    if (!step) {
        const explain = html`<button class="why-no-step" @click=${actions.explain}>Explain</button> `;
        const minimal = html`<button @click=${actions.minimal}>Leave out?</button> `;
        return html`<p>${reason.words}</p><p>${['multiple', 'none'].includes(reason.verdict) ? [explain, minimal] : nothing}${close}</p>`;
    }
    return html`<div class="words" tabindex="0" role="group" aria-label="The step in words">
        ${step.words.map((line, i) => i > 0 ? proofLine(line) : html`<p class="first">${line}</p>`)}</div>
        <details class="fold"><summary>Meaning of the lines and letters</summary>Board: lines frame the option, dashes the items to cover, dots
            the options ruled out. Matrix: c, ${step.kind === 'forced' ? '*' : '-'}, o.</details>
        <p><button @click=${() => actions.hint(reason.at - 1)} ?disabled=${reason.at === 0}>Previous hint</button>
        <button class="next" @click=${() => actions.hint(reason.at + 1)}
            ?disabled=${reason.isWhole && reason.at + 1 >= reason.steps.length}>Next hint</button>
        ${close} <span class="soft">${reason.at + 1}${reason.isWhole ? ` of ${reason.steps.length}; ${reason.words}` : ''}</span></p>`;
}
