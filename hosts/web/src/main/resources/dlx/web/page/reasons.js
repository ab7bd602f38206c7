/** Requests for hints and explanations. */

import {address} from './board.js';
import {explanationScene, hintScene, numbers} from './hints.js';

/** The maximum number of steps of a path that the server draws. */
const MOST_STEPS = 1000;

/** The hint or explanation that replaces the tree. */
export class Reasons {
    constructor(page) {
        this.page = page;
    }

    /** Removes the hint or explanation, and its board. */
    clear() {
        this.page.views.preview = undefined;
        this.page.note = '';
        if (this.shown) {
            this.shown = undefined;
            this.page.draw();
        }
    }

    async hint(at) {
        const known = this.shown?.kind === 'hint' ? this.shown : undefined;
        this.page.views.toHint();
        if (known && at >= 0 && (at < known.steps.length || known.isWhole)) {
            this.showHint({...known, at: Math.min(at, known.steps.length - 1)});
            return;
        }
        const most = Math.min(MOST_STEPS, Math.max(4, 2 * at));
        await this.about('Looking for the next step …', {question: 'path', steps: most, pictures: true, board: true, seconds: 10}, reply =>
            this.showHint({
                kind: 'hint', steps: reply.steps, at: Math.min(Math.max(0, at), Math.max(0, reply.steps.length - 1)), words: reply.words,
                verdict: reply.verdict, isWhole: reply.verdict !== 'unknown' || reply.steps.length < most || most === MOST_STEPS
            }));
    }

    showHint(reason) {
        this.shown = reason;
        const {cover, puzzle} = this.page;
        const step = reason.steps[reason.at];
        const before = reason.steps.slice(0, reason.at).filter(one => one.kind === 'forced').map(one => one.option - 1);
        this.show(step ?? {}, [...puzzle.pins, ...before]);
        this.board = step ? this.board : undefined; // without a step the board stays as it is
        this.scene = cover && step ? hintScene(cover, reason.steps, reason.at) : undefined;
        this.page.draw();
    }

    /** Shows the board of a reason instead of the board of the step, which may reveal the answer. */
    show({svg, text, words}, options) {
        if (this.url) {
            URL.revokeObjectURL(this.url);
        }
        this.url = svg ? address(svg) : undefined;
        this.board = {svg, url: this.url, text: svg ? words?.[0] : text, options};
    }

    explain() {
        return this.look('explain', 'Looking for reasons …');
    }

    /** Shows which givens are redundant, wrong or missing. */
    minimal() {
        return this.look('minimal', 'Looking for givens that are not needed …');
    }

    async look(kind, busy) {
        this.page.views.turnTo('steps', 'tree');
        await this.about(busy, {question: 'explain', minimal: kind === 'minimal', picture: true, board: true, seconds: 5}, answer => {
            const options = numbers(answer.nearest ?? answer.givens ?? answer.extraGivens);
            const reply = {...answer, options, items: numbers(answer.items)};
            this.shown = {kind, words: reply.words, reply};
            this.show(kind === 'minimal' ? {...reply, text: reply.board} : reply, options);
            if (kind === 'minimal' && options.length === 0) {
                this.board = undefined;
            }
            this.scene = this.page.cover ? explanationScene(this.page.cover, reply) : undefined;
            this.page.draw();
        });
    }

    async about(busy, request, take) {
        this.page.play.pause();
        const {puzzle} = this.page;
        this.shown = {isBusy: busy};
        this.board = undefined;
        this.scene = undefined;
        this.page.draw();
        try {
            const reply = await this.page.questions.stream(request, () => {});
            if (puzzle === this.page.puzzle) {
                take(reply);
            }
        } catch (problem) {
            this.shown = undefined;
            this.page.fail(problem);
        }
    }

    close() {
        this.page.questions.asking?.abort();
        this.shown = undefined;
        this.page.draw();
    }
}
