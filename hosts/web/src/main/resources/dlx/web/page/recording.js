/** A search that was recorded: answers what the page asks of a server, from one object. */

const BOARD_KEYS = 64;

/** The pictures of a recording: each is told by what it has in common with the one before. */
class Boards {
    constructor(told) {
        this.lines = told.lines;
        this.told = told.boards;
        this.known = new Map();
    }

    /** The numbers of the lines of a picture. */
    numbers(board) {
        if (this.known.has(board)) {
            return this.known.get(board);
        }
        let from = board;
        while (from % BOARD_KEYS !== 0 && !this.known.has(from)) {
            from--;
        }
        let numbers = this.known.get(from) || this.told[from].slice(2);
        for (let next = from + 1; next <= board; next++) {
            const [head, tail, ...own] = this.told[next];
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

/** Options in any order. */
function keyOf(options) {
    return [...options].sort((a, b) => a - b).join();
}

/** The options that are taken behind each step that takes one, as a key; the first such step has board 1. */
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
    constructor(told) {
        this.told = told;
        this.pins = new Set(told.puzzle.pins);
        this.boards = boardsOf(told.steps);
        this.svg = told.svg ? new Boards(told.svg) : undefined;
        this.text = told.text ? new Boards(told.text) : undefined;
    }

    /** From base64 of a deflated JSON text. */
    static async read(base64) {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
        const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        return new Recording(JSON.parse(await new Response(inflated).text()));
    }

    /** What a server never has: the puzzle cannot be changed, and nothing more can be asked. */
    get isRecording() {
        return true;
    }

    get start() {
        return {model: this.told.model.id, text: this.told.source, settings: this.told.settings, strategy: this.told.strategy};
    }

    async models() {
        return {models: [this.told.model], strategies: [this.told.strategy], version: this.told.version};
    }

    async open() {
        return this.told.puzzle;
    }

    async labels(id, options) {
        return {labels: options.map(option => this.told.puzzle.labels?.[option] ?? `option ${option + 1}`)};
    }

    async picture(id, options) {
        const board = this.boards.get(keyOf(options.filter(option => !this.pins.has(option))));
        return {
            svg: board < this.svg?.told.length ? this.svg.text(board) : null,
            text: board < this.text?.told.length ? this.text.text(board) : null,
            areas: this.told.areas?.[options.at(-1)] ?? []
        };
    }

    async walk(id, request, onLine) {
        this.told.walk.forEach(onLine);
    }

    async steps(id, request) {
        return this.window(request.first, request.count);
    }

    /** A window of the steps, with what holds before its first one. */
    window(first, count) {
        const steps = this.told.steps;
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
        const told = steps.slice(first - 1, first - 1 + count);
        const ended = first - 1 + told.length >= steps.length;
        return {first, nodes, solutions, path, since, steps: told, ended: ended ? 'EXHAUSTED' : null, last: steps.length};
    }

    async solutions(id, request) {
        const all = this.told.solutions.slice(request.first - 1, request.first - 1 + request.count);
        const solutions = await Promise.all(all.map(async options => ({options, ...await this.picture(id, options)})));
        return {first: request.first, solutions, stopped: request.first - 1 + all.length < this.told.solutions.length ? 'VISITOR' : 'EXHAUSTED'};
    }

    /** Why there is no solution is in the file, if a coloring shows it. */
    get explains() {
        return Boolean(this.told.explanation);
    }

    async answer(id, request) {
        if (request.question === 'explain' && this.explains) {
            return this.told.explanation;
        }
        throw new Error('This is a recorded search; nothing more can be asked of it. `dlx serve` opens the whole page.');
    }
}
