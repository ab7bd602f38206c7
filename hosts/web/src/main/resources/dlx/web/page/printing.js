/** Prints sheets. The print command of the browser prints the current board or solutions, by style.css alone. */

import {html, nothing, render} from './lib/lit-html/lit-html.js';
import {address, lettersStyle} from './board.js';

const SECONDS = 30;

/** Matches pictures with letters. Such a picture may lack a part of the puzzle, such as a word list, so its text is printed too. */
const LETTER = /<text\b/;

/** The sheets: the words on their buttons, and their contents. */
export const SHEETS = [
    {words: 'the puzzle', copies: 1},
    {words: 'the puzzle and a solution', copies: 1, isSolved: true},
    {words: 'the puzzle, four on a sheet', copies: 4}
];

export class Printing {
    constructor(page) {
        this.page = page;
        addEventListener('afterprint', () => this.lay([]));
    }

    /** Prints a sheet. */
    async print({copies, isSolved}) {
        const {page} = this;
        const {model, request} = page;
        try {
            const {svg} = await page.whileOpen(id => page.server.picture(id, []));
            const figures = Array(copies).fill({words: model.title, svg, text: svg && LETTER.test(svg) ? '' : request.text});
            if (isSolved) {
                figures.push(await this.solution());
            }
            this.lay(figures);
            await Promise.all([...sheet().querySelectorAll('img')].map(image => image.decode()));
            window.print();
        } catch (problem) {
            page.note = problem.message;
            page.draw();
        }
    }

    /** Returns the first solution as a figure. */
    async solution() {
        const {page} = this;
        const {solutions} = await page.whileOpen(id =>
            page.server.solutions(id, {strategy: page.strategy, first: 1, count: 1, distinct: false, seconds: SECONDS}));
        if (solutions.length === 0) {
            throw new Error('There is no solution to print, or none was found in time.');
        }
        const [{svg, text}] = solutions;
        const {marks} = page.search;
        return {words: marks.complete && marks.solutions === 1 ? 'The solution' : 'A solution', svg, text: svg ? '' : text};
    }

    /** Lays figures on the sheet, which is visible in print only. */
    lay(figures) {
        this.urls?.forEach(url => URL.revokeObjectURL(url));
        this.urls = figures.map(({svg}) => svg ? address(svg) : '');
        sheet().dataset.figures = figures.length;
        render(figures.map(({words, text}, i) => html`<figure><figcaption>${words}</figcaption>${this.urls[i] ? html`<img src=${this.urls[i]} alt="">` : nothing}
            ${text ? html`<pre .style=${lettersStyle(text)}>${text}</pre>` : nothing}</figure>`), sheet());
    }
}

function sheet() {
    return document.getElementById('sheet');
}

/** Returns the menu of the sheets. */
export function printTemplate(page) {
    return html`${SHEETS.map(one => html`<button @click=${() => page.printing.print(one)} ?disabled=${!page.puzzle}>${one.words}</button>`)}`;
}
