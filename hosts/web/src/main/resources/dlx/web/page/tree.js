/** The search tree: the levels of the current path, one line each, and the whole tree as an icicle, drawn from the marks alone. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {repeat} from './lib/lit-html/directives/repeat.js';
import {NONE, choices, positionAt} from './cover.js';

const SQUARES = 28;
const REASONS = 6;
const LEVELS_KEPT = 4000;

/** Maximum number of options of covers whose dead ends are marked: each check copies the position. */
const MOST_JUDGED = 5000;

/** The options tried at the levels of a path. Each level is computed once, because it depends only on the choices above it. */
export class Levels {
    constructor(cover) {
        this.cover = cover;
        this.kept = new Map();
    }

    /** Returns each level with its item, its options in search order, the option taken, and which options were dead ends. */
    of(moment) {
        const levels = [];
        let position;
        for (let level = 0; level < moment.items.length; level++) {
            const since = moment.since[level];
            const item = moment.items[level];
            const isHere = level === moment.level;
            const taken = level < moment.path.length ? moment.path[level] : isHere ? moment.option : NONE;
            if (!this.kept.has(since)) {
                position ??= positionAt(this.cover, {level, items: moment.items, path: moment.path});
                this.keep(since, {item, options: [...this.cover.optionsOf(item)].filter(option => position.isLeft(option)), dead: new Map()});
            }
            const known = this.kept.get(since);
            this.judge(known, taken, () => position ??= positionAt(this.cover, {level, items: moment.items, path: moment.path}));
            levels.push({level, since, ...known, taken, isHere});
            if (position && level < moment.path.length) {
                position.choose(item, moment.path[level]);
            }
        }
        return levels;
    }

    keep(since, level) {
        if (this.kept.size > LEVELS_KEPT) {
            this.kept.clear();
        }
        this.kept.set(since, level);
    }

    /** Finds out which options before the taken one leave some item with fewer options than it needs. */
    judge(level, taken, position) {
        if (this.cover.options > MOST_JUDGED) {
            return;
        }
        for (const option of level.options) {
            if (option >= taken) {
                return;
            }
            if (!level.dead.has(option)) {
                const after = position().copy();
                after.choose(level.item, option);
                level.dead.set(option, this.isStuck(after));
            }
        }
    }

    isStuck(position) {
        for (let item = 0; item < this.cover.items; item++) {
            if (position.need(item) > position.optionsLeft(item)) {
                return true;
            }
        }
        return false;
    }
}

/** The path to the current step. `go(step)` goes to a step. */
export function wayTemplate(cover, levels, moment, scene, go) {
    const all = levels.of(moment);
    const lines = [];
    for (let i = 0; i < all.length; i++) {
        let end = i;
        while (end < all.length && all[end].options.length === 1 && !all[end].isHere) {
            end++;
        }
        if (end - i > 1) {
            lines.push({key: `f${all[i].since}`, forced: end - i, since: all[i].since, level: all[i].level});
            i = end - 1;
        } else {
            lines.push({key: `c${all[i].since}`, ...all[i]});
        }
    }
    return html`${whyTemplate(cover, moment, scene)}
        ${lines.length === 0 ? html`<p class="soft">The search is at its root: nothing is chosen.</p>` : nothing}
        <ol class="way">${repeat(lines, line => line.key, line => line.forced
            ? html`<li><button class="level" @click=${() => go(line.since)}>
                <span class="number">${line.level}</span><span class="soft several">${line.forced} forced choices</span></button></li>`
            : levelTemplate(cover, line, moment, go))}</ol>`;
}

function levelTemplate(cover, line, moment, go) {
    const at = line.options.indexOf(line.taken);
    const first = Math.max(0, Math.min(at - SQUARES + 4, line.options.length - SQUARES));
    const shown = line.options.slice(first, first + SQUARES);
    const isOpen = line.taken === NONE || line.isHere && moment.kind === 'd';
    const label = line.taken === NONE ? '' : cover.label(line.taken);
    const tried = at < 0 ? 'none' : at + 1;
    return html`<li class=${line.isHere ? 'here' : ''}><button class="level" @click=${() => go(line.since)}
        aria-label=${`level ${line.level}: ${cover.name(line.item)}, option ${tried} of ${line.options.length}${label ? `: ${label}` : ''}`}>
        <span class="number">${line.level}</span>
        <span class="item">${cover.name(line.item)}</span>
        <span class="squares">${first > 0 ? html`<small>+${first}</small>` : nothing}${shown.map((option, i) => {
            const place = first + i;
            const isTried = at >= 0 && place < at || line.isHere && isPast(moment, option);
            const kind = place === at && !isOpen ? 'taken' : isTried ? (line.dead.get(option) ? 'dead' : 'searched') : 'left';
            return html`<i class=${kind}></i>`;
        })}${first + SQUARES < line.options.length ? html`<small>+${line.options.length - first - SQUARES}</small>` : nothing}</span>
        <span class="label">${isOpen ? '' : label}</span></button></li>`;
}

function isPast(moment, option) {
    return moment.kind === 'd' && option <= moment.option || moment.kind === 'l';
}

/** The reason for the choice of an item: it has the fewest options left. */
function whyTemplate(cover, moment, scene) {
    if (moment.kind !== 'c') {
        return nothing;
    }
    const open = choices(cover, scene.before);
    return html`<p class="why">Fewest options left: ${open.slice(0, REASONS).map(({item, left}) =>
        html`<span class=${item === moment.item ? 'chip chosen' : 'chip'}>${cover.name(item)} <b>${left}</b></span>`)}
        ${open.length > REASONS ? html`<span class="soft">… ${open.length - REASONS} more</span>` : nothing}</p>`;
}

const ICICLE_LEVELS = 24;

/** The whole tree on a canvas: the width is the number of steps; blue parts contain a solution, gray parts do not. */
export class Icicle {
    constructor(canvas, onSeek) {
        this.canvas = canvas;
        new ResizeObserver(() => this.paint()).observe(canvas);
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
            this.tree = undefined;
            this.paint();
        });
        canvas.addEventListener('pointerdown', event => {
            canvas.setPointerCapture(event.pointerId);
            onSeek(this.stepAt(event));
        });
        canvas.addEventListener('pointermove', event => {
            if (event.buttons === 1) {
                onSeek(this.stepAt(event));
            }
        });
    }

    stepAt(event) {
        const share = Math.max(0, Math.min(1, event.offsetX / this.canvas.clientWidth));
        return Math.round(share * this.steps);
    }

    /** Shows other marks, for which the boxes are computed again. */
    know(marks) {
        this.boxes = marks.boxes(ICICLE_LEVELS);
        this.ticks = marks.solutionTicks();
        this.steps = Math.max(1, marks.steps);
        this.tree = undefined;
        this.paint();
    }

    show(step) {
        this.step = step;
        this.paint();
    }

    paint() {
        if (!this.wished) {
            this.wished = requestAnimationFrame(() => {
                this.wished = undefined;
                this.draw();
            });
        }
    }

    draw() {
        const {canvas} = this;
        const width = canvas.clientWidth;
        const height = canvas.clientHeight;
        if (!this.boxes || width === 0) {
            return;
        }
        const ratio = window.devicePixelRatio || 1;
        if (!this.tree || this.tree.width !== Math.round(width * ratio)) {
            this.tree = this.drawTree(width, height, ratio);
        }
        if (canvas.width !== this.tree.width || canvas.height !== this.tree.height) {
            canvas.width = this.tree.width;
            canvas.height = this.tree.height;
        }
        const pen = canvas.getContext('2d');
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(this.tree, 0, 0);
        pen.fillStyle = this.mark;
        const at = (this.step ?? 0) / this.steps * canvas.width;
        pen.fillRect(Math.min(canvas.width - 2 * ratio, at), 0, 2 * ratio, canvas.height);
    }

    /** Draws the tree alone, once, because it may have thousands of boxes. */
    drawTree(width, height, ratio) {
        const tree = document.createElement('canvas');
        tree.width = Math.round(width * ratio);
        tree.height = Math.round(height * ratio);
        const pen = tree.getContext('2d');
        pen.scale(ratio, ratio);
        const style = getComputedStyle(this.canvas);
        const color = name => style.getPropertyValue(name).trim();
        this.mark = color('--stuck-solid');
        const [blues, grays] = [['--tree-a', '--tree-b'].map(color), ['--waste-a', '--waste-b'].map(color)];
        const x = step => (step - 1) / this.steps * width;
        const top = 8;
        let [lowest, highest] = [Infinity, 0];
        for (const box of this.boxes) {
            lowest = Math.min(lowest, box.level);
            highest = Math.max(highest, box.level);
        }
        const line = Math.min(8, (height - top - 1) / Math.max(1, highest + 1 - lowest));
        const turns = [];
        for (const box of this.boxes) {
            turns[box.level] = (turns[box.level] ?? 0) + 1;
            const tones = box.solutions ? blues : grays;
            pen.fillStyle = tones[turns[box.level] % 2];
            const left = x(box.from);
            pen.fillRect(left, top + (box.level - lowest) * line, Math.max(0.5, x(box.to) - left), Math.max(1, line - 0.5));
        }
        pen.fillStyle = color('--good');
        this.ticks.forEach(step => pen.fillRect(x(step), 0, 2, 6));
        return tree;
    }
}
