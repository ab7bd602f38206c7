/** Moves forward and backward through the steps of a search, in windows from a server. Independent of the page. */

import {NONE} from './cover.js';

/** Number of steps in a window; a window begins at a multiple of it, plus 1. */
export const WINDOW = 1024;

const WINDOWS_KEPT = 12;

/** Maximum number of windows that are searched for a step, if no mark shows where it is. */
const WINDOWS_SOUGHT = 64;

/**
 * One position of a search: the effect of a step, and the path to it. Missing items and options are NONE.
 *
 * `items` are the items chosen at the levels from 0 on, including this level; `path` the options taken at the levels above,
 * NONE for an item without a further option; `since` the steps at which the items were chosen.
 */
export class Moment {
    constructor(step, kind, level, more) {
        this.step = step;
        this.kind = kind;
        this.level = level;
        this.item = NONE;
        this.option = NONE;
        this.stuck = NONE;
        this.left = 0;
        this.items = [];
        this.path = [];
        this.since = [];
        this.nodes = 1;
        this.solutions = 0;
        Object.assign(this, more);
    }

    /** Returns the position before the first step. */
    static start() {
        return new Moment(0, '', 0, {});
    }
}

/** Returns the options that a board shows: the options taken above, and the option just taken. The givens are added elsewhere. */
export function chosen(moment) {
    const options = moment.path.filter(option => option !== NONE);
    return moment.kind === 't' ? [...options, moment.option] : options;
}

/** The state of a search between two steps. */
class Place {
    constructor(window) {
        this.items = window.path.filter((number, i) => i % 2 === 0);
        this.options = window.path.filter((number, i) => i % 2 === 1);
        this.since = [...window.since];
        this.nodes = window.nodes;
        this.solutions = window.solutions;
    }

    /** Makes a step; returns its moment if it is wanted. */
    make(number, step, isWanted) {
        const [kind, level, what = NONE, more = NONE] = step;
        const item = kind === 'c' || kind === 'g' || kind === 'l' ? what : kind === 's' ? NONE : this.items[level];
        if (kind === 'c') {
            this.cut(level);
            this.items.push(what);
            this.since.push(number);
        } else if (kind === 's') {
            this.solutions++;
        } else if (kind === 'd') {
            this.options.length = level;
        } else if (kind === 'g') {
            this.cut(level);
        } else {
            this.options.length = level;
            this.nodes++;
        }
        const moment = isWanted ? this.moment(number, kind, level, item, what, more) : undefined;
        if (kind === 't' || kind === 'l') {
            this.options.push(kind === 't' ? what : NONE);
        }
        return moment;
    }

    cut(level) {
        this.items.length = level;
        this.options.length = level;
        this.since.length = level;
    }

    moment(number, kind, level, item, what, more) {
        return new Moment(number, kind, level, {
            item,
            option: 'txd'.includes(kind) ? what : NONE,
            stuck: kind === 'x' ? more : NONE,
            left: kind === 'c' ? more : 0,
            items: [...this.items],
            path: [...this.options],
            since: [...this.since],
            nodes: this.nodes,
            solutions: this.solutions
        });
    }
}

export class Player {
    /** `fetchWindow(first, mark)` promises a window of up to WINDOW steps, from a mark at or before its first step. */
    constructor(fetchWindow, marks) {
        this.fetchWindow = fetchWindow;
        this.marks = marks;
        this.windows = new Map();
        this.asked = new Map();
        this.last = undefined;
    }

    /** Returns a player without steps. */
    static none(marks) {
        const player = new Player(undefined, marks);
        player.last = 0;
        return player;
    }

    /** Returns the position after a step; the last position if the search has fewer steps. */
    async at(step) {
        if (step <= 0) {
            return Moment.start();
        }
        const wanted = this.last === undefined ? step : Math.min(step, this.last);
        if (wanted === 0) {
            return Moment.start();
        }
        const window = await this.window(wanted);
        return window.steps.length === 0 && window.first === 1
            ? Moment.start()
            : this.momentIn(window, Math.min(wanted, window.first + window.steps.length - 1));
    }

    /** Returns the position without waiting; undefined if its window is not loaded. */
    now(step) {
        if (step <= 0) {
            return Moment.start();
        }
        const window = this.windows.get(firstOf(step));
        return window && step < window.first + window.steps.length ? this.momentIn(window, step) : undefined;
    }

    /** Requests the window of a step before it is needed. */
    prepare(step) {
        if (step > 0 && (this.last === undefined || step <= this.last)) {
            this.window(step).catch(() => {});
        }
    }

    momentIn(window, step) {
        const place = new Place(window);
        for (let number = window.first; number < step; number++) {
            place.make(number, window.steps[number - window.first], false);
        }
        return place.make(step, window.steps[step - window.first], true);
    }

    async window(step) {
        const first = firstOf(step);
        const known = this.windows.get(first);
        if (known) {
            this.windows.delete(first); // moves it to the end: windows used last are kept
            this.windows.set(first, known);
            return known;
        }
        if (!this.asked.has(first)) {
            this.asked.set(first, this.load(first));
        }
        return this.asked.get(first);
    }

    async load(first) {
        try {
            const window = await this.fetchWindow(first, this.marks.before(first));
            if (window.ended) {
                this.last = window.last;
            }
            if (window.steps.length > 0 || first === 1) {
                this.windows.set(first, window);
                if (this.windows.size > WINDOWS_KEPT) {
                    this.windows.delete(this.windows.keys().next().value);
                }
                return window;
            }
        } finally {
            this.asked.delete(first);
        }
        return this.window(this.last); // after the end
    }

    /** Returns the next step that fits, searching forward through windows; undefined if there is none or it is too far. */
    async seek(from, fits, upTo = Infinity) {
        let next = from;
        for (let looked = 0; looked < WINDOWS_SOUGHT; looked++) {
            if (next > upTo || this.last !== undefined && next > this.last) {
                return undefined;
            }
            const window = await this.window(next);
            for (let i = Math.max(0, next - window.first); i < window.steps.length; i++) {
                if (fits(window.steps[i])) {
                    return window.first + i;
                }
            }
            next = window.first + window.steps.length;
            if (window.steps.length < WINDOW) {
                return undefined;
            }
        }
        return undefined;
    }

    /** Returns the step at which everything below this step has been searched: the drop of its option, or the end of its item. */
    async over(moment) {
        if (moment.kind !== 'c' && moment.kind !== 't') {
            return moment.step + 1;
        }
        const {level, option} = moment;
        const since = moment.since[level];
        const inside = mark => mark.since.length > level && mark.since[level] === since
            && (moment.kind === 'c' || mark.path[2 * level + 1] === option);
        const from = this.marks.lastInside(moment.step, inside);
        const ends = moment.kind === 'c'
            ? step => step[0] === 'g' && step[1] === level
            : step => step[0] === 'd' && step[1] === level;
        return await this.seek(Math.max(from, moment.step + 1), ends) ?? moment.step + 1;
    }

    /** Returns the step of the choice that led here: of this level, or of the level above. */
    up(moment) {
        const own = moment.since[moment.level];
        if (own !== undefined && own < moment.step) {
            return own;
        }
        return moment.level > 0 ? moment.since[moment.level - 1] : 0;
    }

    async nextDead(moment) {
        return this.next(moment.step, 'x', mark => mark.dead);
    }

    async nextSolution(moment) {
        return this.next(moment.step, 's', mark => mark.solutions);
    }

    /** Returns the next step of a kind: in this interval between two marks, or in the first later interval that contains such a step. */
    async next(step, kind, total) {
        const fits = made => made[0] === kind;
        const intervals = this.marks.intervals(step);
        for (const [i, {from, to, first, last}] of intervals.entries()) {
            if (i === 0 || last === undefined || total(last) > total(first)) {
                const found = await this.seek(Math.max(from, step + 1), fits, to - 1);
                if (found !== undefined) {
                    return found;
                }
            }
        }
        return undefined;
    }

    /** Returns the step of the solution before this step. */
    async previousSolution(moment) {
        const intervals = this.marks.intervalsBefore(moment.step);
        for (const [i, {from, to, first, last}] of intervals.entries()) {
            if (i === 0 || last === undefined || last.solutions > first.solutions) {
                let found;
                for (let next = from; next !== undefined;) {
                    next = await this.seek(next, made => made[0] === 's', Math.min(to, moment.step) - 1);
                    if (next !== undefined && next < Math.min(to, moment.step)) {
                        found = next;
                        next++;
                    } else {
                        next = undefined;
                    }
                }
                if (found !== undefined) {
                    return found;
                }
            }
        }
        return undefined;
    }
}

function firstOf(step) {
    return Math.floor((step - 1) / WINDOW) * WINDOW + 1;
}
