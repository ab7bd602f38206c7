/** The 0/1 matrix on a canvas: items are columns, options are rows. Only the visible part is drawn. */

import {MARKS, NONE} from './cover.js';
import {letterOf, shortened} from './words.js';

/** Font size in pixels for which all lengths hold; where the page has a larger font, everything is scaled. */
const FONT = 12;
const NAMES_HEIGHT = 100;
const LETTER_HEIGHT = 16;
const LEAST_LABEL = 50;
const MOST_LABEL = 300;
const MARK_WIDTH = 16;
const SMALLEST_NAMED = 10;
const LARGEST = 24;
const MOST_LEFT = 700;
const MOST_NEAR = 700;

const NEAR = new Set(['CHOSEN', 'COVERED', 'SHARED', 'STUCK', 'HOLDS', 'TRIED', 'TAKEN', 'CONFLICT']);
const GONE = MARKS.indexOf('GONE');
const IS_NEAR = MARKS.map(name => NEAR.has(name));

/** Returns the initial mode, which depends on the size of the cover. */
export function usualMode(cover) {
    if (cover.items <= 60 && cover.options <= 60) {
        return 'all';
    }
    return cover.options <= MOST_LEFT ? 'left' : 'near';
}

export class MatrixView {
    /** `box` scrolls. `onPoint(item, option)` and `onPick(option)` report the pointer, `onUnlabelled(options)` rows without a label. */
    constructor(box, {onPoint, onPick, onUnlabelled}) {
        this.box = box;
        this.canvas = box.querySelector('canvas');
        this.spacer = box.querySelector('.spacer');
        this.onUnlabelled = onUnlabelled;
        this.mode = 'all';
        this.columns = [];
        this.rows = [];
        box.addEventListener('scroll', () => this.wish());
        new ResizeObserver(() => this.layout()).observe(box);
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
            this.colors = undefined;
            this.wish();
        });
        this.canvas.addEventListener('pointermove', event => onPoint(...this.under(event)));
        this.canvas.addEventListener('pointerleave', () => onPoint(NONE, NONE));
        this.canvas.addEventListener('click', event => {
            const [, option] = this.under(event);
            if (option !== NONE) {
                onPick(option);
            }
        });
    }

    /** Shows a scene of a cover. */
    show(cover, scene, mode) {
        const isNew = cover !== this.cover || mode !== this.mode;
        this.cover = cover;
        this.scene = scene;
        this.mode = mode;
        this.choose();
        this.layout(isNew);
    }

    /** Chooses the columns and rows to show. */
    choose() {
        const {cover, scene} = this;
        const mode = this.mode === 'near' && !scene.rows.some(code => IS_NEAR[code]) ? 'left' : this.mode; // before the first step no row is near
        const columnIn = mode === 'near' ? code => IS_NEAR[code] : mode === 'left' ? code => code !== GONE : undefined;
        const start = cover.begin;
        this.columns = [];
        for (let item = 0; item < cover.items; item++) {
            if (columnIn ? columnIn(scene.columns[item]) : !start || start.isOpen(item)) {
                this.columns.push(item);
            }
        }
        this.rows = [];
        for (let option = 0; option < cover.options; option++) {
            if (columnIn ? columnIn(scene.rows[option]) : !start || start.isLeft(option)) {
                this.rows.push(option);
            }
        }
        if (mode === 'near') {
            this.rows.length = Math.min(this.rows.length, MOST_NEAR);
            this.addNearColumns();
        }
    }

    /** Adds the columns of the near options if at most one item is near, as after a choice. */
    addNearColumns() {
        if (this.columns.length < 2) {
            const items = new Set(this.columns);
            for (const option of this.rows.slice(0, 60)) {
                for (const item of this.cover.itemsOf(option)) {
                    if (this.scene.columns[item] !== GONE) {
                        items.add(item);
                    }
                }
            }
            this.columns = [...items].sort((a, b) => a - b);
        }
    }

    layout(isNew = false) {
        if (!this.cover) {
            return;
        }
        this.zoom = parseFloat(getComputedStyle(this.box).fontSize) / FONT;
        const width = this.box.clientWidth / this.zoom;
        const count = Math.max(1, this.columns.length);
        this.label = this.labelWidth(width);
        const free = width - this.label - MARK_WIDTH - 44;
        const cell = Math.min(LARGEST, Math.floor(free / count));
        this.named = cell >= SMALLEST_NAMED || count * SMALLEST_NAMED < 3 * free;
        this.cell = this.named ? Math.max(SMALLEST_NAMED + 2, cell) : Math.max(2, Math.min(4, Math.floor((width - 4) / count)));
        this.left = this.named ? this.label + MARK_WIDTH : 0;
        this.hasBounds = this.named && this.cover.hasMultiplicities;
        this.top = this.named ? NAMES_HEIGHT + LETTER_HEIGHT * (this.hasBounds ? 2 : 1) : 0;
        this.height = this.named ? Math.max(16, this.cell) : this.cell;
        this.spacer.style.width = `${this.zoom * (this.left + count * this.cell + (this.named ? 44 : 0))}px`;
        this.spacer.style.height = `${this.zoom * (this.top + this.rows.length * this.height + 2)}px`;
        if (isNew) {
            this.box.scrollTop = 0;
            this.box.scrollLeft = 0;
        } else {
            this.reveal();
        }
        this.wish();
    }

    /** Returns the width of the longest label, at most a third of the box. */
    labelWidth(width) {
        if (this.labelled !== this.cover) {
            this.labelled = this.cover;
            const pen = this.canvas.getContext('2d', {alpha: false});
            pen.font = `${FONT}px ${getComputedStyle(this.box).fontFamily}`;
            const longest = this.cover.labels.reduce((most, label) => label?.length > most.length ? label : most, '');
            this.longest = longest ? pen.measureText(longest.slice(0, 80)).width + 12 : 120;
        }
        return Math.round(Math.max(LEAST_LABEL, Math.min(this.longest, MOST_LABEL, width / 3)));
    }

    /** Scrolls to the row of the option being tried if it is not visible. */
    reveal() {
        const row = this.rows.findIndex(option => MARKS[this.scene.rows[option]] === 'TAKEN');
        if (row < 0) {
            return;
        }
        const y = row * this.height;
        const room = this.box.clientHeight / this.zoom - this.top - this.height;
        if (room > 0 && (y < this.scrollTop || y > this.scrollTop + room)) {
            this.box.scrollTop = this.zoom * Math.max(0, y - room / 3);
        }
    }

    /** Schedules one painting before the next frame. */
    wish() {
        if (!this.wished) {
            this.wished = requestAnimationFrame(() => {
                this.wished = undefined;
                this.paint();
            });
        }
    }

    /** The scroll position, in the lengths of the drawing. */
    get scrollTop() {
        return this.box.scrollTop / this.zoom;
    }

    get scrollLeft() {
        return this.box.scrollLeft / this.zoom;
    }

    /** Returns the item and the option below the pointer. */
    under(event) {
        const pointedX = event.offsetX / this.zoom;
        const pointedY = event.offsetY / this.zoom;
        const x = pointedX - this.left + this.scrollLeft;
        const y = pointedY - this.top + this.scrollTop;
        const column = pointedX >= this.left ? Math.floor(x / this.cell) : NONE;
        const row = pointedY >= this.top ? Math.floor(y / this.height) : NONE;
        return [this.columns[column] ?? NONE, this.rows[row] ?? NONE];
    }

    readColors() {
        const style = getComputedStyle(this.box);
        const color = name => style.getPropertyValue(name).trim();
        this.colors = {
            ink: color('--ink'), soft: color('--soft'), card: color('--card'), line: color('--line'),
            tint: Object.fromEntries(MARKS.map(name => [name, color(`--${name.toLowerCase()}`)])),
            solid: Object.fromEntries(MARKS.map(name => [name, color(`--${name.toLowerCase()}-solid`)])),
            font: style.fontFamily
        };
    }

    paint() {
        if (!this.cover) {
            return;
        }
        if (!this.colors) {
            this.readColors();
        }
        const {box, canvas} = this;
        const width = box.clientWidth / this.zoom;
        const height = box.clientHeight / this.zoom;
        const ratio = (window.devicePixelRatio || 1) * this.zoom;
        if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
            canvas.width = Math.round(width * ratio);
            canvas.height = Math.round(height * ratio);
            canvas.style.width = `${box.clientWidth}px`;
            canvas.style.height = `${box.clientHeight}px`;
        }
        const pen = canvas.getContext('2d', {alpha: false});
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        pen.fillStyle = this.colors.card;
        pen.fillRect(0, 0, width, height);
        const firstRow = Math.max(0, Math.floor(this.scrollTop / this.height));
        const lastRow = Math.min(this.rows.length, Math.ceil((this.scrollTop + height - this.top) / this.height) + 1);
        const firstColumn = Math.max(0, Math.floor(this.scrollLeft / this.cell));
        const lastColumn = Math.min(this.columns.length, Math.ceil((this.scrollLeft + width - this.left) / this.cell) + 1);
        this.paintRows(pen, firstRow, lastRow, firstColumn, lastColumn, width, height);
        if (this.named) {
            this.paintHeads(pen, firstColumn, lastColumn, width);
        }
    }

    x(column) {
        return this.left + column * this.cell - this.scrollLeft;
    }

    paintRows(pen, firstRow, lastRow, firstColumn, lastColumn, width, height) {
        const {cover, scene, colors} = this;
        const place = new Int32Array(cover.items).fill(NONE);
        const bottom = this.top + this.rows.length * this.height - this.scrollTop;
        for (let c = firstColumn; c < lastColumn; c++) {
            place[this.columns[c]] = c;
            const mark = MARKS[scene.columns[this.columns[c]]];
            if (colors.tint[mark]) {
                pen.fillStyle = colors.tint[mark];
                pen.fillRect(this.x(c), this.top, this.cell, Math.min(height, bottom) - this.top);
            }
        }
        const right = Math.min(width, this.x(this.columns.length));
        const unlabelled = [];
        pen.font = `${FONT}px ${colors.font}`;
        pen.textBaseline = 'middle';
        const ones = [];
        const faint = [];
        for (let r = firstRow; r < lastRow; r++) {
            const option = this.rows[r];
            const y = this.top + r * this.height - this.scrollTop;
            const mark = MARKS[scene.rows[option]];
            if (colors.tint[mark]) {
                pen.fillStyle = colors.tint[mark];
                pen.fillRect(0, y, right, this.height);
            }
            const isGone = scene.rows[option] === GONE;
            for (let node = cover.start[option]; node < cover.start[option + 1]; node++) {
                const c = place[cover.itemAt[node]];
                if (c !== NONE) {
                    (isGone || scene.columns[cover.itemAt[node]] === GONE ? faint : ones).push(this.x(c), y, cover.color(node));
                }
            }
            if (this.named) {
                this.paintLabel(pen, option, y, mark, isGone);
                if (!cover.hasLabel(option)) {
                    unlabelled.push(option);
                }
            }
        }
        this.paintOnes(pen, faint, colors.line);
        this.paintOnes(pen, ones, colors.ink);
        if (unlabelled.length > 0) {
            this.onUnlabelled(unlabelled);
        }
    }

    paintLabel(pen, option, y, mark, isGone) {
        const {cover, scene, colors} = this;
        if (this.scrollLeft > 0 && !colors.tint[mark]) {
            pen.fillStyle = colors.card;
            pen.fillRect(0, y, this.left, this.height);
        }
        pen.fillStyle = isGone ? colors.soft : colors.ink;
        pen.textAlign = 'left';
        pen.fillText(fitted(pen, cover.label(option), this.label - 8), 4, y + this.height / 2);
        pen.textAlign = 'center';
        pen.fillText(letterOf(scene.rows[option]), this.label + MARK_WIDTH / 2, y + this.height / 2);
    }

    /** Paints the ones: full squares, or, where an option colors the item, squares in that color with the color's first letters. */
    paintOnes(pen, places, ink) {
        const gap = this.cell >= 9 ? Math.round(this.cell / 5) : this.cell >= 4 ? 1 : 0;
        const width = this.cell - 2 * gap;
        const height = Math.min(this.height, this.cell) - 2 * gap;
        const shift = (this.height - height) / 2;
        pen.fillStyle = ink;
        for (let i = 0; i < places.length; i += 3) {
            if (places[i + 2] === NONE) {
                pen.fillRect(places[i] + gap, places[i + 1] + shift, width, height);
            }
        }
        for (let i = 0; i < places.length; i += 3) {
            const color = places[i + 2];
            if (color !== NONE) {
                pen.fillStyle = `hsl(${color * 137 % 360} 70% 68%)`;
                pen.fillRect(places[i] + gap, places[i + 1] + shift, width, height);
                if (this.cell >= 12) {
                    pen.fillStyle = '#10181c';
                    pen.textAlign = 'center';
                    pen.fillText(this.cover.colorName(color).slice(0, this.cell >= 18 ? 2 : 1),
                        places[i] + this.cell / 2, places[i + 1] + this.height / 2);
                }
            }
        }
    }

    paintHeads(pen, firstColumn, lastColumn, width) {
        const {cover, scene, colors} = this;
        pen.fillStyle = colors.card;
        pen.fillRect(0, 0, width, this.top);
        pen.textBaseline = 'middle';
        for (let c = firstColumn; c < lastColumn; c++) {
            const item = this.columns[c];
            const x = this.x(c);
            if (x + this.cell < this.left) {
                continue;
            }
            const mark = MARKS[scene.columns[item]];
            const letterTop = this.top - LETTER_HEIGHT;
            if (colors.solid[mark]) {
                pen.fillStyle = colors.solid[mark];
                pen.fillRect(x, letterTop, this.cell, LETTER_HEIGHT);
                pen.fillStyle = '#10181c';
                pen.textAlign = 'center';
                pen.font = `bold ${FONT}px ${colors.font}`;
                pen.fillText(letterOf(scene.columns[item]), x + this.cell / 2, letterTop + LETTER_HEIGHT / 2);
            }
            if (this.hasBounds) {
                pen.fillStyle = colors.ink;
                pen.textAlign = 'center';
                pen.font = `${FONT}px ${colors.font}`;
                pen.fillText(scene.bounds(item), x + this.cell / 2, NAMES_HEIGHT + LETTER_HEIGHT / 2);
            }
            pen.save();
            pen.translate(x + this.cell / 2 + 2, NAMES_HEIGHT - 4);
            pen.rotate(-Math.PI / 3);
            pen.textAlign = 'left';
            pen.font = `${cover.isPrimary(item) ? '' : 'italic '}${FONT}px ${colors.font}`;
            pen.fillStyle = scene.columns[item] === GONE || !cover.isPrimary(item) ? colors.soft : colors.ink;
            pen.fillText(fitted(pen, cover.name(item), NAMES_HEIGHT), 0, 0);
            pen.restore();
        }
        pen.fillStyle = colors.card;
        pen.fillRect(0, 0, this.left, this.top);
        pen.strokeStyle = colors.line;
        pen.beginPath();
        pen.moveTo(0, this.top - 0.5);
        pen.lineTo(width, this.top - 0.5);
        pen.stroke();
    }
}

const widths = new Map();

/** Returns a text shortened to a width. */
function fitted(pen, text, width) {
    const key = `${pen.font}|${text}|${width}`;
    let shown = widths.get(key);
    if (shown === undefined) {
        shown = shortened(text, some => pen.measureText(some).width <= width);
        if (widths.size > 20000) {
            widths.clear();
        }
        widths.set(key, shown);
    }
    return shown;
}
