/** A search to be watched: steps by windows, pictures of what has been taken. */

/** Steps of a window: what `steps` gives at most. */
const WINDOW = 1024;

/** A search from its first step on, as far as the board is concerned: each move is what is taken then. */
export class Moves {
    /** @param ask promises the answer of `steps` to `{first, count}` */
    constructor(ask) {
        this.ask = ask;
        this.first = 1;
        this.taken = [];
        this.steps = [];
    }

    /** The next move: `{taken, isSolution}`; undefined when all has been searched. */
    async next() {
        for (;;) {
            if (this.steps.length === 0) {
                if (this.hasEnded) {
                    return undefined;
                }
                await this.load();
                continue;
            }
            const [kind, , option] = this.steps.shift();
            if (kind === 't') {
                this.taken.push(option);
                return {taken: [...this.taken], isSolution: false};
            }
            if (kind === 'd') {
                this.taken.pop();
                if (this.steps[0]?.[0] !== 't') { // what is taken at once in its place is one move
                    return {taken: [...this.taken], isSolution: false};
                }
            }
            if (kind === 's') {
                return {taken: [...this.taken], isSolution: true};
            }
        }
    }

    async load() {
        const told = await this.ask({strategy: 'mrv', first: this.first, count: WINDOW});
        this.steps = told.steps;
        this.first += told.steps.length;
        this.hasEnded = told.ended !== null || told.steps.length === 0;
    }
}

/** Goes on by itself while it is seen, wanted and allowed to. */
export class Ticker {
    /** @param tick promises how many milliseconds to wait then, or undefined at the end */
    constructor(tick, onChange) {
        this.tick = tick;
        this.onChange = onChange;
        this.isWanted = false;
        this.isSeen = true;
        this.turn = 0;
    }

    want(isWanted) {
        this.isWanted = isWanted;
        this.change();
    }

    see(isSeen) {
        this.isSeen = isSeen;
        this.change();
    }

    change() {
        this.onChange(this.isWanted);
        if (this.isWanted && this.isSeen) {
            if (!this.isRunning) {
                this.run();
            }
        }
    }

    async run() {
        this.isRunning = true;
        try {
            while (this.isWanted && this.isSeen) {
                const millis = await this.tick();
                if (millis === undefined) {
                    this.isWanted = false;
                    break;
                }
                await new Promise(resolve => setTimeout(resolve, millis));
            }
        } finally {
            this.isRunning = false;
            this.onChange(this.isWanted);
        }
    }
}
