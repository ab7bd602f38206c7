/** The page: one puzzle and one position in its search, which all views show. */

import {Cover} from './cover.js';
import {Elsewhere} from './elsewhere.js';
import {Filling} from './filling.js';
import {Making} from './making.js';
import {Player, WINDOW} from './player.js';
import {Playing} from './playing.js';
import {Printing} from './printing.js';
import {Questions} from './questions.js';
import {Reasons} from './reasons.js';
import {Search} from './search.js';
import {Sharing} from './sharing.js';
import {Undoing} from './undoing.js';
import {Views} from './views.js';
import {Visits} from './visits.js';

const TYPING_MILLIS = 300;

/** Largest step that a server finds without a mark before it. */
const FAR = 2_000_000;

/** The current puzzle, and the parts of the page that work with it. */
export class Page {
    constructor(server) {
        this.server = server;
        this.models = [];
        this.strategies = ['mrv'];
        this.strategy = 'mrv';
        this.settings = {};
        this.text = '';
        this.pins = [];
        this.busy = 'Loading …';
        this.search = new Search(this);
        this.play = new Playing(this);
        this.questions = new Questions(this);
        this.reasons = new Reasons(this);
        this.making = new Making(this);
        this.filling = new Filling(this);
        this.undoing = new Undoing(this);
        this.visits = new Visits(this);
        this.sharing = new Sharing(this);
        this.elsewhere = new Elsewhere(this);
        this.printing = new Printing(this);
        this.views = new Views(this);
    }

    get isRecording() {
        return this.server.isRecording;
    }

    async start() {
        this.draw();
        try {
            const reply = await this.server.models();
            this.models = reply.models;
            this.strategies = reply.strategies;
        } catch (problem) {
            this.fail(problem);
            return;
        }
        await this.follow();
    }

    /** Shows the puzzle of the address; without a usable address, shows an example and says so. */
    async follow() {
        const wanted = await this.visits.wanted();
        if (!wanted) {
            this.busy = '';
            this.note = 'No model was found. The command dlx models lists all models that dlx finds.';
            this.draw();
            return;
        }
        const {draft = wanted} = wanted;
        this.notice = wanted.complaint ?? '';
        this.model = this.models.find(known => known.id === wanted.model);
        this.strategy = this.strategies.includes(wanted.strategy) ? wanted.strategy : this.strategies[0];
        this.text = draft.text;
        this.settings = draft.settings;
        this.pins = wanted.pins ?? [];
        const isRead = await this.open(wanted.step, {...wanted, pins: wanted.pins ?? []});
        if (isRead && draft !== wanted) {
            this.pins = [];
            await this.open(0);
        }
    }

    /** Shows another model with its example. */
    choose(id) {
        this.visits.leave();
        this.model = this.models.find(model => model.id === id);
        this.settings = {};
        this.replace(this.model.example);
    }

    /** Shows another puzzle of the model, as a new entry of the browser's history. */
    fresh(text) {
        this.visits.leave();
        return this.replace(text);
    }

    /** Shows a changed puzzle, after an undo or a change on the board, without a new entry of the browser's history. */
    rewrite({text, settings, pins}) {
        this.text = text;
        this.settings = settings;
        this.pins = pins;
        this.notice = '';
        return this.open(0);
    }

    replace(text) {
        this.text = text;
        this.pins = [];
        this.notice = '';
        this.visits.enter();
        return this.open(0);
    }

    edit(text) {
        this.text = text;
        this.pins = [];
        this.notice = '';
        clearTimeout(this.typing);
        this.typing = setTimeout(() => this.openTyped(), TYPING_MILLIS);
        this.busy = 'Reading the puzzle …';
        this.visits.change();
        this.mark();
    }

    async openTyped() {
        if (!await this.elsewhere.take(this.text)) {
            await this.open(0);
        }
    }

    set(name, value) {
        this.settings = {...this.settings, [name]: value};
        this.edit(this.text);
    }

    /** Reads the puzzle; the views keep the last good one meanwhile. Returns false if it cannot be read or was replaced meanwhile. */
    async open(step, {text, settings: said, pins} = this) {
        clearTimeout(this.typing);
        this.turn = (this.turn ?? 0) + 1;
        const {turn} = this;
        this.stopStreams();
        this.play.pause();
        this.busy = 'Reading the puzzle …';
        this.draw();
        const settings = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
        const request = {model: this.model.id, text, settings, pins};
        let reply;
        try {
            reply = await this.server.open(request);
        } catch (problem) {
            if (turn === this.turn) {
                this.fail(problem);
                this.visits.write();
            }
            return false;
        }
        if (turn !== this.turn) {
            return false;
        }
        this.undoing.read(this.request, request);
        this.request = request;
        this.begin(reply);
        this.play.wish = step;
        this.visits.read();
        this.draw();
        const walked = this.search.walk();
        if (step > FAR) {
            await walked; // the server finds such steps from marks only
        }
        await this.play.go(step);
        return turn === this.turn;
    }

    /** Shows a puzzle that was read. */
    begin(reply) {
        this.busy = '';
        this.error = undefined;
        this.note = '';
        this.reasons.shown = undefined;
        this.puzzle = reply;
        this.cover = reply.item ? new Cover(reply) : undefined;
        this.search.begin();
        this.questions.begin();
        this.play.begin(new Player((first, mark) => this.whileOpen(id =>
            this.server.steps(id, {strategy: this.strategy, mark, first, count: WINDOW})), this.search.marks));
        this.filling.begin();
        this.elsewhere.begin();
        this.views.begin(this.cover, options => this.whileOpen(id => this.server.picture(id, options)));
        if (this.views.view === 'solutions') {
            this.questions.more();
        }
    }

    /** Sends a request about the puzzle, which is opened again if the server has forgotten it. */
    async whileOpen(ask) {
        try {
            return await ask(this.puzzle.id);
        } catch (problem) {
            if (problem.status !== 410) {
                throw problem;
            }
            await this.server.open(this.request);
            return ask(this.puzzle.id);
        }
    }

    fail(problem) {
        if (problem.name === 'AbortError') {
            return;
        }
        this.busy = '';
        if (problem.status === 422 || problem.status === 413) {
            this.error = problem;
        } else {
            this.note = problem.message;
        }
        this.draw();
    }

    stopStreams() {
        this.search.stop();
        this.questions.stop();
    }

    draw(isStep = false) {
        this.views.draw(isStep);
    }

    mark() {
        this.views.mark();
    }

    changeStrategy(name) {
        this.strategy = name;
        this.open(0);
    }
}
