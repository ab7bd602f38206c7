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
        if (before?.model !== now.model) {
            this.done = [];
            this.undone = [];
        } else if (!this.isMoving && JSON.stringify(before) !== JSON.stringify(now)) {
            this.done = [...this.done, before].slice(-MOST);
            this.undone = [];
        }
        this.isMoving = false;
    }

    get isEmpty() {
        return this.done.length === 0 && !this.page.error;
    }

    undo() {
        const {page} = this;
        if (page.error && page.request) {
            this.move(page.request); // the text that could not be read
        } else if (this.done.length > 0) {
            this.undone.push(page.request);
            this.move(this.done.pop());
        }
    }

    redo() {
        if (this.undone.length > 0) {
            this.done.push(this.page.request);
            this.move(this.undone.pop());
        }
    }

    move(to) {
        this.isMoving = true;
        this.page.rewrite(to);
    }
}
