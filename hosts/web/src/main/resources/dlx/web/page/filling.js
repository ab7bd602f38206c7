/** Writes into the board, for any model: cells, symbols and pieces come from the model's options. */

import {svg, html, nothing} from './lib/lit-html/lit-html.js';
import {Position} from './cover.js';
import {matching, symbolsOf} from './symbols.js';

/** Maximum number of choices listed at a cell; typing finds the others. */
const MOST_SHOWN = 60;

const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/** The cells of the board, the selected cell, and its choices. */
export class Filling {
    constructor(page) {
        this.page = page;
        this.cells = [];
        /** Number of changes that the server has not answered yet. */
        this.changes = 0;
    }

    /** Asks for the cells of a new puzzle; the selected cell stays. */
    async begin() {
        const {page} = this;
        const {puzzle, cover} = page;
        this.isBehind = !page.isRecording && Boolean(cover);
        this.closeList();
        if (!this.isBehind) {
            this.cells = [];
            return;
        }
        let reply = {cells: [], options: []};
        try {
            reply = await page.whileOpen(id => page.server.cells(id));
        } catch {
            // without cells, the board can only be viewed
        }
        if (puzzle === page.puzzle) {
            const at = this.cell?.box.join();
            const times = new Map();
            reply.options.flat().forEach(option => times.set(option, (times.get(option) ?? 0) + 1));
            this.cells = reply.cells.map((box, i) => ({box, options: written(reply.options[i], times)}));
            this.cell = this.cells.find(cell => cell.box.join() === at);
            this.isBehind = false;
            page.draw();
        }
    }

    // ---- choices of a cell

    /** Returns the givens in a cell. */
    givens(cell = this.cell) {
        return cell.options.filter(option => this.page.puzzle.pins.includes(option));
    }

    /** Returns the choices of the cell: all, and those that agree with the givens (all if none of these agrees). */
    async choices() {
        const {page, cell} = this;
        const {cover, puzzle} = page;
        const unknown = cell.options.filter(option => cover.labels[option] === undefined);
        if (unknown.length > 0) {
            const {labels} = await page.whileOpen(id => page.server.labels(id, unknown));
            unknown.forEach((option, i) => {
                cover.labels[option] = labels[i];
            });
        }
        if (cell !== this.cell || puzzle !== page.puzzle) {
            return undefined;
        }
        const symbols = symbolsOf(cell.options.map(option => cover.label(option)));
        const all = cell.options.map((option, i) => ({option, symbol: symbols[i]}));
        const start = Position.start(cover);
        const open = this.givens().length > 0 ? all : all.filter(({option}) => start.isLeft(option));
        return {all, open: open.length > 0 ? open : all};
    }

    async openList(typed = '') {
        const choices = await this.choices();
        if (!choices) {
            return;
        }
        const among = some => matching(some.map(({symbol}) => symbol), typed).map(i => some[i]);
        const fitting = typed ? among(choices.open) : choices.open;
        const shown = fitting.length > 0 ? fitting : among(choices.all); // the reply to such a choice names the clashing given
        this.closeList();
        if (shown.length === 0) {
            this.reject(`No value of this cell begins with “${typed}”.`);
        } else if (shown.length === 1 && typed) {
            await this.take(shown[0].option);
        } else {
            this.list = {typed, choices: shown, at: 0};
            this.page.draw();
        }
    }

    /** Closes the list and the error at the cell. */
    closeList() {
        this.list = undefined;
        this.refusal = '';
    }

    /** Takes the only choice of the cell, or takes it back; opens the list if there are several. */
    async press() {
        if (this.list) {
            await this.take(this.list.choices[this.list.at].option);
        } else if (this.cell.options.length > 1) {
            await this.openList();
        } else if (this.givens().length > 0) {
            await this.clear();
        } else {
            await this.take(this.cell.options[0]);
        }
    }

    take(option) {
        return this.givens().includes(option) ? this.closeList() : this.change({take: [option], instead: this.givens()});
    }

    clear() {
        const leave = this.givens();
        return leave.length > 0 ? this.change({leave}) : undefined;
    }

    /** True if the puzzle that was read has givens, or the text has an error that an empty board ends. */
    get canEmpty() {
        const {puzzle, request, model, error} = this.page;
        return Boolean(puzzle) && request.model === model.id && (puzzle.pins.length > 0 || Boolean(error));
    }

    /** Takes back all givens of the puzzle that was read last; its board stays. */
    empty() {
        return this.change({leave: this.page.puzzle.pins});
    }

    /** Asks for the puzzle after a change, and shows it. */
    async change(request) {
        const {page} = this;
        const {puzzle} = page;
        this.closeList();
        this.changes++;
        page.mark();
        try {
            const reply = await page.whileOpen(id => page.server.change(id, request));
            if (puzzle === page.puzzle) {
                if (page.error) {
                    page.undoing.keepTyped();
                }
                await page.rewrite({...page.request, text: reply.text ?? page.request.text, pins: reply.pins});
            }
        } catch (problem) {
            this.reject(problem.message);
        } finally {
            this.changes--;
            page.mark();
        }
    }

    /** Shows why nothing was written: next to the cell if the keys write there, else as a note. */
    reject(words) {
        if (this.isWriting) {
            this.refusal = words;
        } else {
            this.page.note = words;
        }
        this.page.draw();
    }

    /** True if keys write into the board, and arrows move there. */
    get isWriting() {
        return Boolean(this.cell && document.activeElement?.closest('.cells, .choices'));
    }

    // ---- keys and clicks

    move([right, down]) {
        const [x, y, width, height] = this.cell.box;
        const middle = ([left, top, wide, high]) => [left + wide / 2, top + high / 2];
        const from = middle([x, y, width, height]);
        let best;
        this.cells.forEach(cell => {
            const to = middle(cell.box);
            const along = (to[0] - from[0]) * right + (to[1] - from[1]) * down;
            const aside = Math.abs((to[0] - from[0]) * down) + Math.abs((to[1] - from[1]) * right);
            const cost = along + 3 * aside;
            if (along > 0.01 && aside <= along && (!best || cost < best.cost)) {
                best = {cell, cost};
            }
        });
        this.cell = best?.cell ?? this.cell;
        this.closeList();
        this.page.draw();
    }

    key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || !this.act(event.key)) {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    /** Acts on a key; returns true if the key has a meaning here. */
    act(key) {
        const {list} = this;
        if (!this.cell) {
            this.cell = key === 'Enter' ? this.cells[0] : undefined;
            this.page.draw();
            return key === 'Enter';
        }
        if (list && (key === 'ArrowUp' || key === 'ArrowDown')) {
            list.at = (list.at + (key === 'ArrowUp' ? -1 : 1) + list.choices.length) % list.choices.length;
            this.page.draw();
        } else if (WAYS[key]) {
            this.move(WAYS[key]);
        } else if (key === 'Escape') {
            this.cell = list ? this.cell : undefined;
            this.closeList();
            this.page.draw();
        } else if (key === 'Backspace' || key === 'Delete') {
            this.clear();
        } else if (key === 'Enter' || key === ' ') {
            this.press();
        } else if (/^[\p{L}\p{N}]$/u.test(key)) {
            this.openList((list?.typed ?? '') + key);
        } else {
            return false;
        }
        return true;
    }

    click(event) {
        const picture = event.currentTarget;
        const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
        const inside = this.cells.filter(({box: [left, top, width, height]}) => x >= left && x < left + width && y >= top && y < top + height);
        const cell = inside.sort((a, b) => a.box[2] * a.box[3] - b.box[2] * b.box[3])[0];
        const isOpen = this.list && cell === this.cell;
        this.closeList();
        this.cell = cell;
        picture.focus();
        if (cell && !isOpen) {
            this.press();
        }
        this.page.draw();
    }

    // ---- drawing

    /** The layer above the picture of a board with this view box. */
    template(view) {
        if (this.cells.length === 0) {
            return nothing;
        }
        const {cell, list} = this;
        const shown = list ? this.cells.filter(one => one.options.includes(list.choices[list.at].option)) : [];
        const key = event => this.key(event);
        const look = () => this.page.draw(); // the sentence explains the keys
        return html`<svg class="cells" viewBox=${view} tabindex="0" role="application" aria-label="Board: Enter writes into it, arrows move, Escape leaves it"
            @focus=${look} @blur=${look} @click=${event => this.click(event)} @keydown=${key}>${shown.map(({box}) => rectangle('shown', box))}${cell ? rectangle('cursor', cell.box) : nothing}</svg>
            <span class="heard" role="status">${this.refusal || (cell ? this.words() : '')}</span>
            ${this.refusal ? html`<p class="refusal" .style=${beside(cell.box, view)}>${this.refusal}</p>` : nothing}
            ${list ? this.listTemplate(view, key) : nothing}`;
    }

    words() {
        const [x, y, width, height] = this.cell.box;
        const place = [x, y].every(Number.isInteger) && width === 1 && height === 1 ? `row ${y + 1}, column ${x + 1}` : `at ${x}, ${y}`;
        const given = this.givens().map(option => this.page.cover.label(option));
        return `${place}: ${given.length > 0 ? `${given.join(', ')} given` : 'nothing given'}`;
    }

    listTemplate(view, key) {
        const {list} = this;
        return html`<ul class="choices" role="listbox" aria-label="Choices of this cell" tabindex="0" .style=${beside(this.cell.box, view)} @keydown=${key}
            @mousedown=${event => event.preventDefault() /* the board keeps the focus */}>
            ${this.givens().length > 0 ? html`<li role="option" aria-selected="false" @click=${() => this.clear()}>clear</li>` : nothing}
            ${list.choices.slice(0, MOST_SHOWN).map(({option, symbol}, i) => html`<li role="option" aria-selected=${String(i === list.at)}
                @click=${() => this.take(option)} @pointerenter=${() => {
                    list.at = i;
                    this.page.draw();
                }}>${symbol}</li>`)}
            ${list.choices.length > MOST_SHOWN ? html`<li role="option" aria-selected="false" aria-disabled="true">${list.choices.length - MOST_SHOWN} more: type their beginning</li>` : nothing}</ul>`;
    }

    /** The list of options taken in addition to the text, where the model cannot write them. */
    pinsTemplate() {
        const {pins = []} = this.page.request ?? {};
        const {cover} = this.page;
        return pins.length === 0 || !cover ? nothing : html`<p class="soft">Added on the board:</p><ul class="pins">${pins.map(option => html`<li>${cover.label(option)}
            <button class="close" aria-label=${`Take back ${cover.label(option)}`} @click=${() => this.change({leave: [option]})}>×</button></li>`)}</ul>`;
    }
}

/** Returns the options of a cell that occur in no other cell, if there are any: in a killer, the digits without the sums of cages. */
function written(options, times) {
    const alone = options.filter(option => times.get(option) === 1);
    return alone.length > 0 ? alone : options;
}

/**
 * Returns the style of an element next to a box of a picture, on the side with more space: its place and its maximum size.
 * It begins in this half of the picture, so that it fits even on a phone.
 */
function beside([x, y, wide, high], view) {
    const [left, top, width, height] = view.split(' ').map(Number);
    const isRight = x + wide / 2 > left + width / 2;
    const isLow = y + high / 2 > top + height / 2;
    const across = Math.min(50, 100 * (isRight ? left + width - x : x + wide - left) / width);
    const down = Math.min(50, 100 * (isLow ? top + height - y - high : y - top) / height);
    return `${isRight ? 'right' : 'left'}: ${across}%; ${isLow ? 'bottom' : 'top'}: ${down}%;`
        + ` --room-across: ${100 - across}%; --room-down: ${100 - down}%`;
}

function rectangle(name, [x, y, width, height]) {
    return svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height}></rect>`;
}
