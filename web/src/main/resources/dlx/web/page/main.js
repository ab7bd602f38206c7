/** The page: one puzzle, one position in its search; all views show that. */

import {html, nothing, render} from './lib/lit-html/lit-html.js';
import {Server} from './api.js';
import {Boards, address, boardTemplate} from './board.js';
import {Cover, NONE, scene} from './cover.js';
import {SPEEDS, figure, helpTemplate, matrixTemplate, modesTemplate, playerTemplate, puzzleTemplate, topTemplate} from './frame.js';
import {Gallery, PAGE, galleryTemplate} from './gallery.js';
import {explanationScene, hintScene, ratingWords, reasonTemplate} from './hints.js';
import {listen} from './keys.js';
import {Marks} from './marks.js';
import {MatrixView, usualMode} from './matrix.js';
import {Moment, Player, WINDOW, chosen} from './player.js';
import {Recording} from './recording.js';
import {save, solutionJson, traceJson} from './saving.js';
import {link, read} from './share.js';
import {Icicle, Levels, wayTemplate} from './tree.js';
import {TraceText, sentence} from './words.js';

const FIRST_WALK_SECONDS = 5;
const MORE_SECONDS = 30;
const RATING_SECONDS = 2;
const TYPING_MILLIS = 300;

/** Steps per second that nobody follows one by one. */
const HURRIED = 30;

const byId = id => document.getElementById(id);

class Page {
    constructor(server) {
        this.server = server;
        this.models = [];
        this.strategies = ['mrv'];
        this.strategy = 'mrv';
        this.settings = {};
        this.text = '';
        this.marks = new Marks();
        this.moment = Moment.start();
        this.wish = 0;
        this.player = Player.none(this.marks);
        this.gallery = new Gallery();
        this.boards = new Boards(() => this.draw(true));
        this.view = 'steps';
        this.tab = 'board';
        this.speed = 2;
        this.busy = 'Loading …';
        this.mode = 'all';
        this.pointed = '';
    }

    get isRecording() {
        return this.server.isRecording;
    }

    // ---- what is shown

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
        this.pause();
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
        this.walk(FIRST_WALK_SECONDS);
        await this.go(step);
    }

    /** A puzzle that was read. */
    begin(told) {
        this.busy = '';
        this.error = undefined;
        this.note = '';
        this.reason = undefined;
        this.preview = undefined;
        this.rating = '';
        this.best = undefined;
        this.puzzle = told;
        this.cover = told.item ? new Cover(told) : undefined;
        this.marks = new Marks();
        this.moment = Moment.start();
        this.wish = 0;
        this.player = new Player((first, mark) => this.whileOpen(id =>
            this.server.steps(id, {strategy: this.strategy, mark, first, count: WINDOW})), this.marks);
        this.boards.begin(options => this.whileOpen(id => this.server.picture(id, options)));
        this.gallery.clear();
        if (this.cover) {
            this.mode = usualMode(this.cover);
            this.levels = new Levels(this.cover);
            this.trace = new TraceText(this.cover);
        } else {
            this.asText = false;
        }
        if (this.view === 'solutions') {
            this.more();
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

    // ---- the walk: marks of the whole tree

    stopStreams() {
        this.walking?.abort();
        this.walking = undefined;
        this.asking?.abort();
        this.asking = undefined;
    }

    async walk(seconds) {
        if (this.walking || !this.puzzle || this.marks.complete) {
            return;
        }
        const {puzzle, marks} = this;
        const stop = new AbortController();
        this.walking = stop;
        this.marks.begin();
        const mark = marks.lastMark;
        this.queued = 0;
        try {
            await this.whileOpen(id => this.server.walk(id, {
                strategy: this.strategy, seconds, ...mark ? {mark, gap: marks.gap} : {}
            }, line => {
                if (puzzle === this.puzzle) {
                    this.queued = line.type === 'queued' ? line.place : 0;
                    marks.add(line);
                    this.knowMarks();
                }
            }, stop.signal));
        } catch (problem) {
            if (puzzle === this.puzzle) {
                this.fail(problem);
            }
        } finally {
            if (this.walking === stop) {
                this.walking = undefined;
                this.knowMarks();
                this.rate();
            }
        }
    }

    searchOn() {
        this.walk(MORE_SECONDS);
    }

    /** At most once per frame: there may be hundreds of lines. */
    knowMarks() {
        if (!this.knows) {
            this.knows = requestAnimationFrame(() => {
                this.knows = undefined;
                this.icicle?.know(this.marks);
                this.draw(Boolean(this.playing));
            });
        }
    }

    /** How hard the puzzle is, beside the counts: of puzzles with something given. */
    async rate() {
        if (this.isRecording || this.rating || !this.puzzle?.pins.length || !this.marks.complete && !this.marks.stopped) {
            return;
        }
        const {puzzle} = this;
        this.isRating = true;
        try {
            const told = await this.stream({question: 'rate', seconds: RATING_SECONDS}, () => {});
            if (puzzle === this.puzzle) {
                this.rating = ratingWords(told);
                this.draw();
            }
        } catch (problem) {
            if (puzzle === this.puzzle && problem.name !== 'AbortError') {
                this.rating = '';
            }
        } finally {
            this.isRating = false;
            this.draw();
        }
    }

    /** One question at a time: a browser has few connections to a server. */
    async stream(request, onLine) {
        this.asking?.abort();
        const stop = new AbortController();
        this.asking = stop;
        this.draw();
        try {
            return await this.whileOpen(id => this.server.answer(id, request, onLine, stop.signal));
        } finally {
            if (this.asking === stop) {
                this.asking = undefined;
                this.draw();
            }
        }
    }

    // ---- the position

    async go(step) {
        this.clearReason();
        const end = this.end;
        const wanted = Math.max(0, end === undefined ? step : Math.min(step, end));
        this.wish = wanted;
        this.mark();
        const here = this.player.now(wanted);
        if (here) {
            this.show(here);
            return;
        }
        const {player} = this;
        try {
            const moment = await player.at(wanted);
            if (player === this.player && this.wish === wanted) {
                this.show(moment);
            }
        } catch (problem) {
            if (player === this.player) {
                this.pause();
                this.fail(problem);
            }
        }
    }

    /** What stood on the board instead of the step. */
    clearReason() {
        this.preview = undefined;
        this.note = '';
        if (this.reason) {
            this.reason = undefined;
            this.draw();
        }
    }

    get end() {
        return this.player.last ?? (this.marks.complete ? this.marks.steps : undefined);
    }

    show(moment) {
        this.moment = moment;
        this.wish = moment.step;
        this.player.prepare(moment.step + WINDOW / 4);
        this.boards.isHurried = Boolean(this.playing) && this.speed >= HURRIED;
        this.boards.show(chosen(moment));
        this.icicle?.show(moment.step);
        this.draw(true);
    }

    by(steps) {
        this.pause();
        this.go(this.wish + steps);
    }

    async jump(name, missing) {
        this.pause();
        const {player} = this;
        this.jumping = true;
        this.mark();
        try {
            const step = await player[name](this.moment);
            if (player !== this.player) {
                return;
            }
            if (step === undefined) {
                this.note = missing;
                this.draw();
            } else {
                await this.go(step);
            }
        } catch (problem) {
            this.fail(problem);
        } finally {
            this.jumping = false;
            this.draw();
        }
    }

    toEnd() {
        this.by((this.end ?? this.marks.steps) - this.wish);
    }

    // ---- playing

    toggle() {
        if (this.playing) {
            this.pause();
        } else if (this.puzzle) {
            if (this.end !== undefined && this.moment.step >= this.end) {
                this.go(0);
            }
            this.playing = {last: performance.now(), owed: 0};
            requestAnimationFrame(now => this.frame(now));
        }
        this.draw();
    }

    pause() {
        if (this.playing) {
            this.playing = undefined;
            this.draw();
        }
    }

    frame(now) {
        const {playing} = this;
        if (!playing) {
            return;
        }
        playing.owed = Math.min(this.speed, playing.owed + (now - playing.last) / 1000 * this.speed);
        playing.last = now;
        const steps = Math.floor(playing.owed);
        if (steps > 0 && !playing.isWaiting) {
            this.playOn(playing, steps);
        }
        requestAnimationFrame(next => this.frame(next));
    }

    playOn(playing, steps) {
        const end = this.end ?? Infinity;
        const wanted = Math.min(end, this.moment.step + steps);
        playing.owed -= steps;
        const moment = this.player.now(wanted);
        if (moment) {
            this.clearReason();
            this.show(moment);
            if (wanted >= end) {
                this.pause();
            }
        } else {
            playing.isWaiting = true;
            this.go(wanted).finally(() => {
                playing.isWaiting = false;
            });
        }
    }

    faster(by) {
        const at = SPEEDS.indexOf(this.speed) + by;
        this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
        this.draw();
    }

    // ---- solutions

    async more(first) {
        const {gallery, puzzle} = this;
        if (first) {
            gallery.begin(first);
        }
        if (gallery.isLoading || !puzzle || !gallery.hasMore) {
            return;
        }
        gallery.isLoading = true;
        gallery.problem = '';
        this.draw();
        const next = gallery.next;
        try {
            const told = await this.whileOpen(id => this.server.solutions(id, {
                strategy: this.strategy, first: next, count: PAGE, seconds: MORE_SECONDS,
                ...this.distinct ? {distinct: true} : {mark: this.markBeforeSolution(next)}
            }));
            if (puzzle === this.puzzle && next === gallery.next) {
                gallery.add(told);
            }
        } catch (problem) {
            gallery.problem = problem.message;
        }
        gallery.isLoading = false;
        this.draw();
    }

    markBeforeSolution(number) {
        return this.marks.list.filter(mark => mark.solutions < number).at(-1) ?? this.marks.before(1);
    }

    /** Goes to the step at which a solution is found. */
    async toSolution(number) {
        if (this.distinct) {
            this.gallery.problem = 'Steps are those of all solutions: switch rotations on to go to one.';
            this.draw();
            return;
        }
        this.turnTo('steps', 'board');
        let moment = await this.player.at(this.markBeforeSolution(number).step);
        while (moment && moment.solutions < number) {
            const step = await this.player.nextSolution(moment);
            moment = step === undefined ? undefined : await this.player.at(step);
        }
        if (moment) {
            this.show(moment);
        }
    }

    async ask(question) {
        const {puzzle, gallery} = this;
        const begin = performance.now();
        this.best = question === 'best' ? {points: [], goal: puzzle.goal} : this.best;
        this.progress = `${question} …`;
        try {
            const told = await this.stream({
                question, seconds: MORE_SECONDS, ...question === 'count' && this.distinct ? {distinct: true} : {}
            }, line => this.hear(question, line));
            if (puzzle === this.puzzle) {
                gallery.answers = [answerWords(question, told, Math.round(performance.now() - begin), this.distinct), ...gallery.answers].slice(0, 5);
            }
        } catch (problem) {
            if (problem.name !== 'AbortError') {
                gallery.problem = problem.message;
            } else {
                gallery.answers = [`${question}: stopped`, ...gallery.answers];
            }
        }
        this.progress = '';
        this.draw();
    }

    hear(question, line) {
        if (line.type === 'queued') {
            this.progress = `waiting: place ${line.place} in the row`;
        } else if (line.type === 'progress') {
            this.progress = `${(100 * (line.share ?? 0)).toFixed(0)} % searched, ${figure(line.nodes ?? 0)} nodes`;
        }
        if (question === 'best' && line.type !== 'queued') {
            this.hearBest(line);
        }
        this.knowMarks();
    }

    hearBest(line) {
        const {best} = this;
        if (line.score !== undefined) {
            best.score = line.score;
        }
        if (line.bound !== undefined) {
            best.bound = line.bound;
        }
        if (line.type === 'solution') {
            best.url = line.svg ? address(line.svg) : undefined;
            best.text = line.text;
        } else {
            best.points.push({millis: line.millis, score: Number(line.score), bound: Number(line.bound)});
        }
        best.proven = line.proven;
    }

    // ---- hints, explanations, fresh puzzles

    async hint(at) {
        const known = this.reason?.kind === 'hint' ? this.reason : undefined;
        if (known && at >= 0 && (at < known.steps.length || known.isWhole)) {
            this.showHint({...known, at: Math.min(at, known.steps.length - 1)});
            return;
        }
        await this.reasonAbout('Looking for the next step …', {question: 'hint', steps: Math.max(4, 2 * at), seconds: 10}, told =>
            this.showHint({
                kind: 'hint', steps: told.steps, at: Math.min(Math.max(0, at), Math.max(0, told.steps.length - 1)), words: told.words,
                isWhole: told.end !== 'STOPPED' || told.steps.length < Math.max(4, 2 * at)
            }));
    }

    showHint(reason) {
        this.reason = reason;
        const step = reason.steps[reason.at];
        if (step) {
            this.reasonBoard = step.svg ? {url: this.reasonAddress(step.svg), text: step.words[0], options: []} : undefined;
            this.reasonScene = this.cover ? hintScene(this.cover, reason.steps, reason.at) : undefined;
        } else {
            this.reasonBoard = undefined;
            this.reasonScene = undefined;
        }
        this.draw();
    }

    reasonAddress(svg) {
        if (this.reasonUrl) {
            URL.revokeObjectURL(this.reasonUrl);
        }
        this.reasonUrl = address(svg);
        return this.reasonUrl;
    }

    async explain() {
        await this.reasonAbout('Looking for reasons …', {question: 'explain', seconds: 5}, told => {
            this.reason = {kind: 'explain', words: told.words, told};
            this.reasonBoard = told.svg ? {url: this.reasonAddress(told.svg), text: told.words[0], options: []} : undefined;
            this.reasonScene = this.cover ? explanationScene(this.cover, told) : undefined;
            this.draw();
        });
    }

    async reasonAbout(busy, request, take) {
        this.pause();
        const {puzzle} = this;
        this.reason = {isBusy: busy};
        this.reasonBoard = undefined;
        this.reasonScene = undefined;
        this.turnTo('steps', 'tree');
        this.draw();
        try {
            const told = await this.stream(request, () => {});
            if (puzzle === this.puzzle) {
                take(told);
            }
        } catch (problem) {
            this.reason = undefined;
            this.fail(problem);
        }
    }

    async fresh() {
        const {puzzle} = this;
        const range = {any: {}, 1: {from: 0, to: 1}, 2: {from: 2, to: 2}, 3: {from: 3, to: 3}, 4: {from: 4, to: 98}, search: {from: 99, to: 99}};
        this.busy = 'Making a puzzle …';
        this.mark();
        this.draw();
        try {
            const told = await this.stream({question: 'generate', seconds: 15, ...range[this.level ?? 'any']}, line => {
                if (line.attempts > 1) {
                    this.busy = `Making a puzzle: attempt ${line.attempts} …`;
                    this.draw();
                }
            });
            this.busy = '';
            if (puzzle !== this.puzzle) {
                return;
            }
            if (told.text) {
                this.text = told.text;
                await this.open(0);
                this.note = told.found ? `A fresh puzzle with ${told.givens} given${told.rating ? `, ${told.rating}` : ''}.`
                    : `None as wished was found in ${told.attempts} attempts; this one came nearest.`;
            } else {
                this.note = 'No puzzle was found in time.';
            }
            this.draw();
        } catch (problem) {
            this.busy = '';
            this.fail(problem);
        }
    }

    closeReason() {
        this.asking?.abort();
        this.reason = undefined;
        this.draw();
    }

    // ---- sharing

    async share() {
        const hash = await link({...this.request, strategy: this.strategy, step: this.moment.step});
        if (!hash) {
            this.note = 'This puzzle is too long for a link: download its text instead.';
        } else {
            history.replaceState(null, '', hash);
            try {
                await navigator.clipboard.writeText(location.href);
                this.note = 'The link is copied: it holds the puzzle and the step.';
            } catch {
                this.note = 'The link stands in the address bar: it holds the puzzle and the step.';
            }
        }
        this.draw();
    }

    async download(what) {
        const name = `${this.model.id}-step-${this.moment.step}`;
        if (what === 'svg') {
            save(`${name}.svg`, 'image/svg+xml', this.boards.shown?.svg ?? '');
        } else if (what === 'puzzle') {
            save(`${this.model.id}.txt`, 'text/plain', this.request.text);
        } else if (what === 'solutions') {
            save(`${this.model.id}-solutions.jsonl`, 'application/x-ndjson', this.gallery.list.map(solution => solutionJson(this.cover, solution)).join(''));
        } else {
            const first = Math.floor(Math.max(0, this.moment.step - 1) / WINDOW) * WINDOW + 1;
            const last = Math.min(this.end ?? Infinity, first + WINDOW - 1);
            const out = [];
            for (let step = first; step <= last; step++) {
                const moment = this.player.now(step);
                if (!moment) {
                    break;
                }
                out.push(`${JSON.stringify(traceJson(this.cover, moment, this.puzzle))}\n`);
            }
            save(`${this.model.id}-steps.jsonl`, 'application/x-ndjson', out.join(''));
        }
    }

    saveSolution(solution, as) {
        const name = `${this.model.id}-${solution.number}`;
        if (as === 'svg') {
            save(`${name}.svg`, 'image/svg+xml', solution.svg);
        } else if (as === 'txt') {
            save(`${name}.txt`, 'text/plain', solution.text);
        } else {
            save(`${name}.json`, 'application/json', solutionJson(this.cover, solution));
        }
    }

    // ---- drawing

    turnTo(view, tab) {
        this.view = view;
        this.tab = tab;
        this.draw();
    }

    toTab(tab) {
        this.turnTo(tab === 'solutions' ? 'solutions' : 'steps', tab);
        if (tab === 'solutions' && this.gallery.list.length === 0) {
            this.more();
        }
    }

    /** What browsers and tests see of the state at once. */
    mark() {
        const main = byId('main');
        main.dataset.view = this.view;
        main.dataset.tab = this.tab;
        main.dataset.step = this.moment.step;
        main.dataset.walk = this.walking ? 'running' : this.marks.complete ? 'complete' : 'stopped';
        main.setAttribute('aria-busy', String(Boolean(this.busy)));
        const isWaiting = this.busy || this.drawing || this.jumping || this.boards.isAsking || this.moment.step !== this.wish;
        main.dataset.state = isWaiting ? 'waiting' : 'ready';
    }

    /** Draws everything before the next frame; only what a step changes, if that is all. */
    draw(isStep = false) {
        this.isStale ||= !isStep;
        if (!this.drawing) {
            this.drawing = requestAnimationFrame(() => {
                this.drawing = undefined;
                this.drawNow();
            });
        }
        this.mark();
    }

    drawNow() {
        if (this.isStale) {
            this.isStale = false;
            render(topTemplate(this), byId('top'));
            render(puzzleTemplate(this), byId('puzzle'));
            render(modesTemplate(this), byId('matrix-modes'));
            render(helpTemplate(), byId('dialogs'));
            this.drawReason();
            if (this.view === 'solutions') {
                render(galleryTemplate(this.gallery, this, this.galleryActions()), byId('solutions'));
            }
        }
        render(playerTemplate(this), byId('player'));
        render(matrixTemplate(this), byId('matrix'));
        this.drawBoard();
        this.drawSearch();
        this.mark();
    }

    drawBoard() {
        const labels = this.cover ? chosen(this.moment).map(option => this.cover.label(option)) : [];
        const board = this.reason && this.reasonBoard ? this.reasonBoard : this.preview ?? this.boards.shown;
        const before = board === this.boards.shown ? this.boards.before : undefined;
        render(boardTemplate(board, before, labels), byId('board'));
    }

    drawReason() {
        byId('reason-card').hidden = !this.reason;
        byId('tree-card').hidden = Boolean(this.reason);
        byId('reason-title').textContent = this.reason?.kind === 'hint' ? 'Hint' : this.reason?.kind === 'explain' ? 'Explanation' : 'Working';
        render(reasonTemplate(this.reason, {close: () => this.closeReason(), hint: at => this.hint(at)}), byId('reason'));
    }

    drawSearch() {
        if (!this.matrix) {
            const box = byId('matrix-scroll');
            if (!box) {
                return;
            }
            this.matrix = new MatrixView(box, {
                onPoint: (item, option) => this.point(item, option),
                onPick: option => this.pick(option),
                onUnlabelled: options => this.label(options)
            });
            this.icicle = new Icicle(byId('icicle'), step => {
                this.pause();
                this.go(step);
            });
        }
        if (!this.cover) {
            render(this.puzzle ? html`<p class="soft">${figure(this.puzzle.nodes)} ones are too many for a tree of names; the board, the
                player and the whole tree below work.</p>` : nothing, byId('tree'));
            return;
        }
        const drawn = scene(this.cover, this.moment);
        const shown = this.reason && this.reasonScene ? this.reasonScene : drawn;
        if (!this.asText) {
            this.matrix.show(this.cover, shown, this.mode);
        }
        if (!this.reason) {
            render(wayTemplate(this.cover, this.levels, this.moment, drawn, step => {
                this.pause();
                this.go(step);
            }), byId('tree'));
        }
    }

    point(item, option) {
        const {cover} = this;
        this.pointed = item === NONE && option === NONE ? ''
            : [option === NONE ? '' : cover.label(option), item === NONE ? '' : cover.name(item),
                option !== NONE && item !== NONE && cover.holds(option, item) && cover.colorOf(option, item) !== NONE
                    ? `color ${cover.colorName(cover.colorOf(option, item))}` : ''].filter(Boolean).join(' · ');
        this.draw();
    }

    /** Shows an open option on the board, without moving the search. */
    async pick(option) {
        const {puzzle, moment} = this;
        if (!scene(this.cover, moment).before.isLeft(option)) {
            return;
        }
        try {
            const board = await this.whileOpen(id => this.server.picture(id, [...chosen(moment), option]));
            if (puzzle === this.puzzle && moment === this.moment) {
                if (this.previewUrl) {
                    URL.revokeObjectURL(this.previewUrl);
                }
                this.previewUrl = board.svg ? address(board.svg) : undefined;
                this.preview = {...board, url: this.previewUrl};
                this.note = `On the board: what option ${this.cover.label(option)} would be.`;
                this.draw();
            }
        } catch (problem) {
            this.note = problem.message;
            this.draw();
        }
    }

    async label(options) {
        if (this.labelling) {
            return;
        }
        this.labelling = true;
        const {cover} = this;
        try {
            const {labels} = await this.whileOpen(id => this.server.labels(id, options));
            options.forEach((option, i) => {
                cover.labels[option] = labels[i];
            });
        } catch {
            options.forEach(option => {
                cover.labels[option] = String(option + 1);
            });
        }
        this.labelling = false;
        this.draw();
    }

    changeStrategy(name) {
        this.strategy = name;
        this.open(0);
    }

    /** Selects what is wrong in the text. */
    select(error) {
        const field = byId('text');
        const lines = field.value.split('\n');
        const start = lines.slice(0, error.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + error.column - 1;
        field.focus();
        field.setSelectionRange(Math.min(start, field.value.length), Math.min(start + 1, field.value.length));
    }

    sentence() {
        const hint = this.reason?.steps?.[this.reason.at];
        if (hint) {
            return `Hint: ${hint.words[0]}`;
        }
        if (!this.cover) {
            return this.moment.kind ? `Step ${this.moment.step}, level ${this.moment.level}.` : 'Nothing is chosen yet. Press → for the first step, or space to play.';
        }
        if (this.marks.complete && this.marks.steps === 0) {
            return this.nothingToTry();
        }
        return sentence(this.cover, this.moment);
    }

    nothingToTry() {
        const {cover} = this;
        const start = scene(cover, this.moment).before;
        for (let item = 0; item < cover.items; item++) {
            if (start.need(item) > start.optionsLeft(item)) {
                return start.optionsLeft(item) === 0
                    ? `There is no solution: no option that is left holds item “${cover.name(item)}”. Explain tells why.`
                    : `There is no solution: item “${cover.name(item)}” has fewer options left than it needs. Explain tells why.`;
            }
        }
        return this.marks.solutions > 0 ? 'There is nothing to try.' : 'There is nothing to try: what is given contradicts itself. Explain tells why.';
    }

    galleryActions() {
        return {
            ask: question => this.ask(question),
            stop: () => this.asking?.abort(),
            distinct: isOn => {
                this.distinct = isOn;
                this.more(1);
            },
            from: number => this.more(Math.max(1, Math.min(999999999, Math.floor(Number(number)) || 1))),
            more: () => this.more(),
            go: number => this.toSolution(number),
            save: (solution, as) => this.saveSolution(solution, as)
        };
    }

    help() {
        byId('help-dialog')?.showModal();
    }

    listen() {
        listen({
            ' ': () => this.toggle(), 'ArrowLeft': () => this.by(-1), 'ArrowRight': () => this.by(1),
            'Shift+ArrowLeft': () => this.by(-10), 'Shift+ArrowRight': () => this.by(10),
            'ArrowDown': () => this.jump('over', 'There is nothing below this step.'),
            'ArrowUp': () => {
                this.pause();
                this.go(this.player.up(this.moment));
            },
            'Home': () => this.by(-this.wish), 'End': () => this.toEnd(),
            'n': () => this.jump('nextSolution', 'No further solution was found.'),
            'N': () => this.jump('previousSolution', 'There is no solution before.'),
            'd': () => this.jump('nextDead', 'No further dead end was found.'),
            '+': () => this.faster(1), '-': () => this.faster(-1),
            '1': () => this.focus('puzzle'), '2': () => this.focus('board'), '3': () => this.focus('matrix'),
            '4': () => this.focus('tree'), '5': () => this.focus('solutions'),
            '/': () => byId('model')?.focus(), '?': () => this.help()
        });
        // A page that is left goes to a cache with its connections open, and its search would run on.
        addEventListener('pagehide', () => this.stopStreams());
        addEventListener('pageshow', event => event.persisted && this.walk(FIRST_WALK_SECONDS));
        document.addEventListener('visibilitychange', () => {
            if (document.hidden) {
                this.wasWalking = Boolean(this.walking);
                this.walking?.abort();
                this.walking = undefined;
            } else if (this.wasWalking) {
                this.walk(FIRST_WALK_SECONDS);
            }
        });
        addEventListener('hashchange', async () => this.follow(await read(location.hash)));
    }

    focus(tab) {
        this.toTab(tab);
        requestAnimationFrame(() => byId(`${tab}-card`).querySelector('textarea, button, [tabindex]')?.focus());
    }
}

function answerWords(question, told, millis, distinct) {
    const time = `${figure(millis)} ms`;
    const cut = told.stopped === 'EXHAUSTED' || told.stopped === 'SOLUTION_LIMIT' ? '' : ' so far; the time was up';
    if (question === 'count') {
        return `${figure(told.solutions)} solutions${distinct ? ' that differ by more than a rotation or reflection' : ''}${cut} (${told.engine}, ${time})`;
    }
    if (question === 'unique') {
        return {unique: 'Exactly one solution', multiple: 'More than one solution', none: 'No solution'}[told.verdict]
            ?.concat(` (${time})`) ?? `Not known: the time was up (${time})`;
    }
    if (told.score === undefined) {
        return told.outcome === 'NO_SOLUTION' ? `No solution (${time})` : `None was found before the time was up (${time})`;
    }
    return `${told.proven ? 'The best score is' : 'The best score found is'} ${told.score}${told.proven ? ', which is proved' : `; no solution is better than ${told.bound ?? '?'}`} (${time})`;
}

const recorded = byId('dlx-recording');
const page = new Page(recorded ? await Recording.read(recorded.textContent.trim()) : new Server());
page.listen();
page.start();
