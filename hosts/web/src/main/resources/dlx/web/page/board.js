/** The plugin's picture of a board, and what the step has drawn on it. */

import {html, nothing} from './lib/lit-html/lit-html.js';

const KEPT = 300;

/** While steps hurry by, boards take a share of the time: large ones would take all of it. */
const RESTS = 2;

/** Elements of a picture that have a place: element by element as `Svg` writes them, one per line. */
const SHAPE = /^<(rect|polygon|line|circle|text)\b/;

/** A frame of more boxes says nothing any more. */
const MOST_FRAMED = 60;

/** Asks for pictures of boards, one at a time, the newest wish first; keeps some. */
export class Boards {
    constructor(onShown) {
        this.onShown = onShown;
        this.kept = new Map();
        this.begin(async () => ({svg: null, text: null}));
    }

    /** Another puzzle: `ask(options)` promises its picture. */
    begin(ask) {
        this.ask = ask;
        this.kept.forEach(board => board !== this.shown && board.url && URL.revokeObjectURL(board.url));
        this.kept.clear();
        this.isOld = true; // what is shown stays until there is something new: whoever writes into it sees no gap
        this.before = undefined;
        this.wish = undefined;
        this.isAsking = false;
        this.isHurried = false;
        this.turn = (this.turn ?? 0) + 1;
    }

    /** Wishes to show the board of some options. */
    show(options) {
        this.wish = options;
        const known = this.kept.get(options.join());
        if (known) {
            this.take(known);
        } else if (!this.isAsking) {
            this.load();
        }
    }

    async load() {
        this.isAsking = true;
        const {turn} = this;
        const options = this.wish;
        const begin = performance.now();
        let board;
        try {
            board = await this.ask(options);
        } catch (problem) {
            board = {svg: null, text: null, problem: problem.message};
        }
        if (turn !== this.turn) {
            return;
        }
        const made = {...board, options, url: board.svg ? address(board.svg) : undefined};
        this.keep(options.join(), made);
        this.take(made);
        if (this.isHurried) {
            await rest(RESTS * (performance.now() - begin));
            if (turn !== this.turn) {
                return;
            }
        }
        this.isAsking = false;
        if (this.wish !== options) {
            this.show(this.wish);
        }
    }

    keep(key, board) {
        this.kept.set(key, board);
        if (this.kept.size > KEPT) {
            const [oldest, gone] = this.kept.entries().next().value;
            if (gone !== this.shown) {
                this.kept.delete(oldest);
                if (gone.url) {
                    URL.revokeObjectURL(gone.url);
                }
            }
        }
    }

    take(board) {
        if (board !== this.shown) {
            if (this.isOld && this.shown?.url) {
                URL.revokeObjectURL(this.shown.url);
            }
            this.before = this.isOld ? undefined : this.shown;
            this.isOld = false;
            this.shown = board;
            board.frames = framesOf(board, this.before);
            this.onShown();
        }
    }
}

function rest(millis) {
    return new Promise(resolve => setTimeout(resolve, millis));
}

/** A picture that a browser may show, in which no script runs. */
export function address(picture) {
    return URL.createObjectURL(new Blob([picture], {type: 'image/svg+xml'}));
}

/** The board as it is shown: a picture, else a text, else the labels of what is chosen. */
export function boardTemplate(board, before, labels, filling) {
    if (!board) {
        return html`<p class="soft">…</p>`;
    }
    if (board.problem) {
        return html`<p class="bad">${board.problem}</p>`;
    }
    if (board.url) {
        return html`<div class="picture" .style=${ratioStyle(board.svg)}><img src=${board.url} alt=${board.text || 'The board.'}>${board.frames ?? nothing}${filling?.template(viewOf(board.svg)) ?? nothing}</div>`;
    }
    if (board.text) {
        return html`<pre class="letters" tabindex="0" .style=${lettersStyle(board.text)}>${letters(board.text, before?.text ?? board.text)}</pre>`;
    }
    return labels.length === 0
        ? html`<p class="soft">Nothing is chosen yet.</p>`
        : html`<ul class="labels">${labels.map(label => html`<li>${label}</li>`)}</ul>`;
}

/** How wide a picture is to its height, for the style: it fills its room then. Set as a property, which the page's policy allows. */
export function ratioStyle(picture) {
    const [, , width, height] = viewOf(picture)?.split(' ').map(Number) ?? [];
    return width > 0 && height > 0 ? `--ratio: ${width / height}` : '';
}

/** How many letters a text is wide and high, for the style: it is as large as its room allows. */
export function lettersStyle(text) {
    const lines = text.trimEnd().split('\n');
    return `--columns: ${Math.max(1, ...lines.map(line => [...line].length))}; --rows: ${lines.length}`;
}

function viewOf(picture) {
    return /viewBox="([^"]+)"/.exec(picture ?? '')?.[1];
}

/** Letters that differ from the board before are marked. */
function letters(text, before) {
    const old = before.split('\n');
    return text.split('\n').map((line, row) => html`${[...line].map((letter, column) =>
        old[row]?.[column] === letter ? letter : html`<mark>${letter}</mark>`)}\n`);
}

/**
 * A frame around the option that was just taken, in a picture of our own above the model's: around its cells, where the
 * model says which they are, else around what it has drawn.
 */
function framesOf(board, before) {
    const isOneMore = board.svg && before?.svg && board.options.length === before.options.length + 1
        && before.options.every((option, i) => option === board.options[i]);
    const view = viewOf(board.svg);
    if (!isOneMore || !view) {
        return nothing;
    }
    const boxes = board.areas?.length > 0 ? board.areas : drawn(board, before);
    return boxes.length > MOST_FRAMED ? nothing
        : html`<svg class="frames" viewBox=${view} aria-hidden="true"><path d=${outline(boxes)}></path></svg>`;
}

/** What a picture has that the one before had not. */
function drawn(board, before) {
    const known = new Set(before.svg.split('\n'));
    return together(board.svg.split('\n').filter(line => SHAPE.test(line) && !known.has(line)).map(boxOf).filter(Boolean));
}

/** The edges of boxes, without those that two of them share. */
function outline(boxes) {
    const edges = new Set();
    for (const [x, y, width, height] of boxes) {
        for (const edge of [`M${x} ${y}h${width}`, `M${x} ${y + height}h${width}`, `M${x} ${y}v${height}`, `M${x + width} ${y}v${height}`]) {
            if (!edges.delete(edge)) {
                edges.add(edge);
            }
        }
    }
    return [...edges].join('');
}

/** Boxes that overlap, made one: a figure is drawn of many parts. Those that only touch stay apart. */
function together(boxes) {
    const found = [];
    for (let box of boxes) {
        let other = found.findIndex(one => overlap(one, box));
        while (other >= 0) {
            box = around(box, found.splice(other, 1)[0]);
            other = found.findIndex(one => overlap(one, box));
        }
        found.push(box);
    }
    return found;
}

function overlap([x, y, width, height], [x2, y2, width2, height2]) {
    return x < x2 + width2 - 0.01 && x2 < x + width - 0.01 && y < y2 + height2 - 0.01 && y2 < y + height - 0.01;
}

function around([x, y, width, height], [x2, y2, width2, height2]) {
    const left = Math.min(x, x2);
    const top = Math.min(y, y2);
    return [left, top, Math.max(x + width, x2 + width2) - left, Math.max(y + height, y2 + height2) - top];
}

function boxOf(line) {
    const number = name => Number(new RegExp(`\\b${name}="(-?[\\d.]+)"`).exec(line)?.[1] ?? NaN);
    let box;
    if (line.startsWith('<rect')) {
        box = [number('x'), number('y'), number('width'), number('height')];
    } else if (line.startsWith('<circle')) {
        const radius = number('r');
        box = [number('cx') - radius, number('cy') - radius, 2 * radius, 2 * radius];
    } else if (line.startsWith('<text')) {
        const size = number('font-size');
        box = [number('x') - 0.6 * size, number('y') - 0.9 * size, 1.2 * size, 1.1 * size];
    } else if (line.startsWith('<polygon')) {
        const points = (/points="([^"]+)"/.exec(line)?.[1] ?? '').split(/[ ,]+/).map(Number);
        const xs = points.filter((point, i) => i % 2 === 0);
        const ys = points.filter((point, i) => i % 2 === 1);
        box = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    } else {
        return undefined; // a line belongs to a frame of the plugin's
    }
    return box.every(Number.isFinite) ? box : undefined;
}
