/** Goes forward and backward through the steps of a search, of which windows come from a server. Knows no page. */

import {NONE} from './cover.js';

/** Steps of a window; it begins behind a multiple of them. */
export const WINDOW = 1024;

const WINDOWS_KEPT = 12;

/** So many windows are looked through for what is sought, where no mark tells where it is. */
const WINDOWS_SOUGHT = 64;

/**
 * One position of a search: what a step does, and the way that leads there. Items and options are NONE where there are none.
 *
 * `items` are those chosen at the levels from 0 on, the one of this level too if there is one; `path` the options taken at the
 * levels above, NONE where an item was left as it is; `since` the step at which each of the items was chosen.
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

    /** Before the first step. */
    static start() {
        return new Moment(0, '', 0, {});
    }
}

/** The options that a board shows: those above, and the one that is just taken. What is given comes from elsewhere. */
export function chosen(moment) {
    const options = moment.path.filter(option => option !== NONE);
    return moment.kind === 't' ? [...options, moment.option] : options;
}

/** Where a search is between two steps. */
class Place {
    constructor(told) {
        this.items = told.path.filter((number, i) => i % 2 === 0);
        this.options = told.path.filter((number, i) => i % 2 === 1);
        this.since = [...told.since];
        this.nodes = told.nodes;
        this.solutions = told.solutions;
    }

    /** Makes a step and returns its moment if that is wanted. */
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
    /** `fetchWindow(first, mark)` promises a window of up to WINDOW steps, from a mark at or before its first one. */
    constructor(fetchWindow, marks) {
        this.fetchWindow = fetchWindow;
        this.marks = marks;
        this.windows = new Map();
        this.asked = new Map();
        this.last = undefined;
    }

    /** Of no search: there is no step to go to. */
    static none(marks) {
        const player = new Player(undefined, marks);
        player.last = 0;
        return player;
    }

    /** The position after a step; the last one where there are not so many. */
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

    /** The same without waiting: undefined if its window is not here. */
    now(step) {
        if (step <= 0) {
            return Moment.start();
        }
        const window = this.windows.get(firstOf(step));
        return window && step < window.first + window.steps.length ? this.momentIn(window, step) : undefined;
    }

    /** Asks for the window of a step before it is needed. */
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
            this.windows.delete(first); // to the end of those used last
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
        return this.window(this.last); // behind the end
    }

    /** The step of what is sought, looking forward through windows; undefined where there is none, or it is too far. */
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

    /** Where everything below this step has been seen: the drop of its option, the end of its item. */
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

    /** The choice that led here: of this level, or of the one above. */
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

    /** The next step of a kind: in this interval between two marks, or in the first one behind it that has one. */
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

    /** The solution before this step. */
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
