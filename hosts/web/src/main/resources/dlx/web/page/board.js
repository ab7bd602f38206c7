/** The model's picture of a board, and the frame around the option just taken. */

import {html, nothing} from './lib/lit-html/lit-html.js';

const KEPT = 300;

/** Pause after a picture while steps hurry by, as a multiple of its time: large pictures would take all of the time. */
const RESTS = 2;

/** Matches elements with a place, in pictures that `Svg` writes with one element per line. */
const SHAPE = /^<(rect|polygon|line|circle|text)\b/;

/** Maximum number of boxes in a frame; larger frames are not drawn, because they show nothing. */
const MOST_FRAMED = 60;

/** Requests pictures of boards, one at a time, the newest wish first, and stores some of them. */
export class Boards {
    constructor(onShown) {
        this.onShown = onShown;
        this.kept = new Map();
        this.begin(async () => ({svg: null, text: null}));
    }

    /** Starts with another puzzle; `ask(options)` promises its picture. */
    begin(ask) {
        this.ask = ask;
        this.kept.forEach(board => board !== this.shown && board.url && URL.revokeObjectURL(board.url));
        this.kept.clear();
        this.isOld = true; // the old picture stays until there is a new one, so that it does not flicker
        this.before = undefined;
        this.wish = undefined;
        this.isAsking = false;
        this.isHurried = false;
        this.turn = (this.turn ?? 0) + 1;
    }

    /** Shows the board of some options, as soon as it is there. */
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

/** Returns the address of a picture; the browser runs no script in it. */
export function address(picture) {
    return URL.createObjectURL(new Blob([picture], {type: 'image/svg+xml'}));
}

/** The board: a picture, else a text, else the labels of the chosen options. */
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

/** Returns the ratio of width to height of a picture as a style property, which the content policy allows. */
export function ratioStyle(picture) {
    const [, , width, height] = viewOf(picture)?.split(' ').map(Number) ?? [];
    return width > 0 && height > 0 ? `--ratio: ${width / height}` : '';
}

/** Returns the width and height of a text in letters as style properties; its font is as large as its space allows. */
export function lettersStyle(text) {
    const lines = text.trimEnd().split('\n');
    return `--columns: ${Math.max(1, ...lines.map(line => [...line].length))}; --rows: ${lines.length}`;
}

function viewOf(picture) {
    return /viewBox="([^"]+)"/.exec(picture ?? '')?.[1];
}

/** Marks the letters that differ from the board before. */
function letters(text, before) {
    const old = before.split('\n');
    return text.split('\n').map((line, row) => html`${[...line].map((letter, column) =>
        old[row]?.[column] === letter ? letter : html`<mark>${letter}</mark>`)}\n`);
}

/**
 * Returns a frame around the option just taken, in a picture of our own above the model's: around the cells that the model
 * names, else around the new elements of its picture.
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

/** Returns the boxes of the elements that the picture before did not contain. */
function drawn(board, before) {
    const known = new Set(before.svg.split('\n'));
    return together(board.svg.split('\n').filter(line => SHAPE.test(line) && !known.has(line)).map(boxOf).filter(Boolean));
}

/** Returns the edges of boxes, without the edges that two boxes share. */
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

/** Joins boxes that overlap, because a figure consists of many parts. Boxes that only touch stay apart. */
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
        return undefined; // lines belong to frames that the model draws
    }
    return box.every(Number.isFinite) ? box : undefined;
}
