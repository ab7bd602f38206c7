/** What the address bar and the history of the browser say: the puzzle and the step, so that nothing is lost. */

import {Keeping} from './keeping.js';
import {LONGEST, keptPart, partsOf, puzzlePart, withStep} from './share.js';

/** Browsers allow some hundred changes of an address in half a minute. */
const PAUSE_MILLIS = 500;

/** The model that most people know: its example is shown first. */
const FIRST = 'sudoku';

/** The step comes behind the puzzle. */
const MOST_LETTERS = LONGEST - 30;

/**
 * The address holds the puzzle that was read last, and the step. The entry of the history holds the text as it stands in the
 * field besides, which may be none that can be read.
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

    /** Whether the address is behind what is shown. */
    get isBehind() {
        return this.timer !== undefined || Boolean(this.isPressing);
    }

    /** The puzzle in the address, the one that is shown first where there is none, and what is wrong with the address. */
    async wanted() {
        this.visit++;
        this.forget();
        const {page} = this;
        const {models} = page;
        const told = await partsOf(location.hash);
        if (page.isRecording) {
            return {...page.server.start, step: told?.step ?? 0};
        }
        const model = models.find(known => known.id === told?.model);
        if (!model) {
            const first = models.find(known => known.id === (page.server.opens ?? FIRST)) ?? models[0];
            return first && {
                model: first.id, text: first.example, settings: {}, pins: [], step: 0,
                complaint: told && `${told.model === undefined ? 'This link names no model' : `There is no model “${told.model}” here`}; below is ${first.id}.`
            };
        }
        return this.wantedOf(model, told);
    }

    async wantedOf(model, told) {
        const kept = told.kept && this.keeping.get(told.kept);
        const puzzle = kept ? {...await partsOf(kept, undefined, Infinity), step: told.step, strategy: told.strategy} : told;
        const state = history.state?.model === model.id ? history.state : undefined;
        const draft = state && {text: state.text, settings: state.settings};
        if (puzzle.model === model.id && puzzle.text !== undefined) {
            const isSame = draft?.text === puzzle.text && sameSettings(draft.settings, puzzle.settings);
            return {...puzzle, draft: isSame ? undefined : draft};
        }
        if (draft) {
            return {...told, ...draft};
        }
        const isPromised = told.isBroken || told.kept;
        return {
            ...told, text: model.example, settings: {}, pins: [], step: 0, complaint: !isPromised ? undefined
                : told.kept ? `The puzzle of this link was too long for it, and is not kept in this browser; below is the example of ${model.id}.`
                    : `The puzzle in this link cannot be read, it may have been cut off; below is the example of ${model.id}.`
        };
    }

    /** A puzzle was read: the address holds it from now on. */
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

    /** The step or the text has changed: the address follows soon. */
    change() {
        if (this.timer === undefined && (this.part || !this.page.isRecording)) {
            const wait = Math.max(0, this.written + PAUSE_MILLIS - performance.now());
            this.timer = setTimeout(() => this.write(), wait);
        }
    }

    /** Something else is about to be shown, to which `enter` belongs: going back leads to what is shown now. */
    leave() {
        this.write();
        this.visit++;
    }

    /** Something else is shown; its puzzle is still to be read. */
    enter() {
        this.part = `#model=${encodeURIComponent(this.page.model.id)}`;
        this.attempt(state => history.pushState(state, '', this.part));
    }

    /** Writes address and entry. */
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
            // a browser that finds the changes too many, or the text too long: the next one will do
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
