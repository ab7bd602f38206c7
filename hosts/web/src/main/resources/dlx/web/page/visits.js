/** Keeps the puzzle and the step in the address bar and the history of the browser, so that nothing is lost. */

import {Keeping} from './keeping.js';
import {LONGEST, keptPart, partsOf, puzzlePart, withStep} from './share.js';

/** Minimum milliseconds between two changes of the address: browsers allow about a hundred in half a minute. */
const PAUSE_MILLIS = 500;

/** The model whose example is shown first, because most users know it. */
const FIRST = 'sudoku';

/** Maximum length of the puzzle's part of the address; the step follows it. */
const MOST_LETTERS = LONGEST - 30;

/**
 * Writes addresses and entries of the history. The address holds the puzzle read last, and the step. The entry also holds
 * the current text, even if it cannot be read.
 */
export class Visits {
    constructor(page, keeping = new Keeping()) {
        this.page = page;
        this.keeping = keeping;
        this.part = '';
        this.visit = 0;
        this.written = -PAUSE_MILLIS;
        this.isLong = false;
    }

    /** True if the address does not show the current state yet. */
    get isBehind() {
        return this.timer !== undefined || Boolean(this.isPressing);
    }

    /** Returns the puzzle of the address, else the first puzzle to show, and a complaint if the address is wrong. */
    async wanted() {
        this.visit++;
        this.forget();
        const {page} = this;
        const {models} = page;
        const linked = await partsOf(location.hash);
        if (page.isRecording) {
            return {...page.server.start, step: linked?.step ?? 0};
        }
        const model = models.find(known => known.id === linked?.model);
        if (!model) {
            const first = models.find(known => known.id === (page.server.opens ?? FIRST)) ?? models[0];
            return first && {
                model: first.id, text: first.example, settings: {}, pins: [], step: 0,
                complaint: linked && `${linked.model === undefined ? 'This link does not name a model' : `The model “${linked.model}” was not found`}; below is ${first.id}.`
            };
        }
        return this.wantedOf(model, linked);
    }

    async wantedOf(model, linked) {
        const kept = linked.kept && this.keeping.get(linked.kept);
        const puzzle = kept ? {...await partsOf(kept, undefined, Infinity), step: linked.step, strategy: linked.strategy} : linked;
        const state = history.state?.model === model.id ? history.state : undefined;
        const draft = state && {text: state.text, settings: state.settings};
        if (puzzle.model === model.id && puzzle.text !== undefined) {
            const isSame = draft?.text === puzzle.text && sameSettings(draft.settings, puzzle.settings);
            return {...puzzle, draft: isSame ? undefined : draft};
        }
        if (draft) {
            return {...linked, ...draft};
        }
        const isPromised = linked.isBroken || linked.kept;
        return {
            ...linked, text: model.example, settings: {}, pins: [], step: 0, complaint: !isPromised ? undefined
                : linked.kept ? `The puzzle of this link is too long for an address and is not stored in this browser; below is the example of ${model.id}.`
                    : `The puzzle in this link cannot be read, perhaps because the link was cut off; below is the example of ${model.id}.`
        };
    }

    /** Writes the puzzle that was read into the address. */
    async read() {
        const {page, visit} = this;
        const {request, strategy} = page;
        if (page.isRecording) {
            this.part = '#recorded';
            return;
        }
        this.isPressing = request;
        const part = await puzzlePart({...request, strategy});
        if (request === this.isPressing) {
            this.isPressing = undefined;
        }
        if (request === page.request && strategy === page.strategy && visit === this.visit) {
            this.isLong = part.length > MOST_LETTERS;
            this.part = this.isLong ? keptPart({...request, strategy}, page.puzzle.id) : part;
            if (this.isLong) {
                this.keeping.put(page.puzzle.id, part);
            }
            this.write();
        }
    }

    /** Schedules a change of the address, after the step or the text has changed. */
    change() {
        if (this.timer === undefined && (this.part || !this.page.isRecording)) {
            const wait = Math.max(0, this.written + PAUSE_MILLIS - performance.now());
            this.timer = setTimeout(() => this.write(), wait);
        }
    }

    /** Finishes the current entry of the history before another puzzle is shown, so that going back leads to it. */
    leave() {
        this.write();
        this.visit++;
    }

    /** Adds an entry for another puzzle, which is still to be read. */
    enter() {
        this.part = `#model=${encodeURIComponent(this.page.model.id)}`;
        this.attempt(state => history.pushState(state, '', this.part));
    }

    /** Writes the address and the entry. */
    write() {
        this.forget();
        this.written = performance.now();
        const address = this.part ? withStep(this.part, this.page.play.wish) : location.href;
        this.attempt(state => history.replaceState(state, '', address));
        this.page.mark();
    }

    attempt(change) {
        const {model, text, settings, isRecording} = this.page;
        try {
            change(isRecording || !model ? null : {model: model.id, text, settings});
        } catch {
            // too many changes for the browser, or the text is too long: the next change is written
        }
    }

    forget() {
        clearTimeout(this.timer);
        this.timer = undefined;
    }
}

function sameSettings(one, other) {
    const plain = settings => JSON.stringify(Object.entries(settings ?? {}).filter(([, value]) => value !== '').sort());
    return plain(one) === plain(other);
}
