/** Marks of a search: places from which it can be told again, evenly spread over the tree. Knows no page. */

/** More marks are thinned out. */
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
        this.told = START;
    }

    /** A stream begins: what it tells first is told whole. */
    begin() {
        this.told = START;
        this.stopped = '';
    }

    /** A line of a walk. */
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

    /** A mark as what it adds to the one told before: five figures, how many levels stay, then item, option, steps of each level. */
    addMark([steps, choices, nodes, solutions, dead, keep, ...levels]) {
        const {told} = this;
        const mark = {
            step: told.step + steps,
            choice: told.choice + choices,
            nodes: told.nodes + nodes,
            solutions: told.solutions + solutions,
            dead: told.dead + dead,
            path: told.path.slice(0, 2 * keep),
            since: told.since.slice(0, keep)
        };
        for (let i = 0; i < levels.length; i += 3) {
            mark.path.push(levels[i], levels[i + 1]);
            mark.since.push((mark.since.at(-1) ?? 0) + levels[i + 2]);
        }
        this.told = mark;
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

    /** Whether the whole tree has been seen. */
    get complete() {
        return this.stopped === 'EXHAUSTED';
    }

    get lastMark() {
        return this.list[this.list.length - 1];
    }

    /** The last mark at or before a step. */
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

    /** The step of the last mark behind a step that lies inside something that ends once. */
    lastInside(step, inside) {
        let last = step;
        for (let i = this.placeBefore(step) + 1; i < this.list.length && inside(this.list[i]); i++) {
            last = this.list[i].step;
        }
        return last;
    }

    /** What lies between neighbouring marks, from the one of a step on. */
    intervals(step) {
        const found = [];
        for (let i = Math.max(0, this.placeBefore(step)); i < Math.max(1, this.list.length); i++) {
            found.push(this.interval(i));
        }
        return found;
    }

    /** The same backward. */
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

    /** The end of the search, as a mark. Nobody has told its dead ends. */
    total() {
        return {step: this.steps + 1, nodes: this.nodes, solutions: this.solutions, dead: Infinity, path: [], since: []};
    }

    /**
     * The tree as boxes: each stands for an option taken at a level and reaches over the steps below it. Neighbours with the
     * same way are one box; levels at which nothing differs are left out.
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

    /** The first level at which two marks have other options; the last levels where there is none. */
    firstDifference() {
        const longest = this.list.reduce((deep, mark) => mark.since.length > deep.since.length ? mark : deep, START);
        const deepest = longest.since.length;
        let first = deepest;
        for (const mark of this.list) { // two that differ cannot both be as the longest is
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

    /** Steps near which solutions lie. */
    solutionTicks() {
        const end = this.total();
        return this.list
            .filter((mark, i) => (this.list[i + 1] ?? end).solutions > mark.solutions)
            .map(mark => mark.step);
    }
}
