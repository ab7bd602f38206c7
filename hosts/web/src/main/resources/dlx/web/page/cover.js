/** Covers, positions in them, and what a step of a search does to every item and option. Knows no page. */

/** No item, no option, no color. */
export const NONE = -1;

/** What happens to a column or a row; the codes of a scene are places in this list. */
export const MARKS = ['LEFT', 'GONE', 'CHOSEN', 'COVERED', 'SHARED', 'STUCK', 'HOLDS', 'TRIED', 'TAKEN', 'CONFLICT'];

/** The letters of `dlx trace`, by the names of marks. */
export const Mark = {
    LEFT: ' ', GONE: '', CHOSEN: 'c', COVERED: 'x', SHARED: '+', STUCK: '!', HOLDS: 'i', TRIED: '-', TAKEN: '*', CONFLICT: 'o'
};

const [LEFT, GONE, CHOSEN, COVERED, SHARED, STUCK, HOLDS, TRIED, TAKEN, CONFLICT] = MARKS.keys();

/** A cover as the server tells it. Items, options, nodes and colors have numbers from 0. */
export class Cover {
    constructor(told) {
        this.items = told.items;
        this.options = told.options;
        this.pins = told.pins;
        this.bans = told.bans;
        this.hasColors = told.colors;
        this.hasMultiplicities = told.multiplicities;
        this.isShared = told.colors || told.multiplicities;
        this.names = told.names;
        this.labels = told.labels || [];
        this.start = Int32Array.from(told.start);
        this.itemAt = Int32Array.from(told.item);
        this.colors = told.color ? Int32Array.from(told.color, color => color - 1) : undefined;
        this.colorNames = told.colorNames || [];
        this.primary = new Uint8Array(told.items).fill(1);
        told.secondary.forEach(item => {
            this.primary[item] = 0;
        });
        this.leastOf = told.least;
        this.mostOf = told.most;
        this.makeLists();
        this.begin = undefined;
    }

    /** The options of each item, ascending: those of item i from listStart[i] on. */
    makeLists() {
        this.listStart = new Int32Array(this.items + 1);
        this.itemAt.forEach(item => this.listStart[item + 1]++);
        for (let item = 0; item < this.items; item++) {
            this.listStart[item + 1] += this.listStart[item];
        }
        const next = this.listStart.slice();
        this.optionList = new Int32Array(this.itemAt.length);
        this.nodeInList = new Int32Array(this.itemAt.length);
        for (let option = 0; option < this.options; option++) {
            for (let node = this.start[option]; node < this.start[option + 1]; node++) {
                const place = next[this.itemAt[node]]++;
                this.optionList[place] = option;
                this.nodeInList[place] = node;
            }
        }
    }

    name(item) {
        return this.names[item];
    }

    label(option) {
        return this.labels[option] ?? String(option + 1);
    }

    hasLabel(option) {
        return this.labels[option] !== undefined;
    }

    isPrimary(item) {
        return this.primary[item] === 1;
    }

    /** How often an item must be covered at least. */
    least(item) {
        return this.leastOf ? this.leastOf[item] : this.primary[item];
    }

    /** How often an item may be covered; Infinity if any number will do. */
    most(item) {
        const most = this.mostOf ? this.mostOf[item] : 1;
        return most === NONE ? Infinity : most;
    }

    color(node) {
        return this.colors ? this.colors[node] : NONE;
    }

    colorName(color) {
        return this.colorNames[color];
    }

    /** The node of an item in an option, or NONE. */
    nodeOf(option, item) {
        for (let node = this.start[option]; node < this.start[option + 1]; node++) {
            if (this.itemAt[node] === item) {
                return node;
            }
        }
        return NONE;
    }

    holds(option, item) {
        return this.nodeOf(option, item) !== NONE;
    }

    /** The color that an option gives to an item, or NONE. */
    colorOf(option, item) {
        const node = this.nodeOf(option, item);
        return node === NONE ? NONE : this.color(node);
    }

    optionsOf(item) {
        return this.optionList.subarray(this.listStart[item], this.listStart[item + 1]);
    }

    itemsOf(option) {
        return this.itemAt.subarray(this.start[option], this.start[option + 1]);
    }
}

/** Which items are open and which options are left when some have been taken: a port of dlx.core.view.Position. */
export class Position {
    constructor(cover, left, open, need, room, count) {
        this.cover = cover;
        this.left = left;
        this.open = open;
        this.needs = need;
        this.rooms = room;
        this.count = count;
    }

    /** What is given, taken. */
    static start(cover) {
        if (!cover.begin) {
            const need = new Int32Array(cover.items);
            const room = new Float64Array(cover.items);
            const count = new Int32Array(cover.items);
            for (let item = 0; item < cover.items; item++) {
                need[item] = cover.isPrimary(item) ? cover.least(item) : 0;
                room[item] = cover.most(item);
                count[item] = cover.listStart[item + 1] - cover.listStart[item];
            }
            cover.begin = new Position(
                cover, new Uint8Array(cover.options).fill(1), Uint8Array.from(room, most => (most > 0 ? 1 : 0)), need, room, count);
            for (let item = 0; item < cover.items; item++) {
                if (room[item] === 0) { // nothing may hold it
                    cover.optionsOf(item).forEach(option => cover.begin.drop(option));
                }
            }
            cover.bans.forEach(option => cover.begin.drop(option));
            cover.pins.forEach(option => cover.begin.take(option));
        }
        return cover.begin;
    }

    copy() {
        return new Position(
            this.cover, this.left.slice(), this.open.slice(), this.needs.slice(), this.rooms.slice(), this.count.slice());
    }

    isOpen(item) {
        return this.open[item] === 1;
    }

    isLeft(option) {
        return this.left[option] === 1;
    }

    optionsLeft(item) {
        return this.count[item];
    }

    need(item) {
        return this.needs[item];
    }

    room(item) {
        return this.rooms[item];
    }

    isDemanded(item) {
        return this.needs[item] > 0;
    }

    /** Takes an option: its items are covered, and every option that it excludes goes. */
    take(option) {
        const {cover} = this;
        for (let node = cover.start[option]; node < cover.start[option + 1]; node++) {
            const item = cover.itemAt[node];
            if (cover.color(node) < 0 && this.open[item]) {
                this.rooms[item]--;
                this.open[item] = this.rooms[item] > 0 ? 1 : 0;
                this.needs[item] = Math.max(0, this.needs[item] - 1);
            }
        }
        this.drop(option);
        for (let node = cover.start[option]; node < cover.start[option + 1]; node++) {
            const item = cover.itemAt[node];
            const color = cover.color(node);
            if (color >= 0 || !this.open[item]) {
                for (let k = cover.listStart[item]; k < cover.listStart[item + 1]; k++) {
                    if (this.left[cover.optionList[k]] && (color < 0 || cover.color(cover.nodeInList[k]) !== color)) {
                        this.drop(cover.optionList[k]);
                    }
                }
            }
        }
    }

    /** Drops an option: it may not be taken any more. */
    drop(option) {
        if (this.left[option]) {
            const {cover} = this;
            this.left[option] = 0;
            for (let node = cover.start[option]; node < cover.start[option + 1]; node++) {
                this.count[cover.itemAt[node]]--;
            }
        }
    }

    /** Takes an option of the chosen item, or none; those before it, which were tried, are banned where it does not exclude them. */
    choose(item, option) {
        const {cover} = this;
        const tried = [];
        for (let k = cover.listStart[item]; k < cover.listStart[item + 1]; k++) {
            const other = cover.optionList[k];
            if (this.left[other] && (option === NONE || other < option)) {
                tried.push(other);
            }
        }
        if (option !== NONE) {
            this.take(option);
        }
        tried.forEach(other => this.drop(other));
    }

    /** Whether nothing can happen to an item any more. One that options share is not closed by them. */
    isDone(item) {
        return !this.open[item] || this.cover.isShared && this.needs[item] === 0 && this.count[item] === 0;
    }

    /** How often an item must still be covered: '2', '1:3', '0+'; empty without multiplicities. */
    bounds(item) {
        const {cover} = this;
        if (!cover.hasMultiplicities || !cover.isPrimary(item)) {
            return '';
        }
        const need = this.needs[item];
        if (cover.most(item) > cover.options) {
            return `${need}+`;
        }
        const room = this.rooms[item];
        return need === room ? String(need) : `${need}:${room}`;
    }
}

const TRIES = new Set(['t', 'x']);
const TRIES_NO_MORE = new Set(['l', 'g']);

/**
 * What a step does to every item (columns) and option (rows): codes of MARKS. `before` is the position that the step finds,
 * `after` the one that it makes; the same object where nothing is taken.
 */
export function scene(cover, moment) {
    const columns = new Uint8Array(cover.items);
    const rows = new Uint8Array(cover.options);
    const before = positionAt(cover, moment);
    if (moment.kind === 's') {
        rows.fill(GONE);
        moment.path.forEach(option => {
            if (option !== NONE) {
                rows[option] = TAKEN;
            }
        });
        const start = Position.start(cover);
        columns.forEach((mark, item) => {
            columns[item] = start.isOpen(item) ? LEFT : GONE;
        });
        return {columns, rows, bounds: () => '', before, after: before};
    }
    const tries = TRIES.has(moment.kind);
    const after = tries ? before.copy() : before;
    if (tries) {
        after.choose(moment.item, moment.option);
    }
    paintColumns(cover, moment, before, after, tries, columns);
    paintRows(cover, moment, before, after, tries, rows);
    return {columns, rows, bounds: item => before.isDone(item) ? '' : before.bounds(item), before, after};
}

/** So many levels lie between two positions of a way that are kept. */
const KEPT_EVERY = 16;

/** The position that a step finds: everything above its level taken. Those on the way are kept, for the next step is near. */
export function positionAt(cover, moment) {
    const levels = Math.min(moment.level, moment.path.length);
    cover.trail ??= {path: [], kept: [Position.start(cover)]};
    const {trail} = cover;
    let common = 0;
    while (common < levels && common < trail.path.length && trail.path[common] === moment.path[common]) {
        common++;
    }
    trail.kept.length = Math.floor(common / KEPT_EVERY) + 1;
    trail.path = moment.path.slice(0, levels);
    const position = trail.kept.at(-1).copy();
    for (let level = (trail.kept.length - 1) * KEPT_EVERY; level < levels; level++) {
        position.choose(moment.items[level], moment.path[level]);
        if ((level + 1) % KEPT_EVERY === 0) {
            trail.kept.push(position.copy());
        }
    }
    return position;
}

function paintColumns(cover, moment, before, after, tries, columns) {
    for (let item = 0; item < cover.items; item++) {
        columns[item] = before.isDone(item) ? GONE : LEFT;
    }
    if (tries) {
        for (const item of cover.itemsOf(moment.option)) {
            if (columns[item] === LEFT) {
                columns[item] = after.isOpen(item) ? SHARED : COVERED;
            }
        }
    }
    if (moment.item !== NONE && columns[moment.item] !== GONE) {
        columns[moment.item] = moment.kind === 'g' ? LEFT : CHOSEN;
    }
    if (moment.stuck !== NONE && columns[moment.stuck] !== GONE) {
        columns[moment.stuck] = STUCK;
    }
}

/** Options of the chosen item are tried in the order of the cover: those above the current one were before. */
function paintRows(cover, moment, before, after, tries, rows) {
    for (let option = 0; option < cover.options; option++) {
        rows[option] = !before.left[option] ? GONE : after.left[option] ? LEFT : CONFLICT;
    }
    if (moment.item === NONE) {
        return;
    }
    const triedUpTo = TRIES_NO_MORE.has(moment.kind) ? Infinity : moment.option;
    const holds = !tries || before.room(moment.item) === 1;
    for (const option of cover.optionsOf(moment.item)) {
        if (before.left[option]) {
            if (tries && option === moment.option) {
                rows[option] = TAKEN;
            } else if (option <= triedUpTo) {
                rows[option] = TRIED;
            } else if (holds) {
                rows[option] = HOLDS;
            }
        }
    }
}

/** The open primary items that need an option, those with fewest options first: why one of them is chosen. */
export function choices(cover, position) {
    const found = [];
    for (let item = 0; item < cover.items; item++) {
        if (position.isDemanded(item)) {
            found.push({item, left: position.optionsLeft(item)});
        }
    }
    return found.sort((a, b) => a.left - b.left || a.item - b.item);
}
