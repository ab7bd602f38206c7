/** Covers, positions in them, and the effect of a step on every item and option. Independent of the page. */

/** Stands for a missing item, option or color. */
export const NONE = -1;

/** The marks of columns and rows; the codes in a scene are indices into this list. */
export const MARKS = ['LEFT', 'GONE', 'CHOSEN', 'COVERED', 'SHARED', 'STUCK', 'HOLDS', 'TRIED', 'TAKEN', 'CONFLICT'];

/** The letters of `dlx trace`, by the names of the marks. */
export const Mark = {
    LEFT: ' ', GONE: '', CHOSEN: 'c', COVERED: 'x', SHARED: '+', STUCK: '!', HOLDS: 'i', TRIED: '-', TAKEN: '*', CONFLICT: 'o'
};

const [LEFT, GONE, CHOSEN, COVERED, SHARED, STUCK, HOLDS, TRIED, TAKEN, CONFLICT] = MARKS.keys();

/** A cover as sent by the server. Items, options, nodes and colors have numbers from 0. */
export class Cover {
    constructor(reply) {
        this.items = reply.items;
        this.options = reply.options;
        this.pins = reply.pins;
        this.bans = reply.bans;
        this.hasColors = reply.colors;
        this.hasMultiplicities = reply.multiplicities;
        this.isShared = reply.colors || reply.multiplicities;
        this.names = reply.names;
        this.labels = reply.labels || [];
        this.start = Int32Array.from(reply.start);
        this.itemAt = Int32Array.from(reply.item);
        this.colors = reply.color ? Int32Array.from(reply.color, color => color - 1) : undefined;
        this.colorNames = reply.colorNames || [];
        this.primary = new Uint8Array(reply.items).fill(1);
        reply.secondary.forEach(item => {
            this.primary[item] = 0;
        });
        this.leastOf = reply.least;
        this.mostOf = reply.most;
        this.makeLists();
        this.begin = undefined;
    }

    /** Lists the options of each item in ascending order; the options of item i begin at listStart[i]. */
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

    /** Returns the minimum number of times that an item must be covered. */
    least(item) {
        return this.leastOf ? this.leastOf[item] : this.primary[item];
    }

    /** Returns the maximum number of times that an item may be covered; Infinity without a maximum. */
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

    /** Returns the node of an item in an option, or NONE. */
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

    /** Returns the color that an option gives an item, or NONE. */
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

/** The open items and available options after some options have been taken: a port of dlx.core.view.Position. */
export class Position {
    constructor(cover, left, open, need, room, count) {
        this.cover = cover;
        this.left = left;
        this.open = open;
        this.needs = need;
        this.rooms = room;
        this.count = count;
    }

    /** Returns the position in which the givens are taken. */
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
                if (room[item] === 0) { // no option may contain the item
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

    /** Takes an option: covers its items and drops every option that it excludes. */
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

    /** Takes an option of the chosen item, or NONE. The options tried before it are dropped, because the search is done with them. */
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

    /** Returns true if an item cannot change any more. With colors or multiplicities, also for open items without demand and options. */
    isDone(item) {
        return !this.open[item] || this.cover.isShared && this.needs[item] === 0 && this.count[item] === 0;
    }

    /** Returns how often an item must still be covered: '2', '1:3', '0+'; empty without multiplicities. */
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
 * Returns the marks of every item (columns) and option (rows) at a step, as codes of MARKS. `before` is the position before
 * the step, `after` the position after it; they are the same object unless an option is taken.
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

/** Number of levels between two stored positions of a path. */
const KEPT_EVERY = 16;

/** Returns the position before a step: everything above its level is taken. Stores positions on the path for the next step. */
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

/** Marks rows. Options of the chosen item are tried in the order of the cover, so options above the current one were tried before. */
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

/** Returns the open items that still must be covered, fewest options first: the reason for a choice. */
export function choices(cover, position) {
    const found = [];
    for (let item = 0; item < cover.items; item++) {
        if (position.isDemanded(item)) {
            found.push({item, left: position.optionsLeft(item)});
        }
    }
    return found.sort((a, b) => a.left - b.left || a.item - b.item);
}
