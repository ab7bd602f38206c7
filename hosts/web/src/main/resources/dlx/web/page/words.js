/** Texts of the steps: one plain sentence for the page, and the text of `dlx trace`. Independent of the page. */

import {Mark, MARKS, NONE, Position, scene} from './cover.js';

/** Number of the levels that have a name; harder levels exist. */
const LEVELS = 5;

export const NO_SOLUTION = 'no solution';

/** Returns the kind of the puzzle: its number of givens, its number of solutions, its number of symmetries, its level. */
export function puzzleWords(puzzle, {marks, rating, symmetries}) {
    const givens = puzzle.pins.length;
    return [givens === 0 ? '' : counted(givens, 'given'), solutionWords(rating, marks), symmetryWords(symmetries), levelWords(rating)]
        .filter(Boolean).join(', ');
}

/** Returns the number of symmetries of a puzzle that has any but the identity. */
export function symmetryWords(symmetries) {
    return !symmetries || symmetries.order === '1' ? '' : `${symmetries.complete ? '' : 'at least '}${figure(symmetries.order)} symmetries`;
}

function solutionWords(rating, marks) {
    if (rating?.verdict === 'unique' || rating?.verdict === 'none' || marks.complete) {
        const count = rating?.verdict === 'unique' ? 1 : rating?.verdict === 'none' ? 0 : marks.solutions;
        return count === 0 ? NO_SOLUTION : count === 1 ? 'one solution' : `${figure(count)} solutions`;
    }
    if (marks.solutions > 1) {
        return `at least ${figure(marks.solutions)} solutions`;
    }
    return rating?.verdict === 'multiple' ? 'more than one solution' : marks.solutions === 1 ? 'at least one solution' : '';
}

/** Returns the words for a rating of the server. */
export function levelWords(rating) {
    if (rating?.verdict !== 'unique') {
        return rating && !['multiple', 'none'].includes(rating.verdict) ? 'not rated in time' : '';
    }
    const {level, levelName: name, exact} = rating;
    const words = level > LEVELS ? `level ${level}` : `level ${level} of ${LEVELS}`;
    return `${exact === false ? 'at most ' : ''}${name === 'search' ? 'by search only' : words}${name && name !== 'search' ? ` (${name})` : ''}`;
}

function isTouched() {
    return Boolean(globalThis.matchMedia?.('(pointer: coarse)').matches);
}

/** Returns the instructions for writing into the board. */
export function writing() {
    return `Writing into the board: ${isTouched() ? 'tap a cell, then its value.'
        : 'arrows move in it, digits and letters write, Backspace clears, Escape ends.'}`;
}

/** Returns the instructions before the first step; on a touch screen, where keys may be missing, for the buttons. */
export function nothingYet() {
    return `Nothing is chosen yet. ${isTouched() ? 'Tap ► to play, or the button after it for the first step.' : 'Press → for the first step, or space to play.'}`;
}

/** Returns the digits of a number in groups of three. */
export function figure(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** Returns a number of things. */
export function counted(number, thing) {
    return `${figure(number)} ${thing}${String(number) === '1' ? '' : 's'}`;
}

/** Returns the sentence of a step. */
export function sentence(cover, moment) {
    const option = () => cover.label(moment.option);
    const item = number => `“${cover.name(number)}”`;
    switch (moment.kind) {
        case '': return nothingYet();
        case 'c': return choice(cover, moment, item(moment.item));
        case 't': return `Option ${option()} is taken.`;
        case 'x': return `Dead end: option ${option()} would leave item ${item(moment.stuck)} `
            + (cover.least(moment.stuck) > 1 ? 'with fewer options than it needs.' : 'without any option.');
        case 's': return `Solution ${moment.solutions}: every item is covered.`;
        case 'd': return `Option ${option()} is put back: everything below it has been searched.`;
        case 'l': return `Item ${item(moment.item)} is satisfied: no further option of it is taken.`;
        default: return `Item ${item(moment.item)} is open again: no option is left to try.`;
    }
}

function choice(cover, moment, item) {
    if (cover.hasMultiplicities) {
        return `Item ${item} is chosen: there ${moment.left === 1 ? 'is 1 way' : `are ${moment.left} ways`} to continue.`;
    }
    return moment.left === 1
        ? `Item ${item} is chosen: only 1 option is left that covers it.`
        : `Item ${item} is chosen: ${moment.left} options are left that cover it; each will be tried.`;
}

const MOST_COLUMNS = 40;
const MOST_ROWS = 60;
const SHORT = 3;
const LONGEST_LABEL = 24;
const LISTED = 12;

/** The texts of steps as `dlx trace` prints them, for one cover; steps may come in any order. */
export class TraceText {
    constructor(cover) {
        this.cover = cover;
        const start = Position.start(cover);
        this.items = range(cover.items).filter(item => start.isOpen(item));
        this.options = range(cover.options).filter(option => start.isLeft(option));
        this.isDrawn = this.items.length <= MOST_COLUMNS && this.options.length <= MOST_ROWS;
        this.separator = this.isDrawn ? ' ' : ', ';
        this.digits = String(cover.options).length;
        this.numbered = this.isDrawn && this.items.some(item => cover.name(item).length > SHORT);
        const colors = this.isDrawn ? this.colors() : [];
        this.numberedColors = colors.some(color => cover.colorName(color).length > SHORT) ? colors : [];
    }

    colors() {
        const {cover} = this;
        const found = new Set();
        for (const option of this.options) {
            for (let node = cover.start[option]; node < cover.start[option + 1]; node++) {
                if (cover.color(node) >= 0) {
                    found.add(cover.color(node));
                }
            }
        }
        return [...found].sort((a, b) => a - b);
    }

    /** Returns the text of a step. */
    step(moment) {
        const text = `step ${moment.step}, level ${moment.level}: ${this.sentence(moment)}\n`;
        if (!this.isDrawn) {
            return text;
        }
        return `\n${text}${moment.kind === 'g' ? '' : this.drawing(scene(this.cover, moment))}`;
    }

    sentence(moment) {
        const {cover} = this;
        const option = () => this.option(moment.option);
        switch (moment.kind) {
            case '': return 'the search begins';
            case 'c': return `item ${this.item(moment.item)} is chosen: ${this.ways(moment.left)}`;
            case 't': return `option ${option()} is taken: ${this.itemsOf(moment.option)}`;
            case 'x': return `option ${option()} is a dead end: item ${this.item(moment.stuck)}`
                + (cover.least(moment.stuck) > 1 ? ' would have fewer options left than it needs' : ' would have no option left');
            case 's': return `solution ${moment.solutions}: ${this.solution(moment.path)}`;
            case 'd': return `option ${option()} is dropped`;
            case 'l': return `item ${this.item(moment.item)} is left as it is: no further option of it is taken`;
            default: return `item ${this.item(moment.item)} is given back: no option is left to try`;
        }
    }

    ways(left) {
        if (this.cover.hasMultiplicities) {
            return `${left} ${left === 1 ? 'way' : 'ways'} to continue`;
        }
        return left === 1 ? '1 option holds it' : `${left} options hold it`;
    }

    solution(path) {
        const {pins} = this.cover;
        const given = pins.length === 0 ? '' : pins.length === 1 ? 'the pin' : `the ${pins.length} pins`;
        const options = path.filter(option => option !== NONE);
        if (options.length === 0) {
            return given || 'no option is needed';
        }
        return options.slice(0, LISTED).map(option => this.option(option)).join(', ')
            + (options.length > LISTED ? `, … (${options.length} options)` : '')
            + (given ? `, and ${given}` : '');
    }

    itemsOf(option) {
        const {cover} = this;
        const first = cover.start[option];
        const size = cover.start[option + 1] - first;
        const names = [];
        for (let node = first; node < first + Math.min(size, LISTED); node++) {
            const item = cover.itemAt[node];
            const color = cover.color(node);
            names.push((this.numbered ? this.head(item) : cut(cover.name(item)))
                + (color < 0 ? '' : `:${cut(cover.colorName(color))}`));
        }
        return (this.numbered ? 'items ' : '') + names.join(this.separator)
            + (size > LISTED ? `${this.separator}… (${size} items)` : '');
    }

    /** Returns the heading of an item's column. */
    head(item) {
        return this.numbered ? String(item + 1) : this.cover.name(item);
    }

    item(item) {
        const name = cut(this.cover.name(item));
        return this.numbered ? `${item + 1} (${name})` : name;
    }

    option(option) {
        const label = this.cover.label(option);
        return label === String(option + 1) ? label : `${option + 1} (${cut(label)})`;
    }

    row(option) {
        const number = String(option + 1).padStart(this.digits);
        const label = this.cover.label(option);
        return label === String(option + 1) ? number : `${number} ${cut(label)}`;
    }

    cell(option, item) {
        const {cover} = this;
        const node = cover.nodeOf(option, item);
        if (node === NONE) {
            return '.';
        }
        const color = cover.color(node);
        if (color < 0) {
            return '1';
        }
        const number = this.numberedColors.indexOf(color);
        return `:${number < 0 ? cut(cover.colorName(color)) : number + 1}`;
    }

    /** Draws the matrix without the columns and rows that are gone. */
    drawing(drawn) {
        const gone = MARKS.indexOf('GONE');
        const columns = this.items.filter(item => drawn.columns[item] !== gone);
        const rows = this.options.filter(option => drawn.rows[option] !== gone);
        const heads = columns.map(item => this.head(item));
        const bounds = columns.map(item => drawn.bounds(item));
        const cells = rows.map(option => columns.map(item => this.cell(option, item)));
        const width = Math.max(0, ...heads.map(length), ...bounds.map(length), ...cells.flat().map(length));
        const margin = Math.max(0, ...rows.map(option => this.row(option).length));
        const line = (start, mark, words) => {
            const text = `  ${start.padEnd(margin)}  ${mark} ${words.map(word => ` ${' '.repeat(width - word.length)}${word}`).join('')}`;
            return `${text.trimEnd()}\n`;
        };
        let text = line('', ' ', heads);
        if (this.items.some(item => drawn.bounds(item) !== '')) {
            text += line('', ' ', bounds);
        }
        const letters = columns.map(item => letterOf(drawn.columns[item]));
        if (letters.some(letter => letter !== ' ')) {
            text += line('', ' ', letters);
        }
        rows.forEach((option, i) => {
            text += line(this.row(option), letterOf(drawn.rows[option]), cells[i]);
        });
        return text;
    }
}

/** Returns the letter of a mark's code. */
export function letterOf(code) {
    return Mark[MARKS[code]] || ' ';
}

/** Returns a text with … in its middle until it fits. Names of a kind differ at their ends, so both ends stay. */
export function shortened(text, fits) {
    const letters = [...text];
    let shown = text;
    for (let kept = letters.length - 1; kept > 0 && !fits(shown); kept--) {
        shown = `${letters.slice(0, Math.ceil(kept / 2)).join('')}…${letters.slice(letters.length - Math.floor(kept / 2)).join('')}`;
    }
    return shown;
}

function length(text) {
    return text.length;
}

function range(count) {
    return Array.from({length: count}, (nothing, i) => i);
}

function cut(name) {
    const letters = [...name];
    const line = letters.slice(0, LONGEST_LABEL)
        .map(letter => /[\u0000-\u001f\u007f-\u009f]/.test(letter) ? ' ' : letter).join('');
    return letters.length > LONGEST_LABEL ? `${line}…` : line;
}
