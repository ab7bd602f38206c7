/** A recorded search: answers the requests of the page from one object instead of a server. */

const BOARD_KEYS = 64;

/** The pictures of a recording, each stored as its difference from the picture before. */
class Boards {
    constructor(data) {
        this.lines = data.lines;
        this.boards = data.boards;
        this.known = new Map();
    }

    /** Returns the line numbers of a picture. */
    numbers(board) {
        if (this.known.has(board)) {
            return this.known.get(board);
        }
        let from = board;
        while (from % BOARD_KEYS !== 0 && !this.known.has(from)) {
            from--;
        }
        let numbers = this.known.get(from) || this.boards[from].slice(2);
        for (let next = from + 1; next <= board; next++) {
            const [head, tail, ...own] = this.boards[next];
            numbers = [...numbers.slice(0, head), ...own, ...numbers.slice(numbers.length - tail)];
        }
        if (this.known.size >= 300) {
            this.known.clear();
        }
        this.known.set(board, numbers);
        return numbers;
    }

    text(board) {
        return this.numbers(board).map(number => this.lines[number]).join('\n');
    }
}

/** Returns a key of a set of options, independent of their order. */
function keyOf(options) {
    return [...options].sort((a, b) => a - b).join();
}

/** Returns the board number of each set of taken options, by its key. The first step that takes an option has board 1. */
function boardsOf(steps) {
    const boards = new Map([['', 0]]);
    const path = [];
    let board = 0;
    for (const step of steps) {
        if (step[0] === 't') {
            path.length = step[1];
            path.push(step[2]);
            board++;
            const key = keyOf(path.filter(option => option !== -1));
            if (!boards.has(key)) {
                boards.set(key, board);
            }
        } else if (step[0] === 'l') {
            path.length = step[1];
            path.push(-1);
        }
    }
    return boards;
}

export class Recording {
    constructor(data) {
        this.data = data;
        this.pins = new Set(data.puzzle.pins);
        this.boards = boardsOf(data.steps);
        this.svg = data.svg ? new Boards(data.svg) : undefined;
        this.text = data.text ? new Boards(data.text) : undefined;
    }

    /** Reads a recording from base64 of a deflated JSON text. */
    static async read(base64) {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
        const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        return new Recording(JSON.parse(await new Response(inflated).text()));
    }

    /** True: a recorded puzzle cannot be changed, and most questions cannot be asked. */
    get isRecording() {
        return true;
    }

    get start() {
        return {model: this.data.model.id, text: this.data.source, settings: this.data.settings, strategy: this.data.strategy};
    }

    async models() {
        return {models: [this.data.model], strategies: [this.data.strategy], version: this.data.version};
    }

    async open() {
        return this.data.puzzle;
    }

    async labels(id, options) {
        return {labels: options.map(option => this.data.puzzle.labels?.[option] ?? `option ${option + 1}`)};
    }

    async picture(id, options) {
        const board = this.boards.get(keyOf(options.filter(option => !this.pins.has(option))));
        return {
            svg: board < this.svg?.boards.length ? this.svg.text(board) : null,
            text: board < this.text?.boards.length ? this.text.text(board) : null,
            areas: this.data.areas?.[options.at(-1)] ?? []
        };
    }

    async walk(id, request, onLine) {
        this.data.walk.forEach(onLine);
    }

    async steps(id, request) {
        return this.window(request.first, request.count);
    }

    /** Returns a window of the steps, with the state of the search before its first step. */
    window(first, count) {
        const steps = this.data.steps;
        const path = [];
        const since = [];
        let nodes = 1;
        let solutions = 0;
        for (let number = 1; number < first && number <= steps.length; number++) {
            const [kind, level, what] = steps[number - 1];
            if (kind === 'c') {
                path.length = 2 * level;
                since.length = level;
                path.push(what);
                since.push(number);
            } else if (kind === 't' || kind === 'l') {
                path.length = 2 * level + 1;
                path.push(kind === 't' ? what : -1);
            } else if (kind === 'd') {
                path.length = 2 * level + 1;
            } else if (kind === 'g') {
                path.length = 2 * level;
                since.length = level;
            }
            nodes += 'txl'.includes(kind) ? 1 : 0;
            solutions += kind === 's' ? 1 : 0;
        }
        const found = steps.slice(first - 1, first - 1 + count);
        const ended = first - 1 + found.length >= steps.length;
        return {first, nodes, solutions, path, since, steps: found, ended: ended ? 'EXHAUSTED' : null, last: steps.length};
    }

    async solutions(id, request) {
        const all = this.data.solutions.slice(request.first - 1, request.first - 1 + request.count);
        const solutions = await Promise.all(all.map(async options => ({options, ...await this.picture(id, options)})));
        return {first: request.first, solutions, stopped: request.first - 1 + all.length < this.data.solutions.length ? 'VISITOR' : 'EXHAUSTED'};
    }

    /** True if the file contains a coloring that proves that there is no solution. */
    get explains() {
        return Boolean(this.data.explanation);
    }

    async answer(id, request) {
        if (request.question === 'explain' && this.explains) {
            return this.data.explanation[0];
        }
        throw new Error('This is a recorded search, which cannot answer other questions. `dlx serve` opens the whole page.');
    }
}
