/** Marks of a search: points from which its steps can be replayed, evenly spread over the tree. Independent of the page. */

/** Maximum number of marks; beyond it, every other mark is dropped. */
export const MOST = 1024;

const START = {step: 1, choice: 0, nodes: 1, solutions: 0, dead: 0, path: [], since: []};

export class Marks {
    constructor() {
        this.list = [];
        this.gap = 1;
        this.share = 0;
        this.steps = 0;
        this.nodes = 1;
        this.solutions = 0;
        this.millis = 0;
        this.stopped = '';
        this.received = START;
    }

    /** Prepares for a new stream, whose first mark is complete, not a difference. */
    begin() {
        this.received = START;
        this.stopped = '';
    }

    /** Adds a line of a stream. */
    add(line) {
        if (line.type === 'marks') {
            this.widen(line.gap);
            line.marks.forEach(numbers => this.addMark(numbers));
        } else if (line.type === 'progress') {
            this.known(line, line.share);
        } else if (line.type === 'status') {
            this.known(line, line.stopped === 'EXHAUSTED' ? 1 : this.share);
            this.stopped = line.stopped;
        }
    }

    known(line, share) {
        this.share = share;
        this.steps = line.steps;
        this.nodes = line.nodes;
        this.solutions = Number(line.solutions);
        this.millis = line.millis;
    }

    /** Adds a mark, sent as its difference from the mark before: five figures, the number of kept levels, then item, option, steps per level. */
    addMark([steps, choices, nodes, solutions, dead, keep, ...levels]) {
        const {received} = this;
        const mark = {
            step: received.step + steps,
            choice: received.choice + choices,
            nodes: received.nodes + nodes,
            solutions: received.solutions + solutions,
            dead: received.dead + dead,
            path: received.path.slice(0, 2 * keep),
            since: received.since.slice(0, keep)
        };
        for (let i = 0; i < levels.length; i += 3) {
            mark.path.push(levels[i], levels[i + 1]);
            mark.since.push((mark.since.at(-1) ?? 0) + levels[i + 2]);
        }
        this.received = mark;
        if (mark.choice % this.gap === 0 && mark.step > (this.lastMark?.step ?? 0)) {
            this.list.push(mark);
            if (this.list.length > MOST) {
                this.widen(2 * this.gap);
            }
        }
        this.steps = Math.max(this.steps, mark.step - 1);
        this.nodes = Math.max(this.nodes, mark.nodes);
        this.solutions = Math.max(this.solutions, mark.solutions);
    }

    widen(gap) {
        if (gap > this.gap) {
            this.gap = gap;
            this.list = this.list.filter(mark => mark.choice % gap === 0);
        }
    }

    /** True if the whole tree has been searched. */
    get complete() {
        return this.stopped === 'EXHAUSTED';
    }

    get lastMark() {
        return this.list[this.list.length - 1];
    }

    /** Returns the last mark at or before a step. */
    before(step) {
        const place = this.placeBefore(step);
        return place < 0 ? START : this.list[place];
    }

    placeBefore(step) {
        let low = 0;
        let high = this.list.length;
        while (low < high) {
            const middle = low + high >> 1;
            if (this.list[middle].step <= step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    /** Returns the step of the last mark after a step that still lies inside a subtree. */
    lastInside(step, inside) {
        let last = step;
        for (let i = this.placeBefore(step) + 1; i < this.list.length && inside(this.list[i]); i++) {
            last = this.list[i].step;
        }
        return last;
    }

    /** Returns the intervals between neighboring marks, from the interval of a step on. */
    intervals(step) {
        const found = [];
        for (let i = Math.max(0, this.placeBefore(step)); i < Math.max(1, this.list.length); i++) {
            found.push(this.interval(i));
        }
        return found;
    }

    /** Returns the intervals backward, from the interval before a step on. */
    intervalsBefore(step) {
        const found = [];
        for (let i = Math.max(0, this.placeBefore(step - 1)); i >= 0; i--) {
            found.push(this.interval(i));
        }
        return found;
    }

    interval(i) {
        const first = i < this.list.length ? this.list[i] : START;
        const last = this.list[i + 1] ?? (this.complete ? this.total() : undefined);
        return {from: first.step, to: last ? last.step : Infinity, first, last};
    }

    /** Returns the end of the search as a mark. Its dead ends are unknown. */
    total() {
        return {step: this.steps + 1, nodes: this.nodes, solutions: this.solutions, dead: Infinity, path: [], since: []};
    }

    /**
     * Returns the tree as boxes. Each box is an option taken at a level; it spans the steps below that option. Neighbors
     * with the same path are one box; levels without a difference are left out.
     */
    boxes(levels = 24) {
        const skipped = this.firstDifference();
        const boxes = [];
        const open = [];
        const end = this.total();
        this.list.forEach((mark, i) => {
            const next = this.list[i + 1] ?? end;
            const holds = next.solutions > mark.solutions;
            for (let level = skipped; level < skipped + levels; level++) {
                const box = open[level - skipped];
                const option = mark.path[2 * level + 1];
                if (level >= mark.since.length) {
                    open.length = Math.min(open.length, level - skipped);
                    break;
                }
                if (box && box.since === mark.since[level] && box.option === option) {
                    box.to = next.step;
                    box.solutions ||= holds;
                } else {
                    open.length = level - skipped;
                    open.push({
                        level, from: mark.step, to: next.step, item: mark.path[2 * level], option,
                        since: mark.since[level], solutions: holds
                    });
                    boxes.push(open[level - skipped]);
                }
            }
        });
        return boxes;
    }

    /** Returns the first level at which two marks have different options; the last 24 levels if no marks differ. */
    firstDifference() {
        const longest = this.list.reduce((deep, mark) => mark.since.length > deep.since.length ? mark : deep, START);
        const deepest = longest.since.length;
        let first = deepest;
        for (const mark of this.list) { // if two marks differ, one of them differs from the longest
            const end = Math.min(first, mark.since.length);
            let level = 0;
            while (level < end && mark.since[level] === longest.since[level]
                    && mark.path[2 * level + 1] === longest.path[2 * level + 1]) {
                level++;
            }
            first = level < end ? level : first;
        }
        return first < deepest ? first : Math.max(0, deepest - 24);
    }

    /** Returns steps near which solutions were found. */
    solutionTicks() {
        const end = this.total();
        return this.list
            .filter((mark, i) => (this.list[i + 1] ?? end).solutions > mark.solutions)
            .map(mark => mark.step);
    }
}
