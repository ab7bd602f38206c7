/** The views, which all show one position. */

import {html, nothing, render} from './lib/lit-html/lit-html.js';
import {Boards, address, boardTemplate} from './board.js';
import {NONE, scene} from './cover.js';
import {enlargeTemplate, matrixTemplate, modesTemplate, playerTemplate, puzzleTemplate, topTemplate} from './frame.js';
import {galleryTemplate} from './gallery.js';
import {helpTemplate} from './help.js';
import {reasonTemplate} from './hints.js';
import {MatrixView, usualMode} from './matrix.js';
import {Picker, pickerTemplate} from './picker.js';
import {chosen} from './player.js';
import {Icicle, Levels, wayTemplate} from './tree.js';
import {TraceText, figure, nothingYet, sentence, writing} from './words.js';

/** Titles of the cards of reasons. */
const REASONS = {hint: 'Hint', explain: 'Explanation', minimal: 'Givens'};

/** Matches the windows of phones, which show one view at a time. */
const SMALL = matchMedia('(max-width: 819px), (max-height: 519px)');

const byId = id => document.getElementById(id);

/** Draws the page, once per frame. */
export class Views {
    constructor(page) {
        this.page = page;
        this.boards = new Boards(() => this.draw(true));
        this.view = 'steps';
        this.tab = 'board';
        this.mode = 'all';
        this.pointed = '';
        this.isEnlarged = false;
        this.picker = new Picker(page);
        SMALL.addEventListener('change', () => this.draw());
    }

    /** Resets the views for a new puzzle. */
    begin(cover, picture) {
        this.preview = undefined;
        this.boards.begin(picture);
        if (cover) {
            this.mode = usualMode(cover);
            this.levels = new Levels(cover);
            this.trace = new TraceText(cover);
        } else {
            this.asText = false;
        }
    }

    turnTo(view, tab) {
        this.view = view;
        this.tab = tab;
        this.draw();
    }

    toTab(tab) {
        this.turnTo(tab === 'solutions' ? 'solutions' : 'steps', tab);
        if (tab === 'solutions' && this.page.questions.gallery.list.length === 0) {
            this.page.questions.more();
        }
    }

    /** Shows the view with the hint: on a phone the marked board with the hint's sentence, unless the user is reading its proof. */
    toHint() {
        this.turnTo('steps', SMALL.matches && this.tab !== 'tree' ? 'board' : 'tree');
    }

    /** Enlarges a view to the whole window, except the player: the given view, else the view with the focus. A second call reduces it. */
    enlarge(tab = document.activeElement?.closest?.('[data-tab]:not(main)')?.dataset.tab) {
        this.isEnlarged = !this.isEnlarged && !SMALL.matches;
        if (this.isEnlarged) {
            this.toTab(tab && tab !== 'puzzle' ? tab : this.view === 'solutions' ? 'solutions' : 'board');
        } else {
            this.draw();
        }
    }

    reduce() {
        if (this.isEnlarged) {
            this.enlarge();
        }
    }

    /** Writes the state into attributes at once, for styles and tests. */
    mark() {
        const main = byId('main');
        const {classList} = document.body;
        classList.toggle('small', SMALL.matches);
        classList.toggle('enlarged', this.isEnlarged && !SMALL.matches);
        classList.toggle('single', SMALL.matches || this.isEnlarged);
        main.dataset.view = this.view;
        main.dataset.tab = this.tab;
        main.toggleAttribute('data-old', Boolean(this.page.error && this.page.puzzle));
        main.dataset.step = this.page.play.moment.step;
        main.dataset.address = this.page.visits.isBehind ? 'behind' : 'written';
        main.dataset.walk = this.page.search.walking ? 'running' : this.page.search.marks.complete ? 'complete' : 'stopped';
        main.setAttribute('aria-busy', String(Boolean(this.page.busy)));
        const isWaiting = this.page.busy || this.page.filling.isBehind || this.page.filling.changes > 0 || this.drawing || this.page.play.jumping || this.boards.isAsking || this.page.play.moment.step !== this.page.play.wish;
        main.dataset.state = isWaiting ? 'waiting' : 'ready';
    }

    /** Draws everything before the next frame, or only the parts that a step changes. */
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
            render(topTemplate(this.page), byId('top'));
            render(puzzleTemplate(this.page), byId('puzzle'));
            render(modesTemplate(this.page), byId('matrix-modes'));
            render([helpTemplate(this.page), pickerTemplate(this.picker)], byId('dialogs'));
            document.querySelectorAll('.whole').forEach(place => render(enlargeTemplate(this, place.dataset.whole), place));
            this.drawReason();
            if (this.view === 'solutions') {
                render(galleryTemplate(this.page.questions.gallery, this.page, this.page.questions.actions()), byId('solutions'));
            }
        }
        render(playerTemplate(this.page), byId('player'));
        render(matrixTemplate(this.page), byId('matrix'));
        this.drawBoard();
        this.drawSearch();
        this.mark();
    }

    drawBoard() {
        const {cover, play, reasons} = this.page;
        const board = reasons.shown && reasons.board ? reasons.board : this.preview ?? this.boards.shown;
        const labels = cover ? (board?.options ?? chosen(play.moment)).map(option => cover.label(option)) : [];
        const before = board === this.boards.shown ? this.boards.before : undefined;
        render(boardTemplate(board, before, labels, this.page.filling), byId('board'));
    }

    drawReason() {
        byId('reason-card').hidden = !this.page.reasons.shown;
        byId('tree-card').hidden = Boolean(this.page.reasons.shown);
        byId('reason-title').textContent = REASONS[this.page.reasons.shown?.kind] ?? 'Working';
        render(reasonTemplate(this.page.reasons.shown, {
            close: () => this.page.reasons.close(), hint: at => this.page.reasons.hint(at), open: text => this.page.fresh(text),
            explain: () => this.page.reasons.explain(), minimal: () => this.page.reasons.minimal()
        }), byId('reason'));
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
            this.icicle = new Icicle(byId('icicle'), step => this.page.play.to(step));
        }
        if (!this.page.cover) {
            render(this.page.puzzle ? html`<p class="soft">${figure(this.page.puzzle.nodes)} ones are too many for a tree of names; the board, the
                player and the whole tree below work.</p>` : nothing, byId('tree'));
            return;
        }
        const drawn = scene(this.page.cover, this.page.play.moment);
        const shown = this.page.reasons.shown && this.page.reasons.scene ? this.page.reasons.scene : drawn;
        if (!this.asText) {
            this.matrix.show(this.page.cover, shown, this.mode);
        }
        if (!this.page.reasons.shown) {
            render(wayTemplate(this.page.cover, this.levels, this.page.play.moment, drawn, step => this.page.play.to(step)), byId('tree'));
            byId('tree').querySelector('.here')?.scrollIntoView({block: 'nearest'});
        }
    }

    showMatrix(mode) {
        this.asText = mode === 'text';
        this.mode = this.asText ? this.mode : mode;
        this.draw();
    }

    point(item, option) {
        const {cover} = this.page;
        this.pointed = item === NONE && option === NONE ? ''
            : [option === NONE ? '' : cover.label(option), item === NONE ? '' : cover.name(item),
                option !== NONE && item !== NONE && cover.holds(option, item) && cover.colorOf(option, item) !== NONE
                    ? `color ${cover.colorName(cover.colorOf(option, item))}` : ''].filter(Boolean).join(' · ');
        this.draw();
    }

    /** Shows the board with an available option added, without moving the search. */
    async pick(option) {
        const {puzzle} = this.page;
        const {moment} = this.page.play;
        if (!scene(this.page.cover, moment).before.isLeft(option)) {
            return;
        }
        try {
            const board = await this.page.whileOpen(id => this.page.server.picture(id, [...chosen(moment), option]));
            if (puzzle === this.page.puzzle && moment === this.page.play.moment) {
                if (this.previewUrl) {
                    URL.revokeObjectURL(this.previewUrl);
                }
                this.previewUrl = board.svg ? address(board.svg) : undefined;
                this.preview = {...board, url: this.previewUrl};
                this.page.note = `The board shows option ${this.page.cover.label(option)} as if it were taken.`;
                this.draw();
            }
        } catch (problem) {
            this.page.note = problem.message;
            this.draw();
        }
    }

    async label(options) {
        if (this.labelling) {
            return;
        }
        this.labelling = true;
        const {cover} = this.page;
        try {
            const {labels} = await this.page.whileOpen(id => this.page.server.labels(id, options));
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

    /** Selects the place of an error in the text. */
    select(error) {
        const field = byId('text');
        const lines = field.value.split('\n');
        const start = lines.slice(0, error.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + error.column - 1;
        field.focus();
        field.setSelectionRange(Math.min(start, field.value.length), Math.min(start + 1, field.value.length));
    }

    sentence() {
        const {shown} = this.page.reasons;
        if (shown?.isBusy) {
            return shown.isBusy;
        }
        if (shown?.kind === 'hint') {
            return `Hint: ${shown.steps[shown.at]?.words[0] ?? shown.words}`;
        }
        if (this.page.filling.isWriting) {
            return writing();
        }
        if (!this.page.cover) {
            return this.page.play.moment.kind ? `Step ${this.page.play.moment.step}, level ${this.page.play.moment.level}.` : nothingYet();
        }
        if (this.page.search.marks.complete && this.page.search.marks.steps === 0) {
            return this.nothingToTry();
        }
        return sentence(this.page.cover, this.page.play.moment);
    }

    nothingToTry() {
        const {cover} = this.page;
        const start = scene(cover, this.page.play.moment).before;
        for (let item = 0; item < cover.items; item++) {
            if (start.need(item) > start.optionsLeft(item)) {
                return start.optionsLeft(item) === 0
                    ? `There is no solution: no option that is left holds item “${cover.name(item)}”. Explain shows why.`
                    : `There is no solution: item “${cover.name(item)}” has fewer options left than it needs. Explain shows why.`;
            }
        }
        return this.page.search.marks.solutions > 0 ? 'There is nothing to try.' : 'There is nothing to try: the givens contradict each other. Explain shows why.';
    }

    help() {
        byId('help-dialog')?.showModal();
    }

    focus(tab) {
        this.toTab(tab);
        requestAnimationFrame(() => byId(`${tab}-card`).querySelector('textarea, button, [tabindex]')?.focus());
    }
}
