/** A search to watch: windows of steps, and pictures of the options taken. */

/** Maximum number of steps per window of `steps`. */
const WINDOW = 1024;

/** The moves of a search from its first step on: changes of the board. */
export class Moves {
    /** @param ask promises the reply of `steps` to `{first, count}` */
    constructor(ask) {
        this.ask = ask;
        this.first = 1;
        this.taken = [];
        this.steps = [];
    }

    /** Returns the next move: `{taken, isSolution}`; undefined at the end of the search. */
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
                if (this.steps[0]?.[0] !== 't') { // an option that is replaced at once is one move
                    return {taken: [...this.taken], isSolution: false};
                }
            }
            if (kind === 's') {
                return {taken: [...this.taken], isSolution: true};
            }
        }
    }

    async load() {
        const reply = await this.ask({strategy: 'mrv', first: this.first, count: WINDOW});
        this.steps = reply.steps;
        this.first += reply.steps.length;
        this.hasEnded = reply.ended !== null || reply.steps.length === 0;
    }
}

/** Calls a function repeatedly while it is visible and wanted. */
export class Ticker {
    /** @param tick promises the milliseconds until the next call, or undefined at the end */
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
