/** The undo history: puzzles that were read before, so that changes of text or board can be taken back. */

const MOST = 200;

export class Undoing {
    constructor(page) {
        this.page = page;
        this.done = [];
        this.undone = [];
    }

    /** Records that a puzzle was read after another one. A change of the model is recorded by the history of the browser instead. */
    read(before, now) {
        const from = this.target ?? before; // the user may type before an undone puzzle is read
        this.target = undefined;
        if (from?.model !== now.model) {
            this.done = [];
            this.undone = [];
        } else if (JSON.stringify(from) !== JSON.stringify(now)) {
            this.done = [...this.done, from].slice(-MOST);
            this.undone = [];
        }
    }

    /** Stores a text that could not be read before a puzzle replaces it. */
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
