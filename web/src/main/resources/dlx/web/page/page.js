/** The page: one puzzle, one position in its search; all views show that. */

import {Cover} from './cover.js';
import {Making} from './making.js';
import {Player, WINDOW} from './player.js';
import {Playing} from './playing.js';
import {Questions} from './questions.js';
import {Reasons} from './reasons.js';
import {Search} from './search.js';
import {read} from './share.js';
import {Sharing} from './sharing.js';
import {Views} from './views.js';

const TYPING_MILLIS = 300;

/** The puzzle that is shown, and whoever does something with it. */
export class Page {
    constructor(server) {
        this.server = server;
        this.models = [];
        this.strategies = ['mrv'];
        this.strategy = 'mrv';
        this.settings = {};
        this.text = '';
        this.busy = 'Loading …';
        this.search = new Search(this);
        this.play = new Playing(this);
        this.questions = new Questions(this);
        this.reasons = new Reasons(this);
        this.making = new Making(this);
        this.sharing = new Sharing(this);
        this.views = new Views(this);
    }

    get isRecording() {
        return this.server.isRecording;
    }

    async start() {
        this.draw();
        try {
            const told = await this.server.models();
            this.models = told.models;
            this.strategies = told.strategies;
        } catch (problem) {
            this.fail(problem);
            return;
        }
        const wanted = this.isRecording ? this.server.start : await read(location.hash);
        if (await this.follow(wanted)) {
            return;
        }
        this.model = this.models.find(known => known.id === 'queens') ?? this.models[0];
        if (!this.model) {
            this.busy = '';
            this.note = 'There is no model here: dlx models lists what is found.';
            this.draw();
            return;
        }
        this.text = this.model.id === 'queens' ? '6\n' : this.model.example;
        await this.open(0);
    }

    /** Opens what a link holds; false where there is nothing of that. */
    async follow(wanted) {
        const model = this.models.find(known => known.id === wanted?.model);
        if (!model) {
            this.note = wanted ? `There is no model “${wanted.model}” here.` : this.note;
            this.draw();
            return false;
        }
        this.model = model;
        this.text = wanted.text;
        this.settings = wanted.settings;
        this.strategy = this.strategies.includes(wanted.strategy) ? wanted.strategy : this.strategies[0];
        await this.open(wanted.step ?? 0);
        return true;
    }

    /** Another model with its example. */
    choose(id) {
        this.model = this.models.find(model => model.id === id);
        this.text = this.model.example;
        this.settings = {};
        this.open(0);
    }

    edit(text) {
        this.text = text;
        clearTimeout(this.typing);
        this.typing = setTimeout(() => this.open(0), TYPING_MILLIS);
        this.busy = 'Reading the puzzle …';
        this.mark();
    }

    set(name, value) {
        this.settings = {...this.settings, [name]: value};
        this.edit(this.text);
    }

    /** Reads the puzzle; the views keep the last good one until it is there. */
    async open(step) {
        clearTimeout(this.typing);
        this.turn = (this.turn ?? 0) + 1;
        const {turn} = this;
        this.stopStreams();
        this.play.pause();
        this.busy = 'Reading the puzzle …';
        this.draw();
        const settings = Object.fromEntries(Object.entries(this.settings).filter(([, value]) => value !== ''));
        let told;
        try {
            told = await this.server.open({model: this.model.id, text: this.text, settings});
        } catch (problem) {
            if (turn === this.turn) {
                this.fail(problem);
            }
            return;
        }
        if (turn !== this.turn) {
            return;
        }
        this.request = {model: this.model.id, text: this.text, settings};
        this.begin(told);
        this.draw();
        this.search.walk();
        await this.play.go(step);
    }

    /** A puzzle that was read. */
    begin(told) {
        this.busy = '';
        this.error = undefined;
        this.note = '';
        this.reasons.shown = undefined;
        this.puzzle = told;
        this.cover = told.item ? new Cover(told) : undefined;
        this.search.begin();
        this.questions.begin();
        this.play.begin(new Player((first, mark) => this.whileOpen(id =>
            this.server.steps(id, {strategy: this.strategy, mark, first, count: WINDOW})), this.search.marks));
        this.views.begin(this.cover, options => this.whileOpen(id => this.server.picture(id, options)));
        if (this.views.view === 'solutions') {
            this.questions.more();
        }
    }

    /** Asks about the puzzle; one that the server has forgotten is opened again. */
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
