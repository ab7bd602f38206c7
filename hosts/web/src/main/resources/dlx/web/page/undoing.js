/** Puzzles that were read before: what was typed, into the text or the board, can be taken back. */

const MOST = 200;

export class Undoing {
    constructor(page) {
        this.page = page;
        this.done = [];
        this.undone = [];
    }

    /** A puzzle was read after another one; another model has its own place in the history of the browser. */
    read(before, now) {
        const from = this.target ?? before; // who takes something back may type before that is read
        this.target = undefined;
        if (from?.model !== now.model) {
            this.done = [];
            this.undone = [];
        } else if (JSON.stringify(from) !== JSON.stringify(now)) {
            this.done = [...this.done, from].slice(-MOST);
            this.undone = [];
        }
    }

    /** Keeps a text that could not be read, before a puzzle takes its place. */
    keepTyped() {
        const {request, text, settings, pins} = this.page;
        this.done.push(request);
        this.target = {...request, text, settings, pins};
    }

    get isEmpty() {
        return this.done.length === 0 && !this.page.error;
    }

    undo() {
        const {page} = this;
        if (page.error && page.request) {
            this.move(page.request); // the text that could not be read
        } else if (this.done.length > 0) {
            this.undone.push(this.target ?? page.request);
            this.move(this.done.pop());
        }
    }

    redo() {
        if (this.undone.length > 0) {
            this.done.push(this.target ?? this.page.request);
            this.move(this.undone.pop());
        }
    }

    move(to) {
        this.target = to;
        this.page.rewrite(to);
    }
}
