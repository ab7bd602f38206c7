/** The search through the whole tree. */

import {Marks} from './marks.js';

const FIRST_WALK_SECONDS = 5;
const MORE_SECONDS = 30;
const RATING_SECONDS = 2;
const SYMMETRY_SECONDS = 1;

/** The search of a puzzle, described by its marks, and the rating and the symmetries of the puzzle. */
export class Search {
    constructor(page) {
        this.page = page;
        this.begin();
    }

    /** Discards the search of the previous puzzle. */
    begin() {
        this.stop();
        this.marks = new Marks();
        this.rating = undefined;
        this.symmetries = undefined;
    }

    stop() {
        this.walking?.abort();
        this.walking = undefined;
        this.comparing?.abort();
        this.comparing = undefined;
    }

    /** Pauses the search while the page is hidden. */
    rest(isAway) {
        if (isAway) {
            this.wasWalking = Boolean(this.walking);
            this.stop();
        } else if (this.wasWalking) {
            this.walk();
        }
    }

    async walk(seconds = FIRST_WALK_SECONDS) {
        if (this.walking || !this.page.puzzle || this.marks.complete) {
            return;
        }
        const {puzzle} = this.page;
        const {marks} = this;
        const stop = new AbortController();
        this.walking = stop;
        this.marks.begin();
        const mark = marks.lastMark;
        this.queued = 0;
        try {
            await this.page.whileOpen(id => this.page.server.walk(id, {
                strategy: this.page.strategy, seconds, ...mark ? {mark, gap: marks.gap} : {}
            }, line => {
                if (puzzle === this.page.puzzle) {
                    this.queued = line.type === 'queued' ? line.place : 0;
                    marks.add(line);
                    this.knowMarks();
                }
            }, stop.signal));
        } catch (problem) {
            if (puzzle === this.page.puzzle) {
                this.page.fail(problem);
            }
        } finally {
            if (this.walking === stop) {
                this.walking = undefined;
                this.knowMarks();
                this.rate().then(() => this.findSymmetries());
            }
        }
    }

    on() {
        this.walk(MORE_SECONDS);
    }

    /** Shows the marks, at most once per frame, because hundreds of lines may arrive. */
    knowMarks() {
        if (!this.knows) {
            this.knows = requestAnimationFrame(() => {
                this.knows = undefined;
                this.page.views.icicle?.know(this.marks);
                this.page.draw(Boolean(this.page.play.playing));
            });
        }
    }

    /** Rates puzzles that have givens or a single solution, after the search. */
    async rate() {
        const isOne = this.marks.complete && this.marks.solutions === 1;
        const isSearched = this.marks.complete || this.marks.stopped;
        if (this.page.isRecording || this.rating || !isSearched || !isOne && !this.page.puzzle?.pins.length) {
            return;
        }
        const {puzzle} = this.page;
        this.isRating = true;
        try {
            const reply = await this.page.questions.stream({question: 'path', rating: true, seconds: RATING_SECONDS}, () => {});
            if (puzzle === this.page.puzzle) {
                this.rating = reply;
                this.page.draw();
            }
        } catch (problem) {
            if (puzzle === this.page.puzzle && problem.name !== 'AbortError') {
                this.rating = undefined;
            }
        } finally {
            this.isRating = false;
            this.page.draw();
        }
    }

    /** Finds the symmetries once, in a request of its own, so that no answer waits for them. */
    async findSymmetries() {
        const {puzzle} = this.page;
        if (this.page.isRecording || this.symmetries || this.comparing) {
            return;
        }
        const stop = new AbortController();
        this.comparing = stop;
        const asked = {question: 'symmetries', seconds: SYMMETRY_SECONDS};
        const reply = await this.page.whileOpen(id => this.page.server.answer(id, asked, () => {}, stop.signal))
            .catch(() => undefined); // the page does without their number
        if (puzzle === this.page.puzzle) {
            this.symmetries = reply;
            this.page.draw();
        }
    }
}
