/** Solutions as pictures, and questions about all solutions. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {repeat} from './lib/lit-html/directives/repeat.js';
import {address, lettersStyle, ratioStyle} from './board.js';

export const PAGE = 24;

/** The limits that end a search, in words. */
export const LIMITS = {TIME: 'the time was up', MEMORY: 'the memory was full'};

/** Stores the solutions requested; their pictures are released with them. */
export class Gallery {
    constructor() {
        this.clear();
    }

    clear() {
        this.list?.forEach(solution => solution.url && URL.revokeObjectURL(solution.url));
        this.list = [];
        this.first = 1;
        this.hasMore = true;
        this.isLoading = false;
        this.problem = '';
        this.answers = [];
    }

    begin(first) {
        const {answers} = this;
        this.clear();
        this.answers = answers;
        this.first = first;
    }

    add(reply) {
        reply.solutions.forEach((solution, i) => this.list.push({
            ...solution, number: reply.first + i, url: solution.svg ? address(solution.svg) : undefined
        }));
        this.hasMore = reply.stopped === 'VISITOR' && reply.solutions.length > 0;
        const limit = LIMITS[reply.stopped];
        this.note = limit ? `${limit[0].toUpperCase()}${limit.slice(1)} before another solution was found.` : '';
    }

    get next() {
        return this.first + this.list.length;
    }
}

export function galleryTemplate(gallery, page, actions) {
    const {puzzle} = page;
    if (!puzzle) {
        return nothing;
    }
    return html`${page.isRecording ? nothing : html`<div class="questions" role="group" aria-label="Questions about all solutions">
        <button @click=${() => actions.ask('count')} ?disabled=${page.questions.asking}>How many?</button>
        <button @click=${() => actions.ask('unique')} ?disabled=${page.questions.asking}>Only one?</button>
        ${puzzle.scores ? html`<button @click=${() => actions.ask('best')} ?disabled=${page.questions.asking}>The best</button>` : nothing}
        ${page.questions.asking ? html`<button @click=${actions.stop}>Stop</button>` : nothing}
        <label class="check" title="Of solutions that symmetries map to each other, only one"><input type="checkbox" .checked=${page.questions.distinct}
            @change=${event => actions.distinct(event.target.checked)}> one of each kind</label>
        <label class="goto">from number <input type="number" min="1" max="999999999" .value=${String(gallery.first)}
            @change=${event => actions.from(event.target.value)}></label>
    </div>`}
    <div class="answers" role="status">${gallery.answers.map(answer => html`<p>${answer()}</p>`)}</div>
    ${page.questions.provable ? html`<div class="questions" role="group" aria-label="A proof of that answer">
        <button @click=${() => actions.prove('dlx')} ?disabled=${page.questions.asking} title="Checked by dlx verify --proof">Proof</button>
        <button @click=${() => actions.prove('veripb')} ?disabled=${page.questions.asking} title="Two files, which VeriPB checks">Proof for VeriPB</button>
        ${page.questions.proofFiles.map(file => html`<button class="save" @click=${() => actions.saveProof(file)}>Save ${file.name}</button>`)}</div>` : nothing}
    ${page.questions.best ? bestTemplate(page.questions.best) : nothing}
    <ul class="gallery">${repeat(gallery.list, solution => solution.number, solution => solutionTemplate(solution, actions))}</ul>
    ${gallery.problem ? html`<p class="bad">${gallery.problem}</p>` : nothing}
    ${gallery.list.length === 0 && !gallery.isLoading && !gallery.problem ? html`<p class="soft">${gallery.note || 'No solution was found.'}</p>` : nothing}
    ${gallery.isLoading ? html`<p role="status">Looking for solutions …</p>`
        : gallery.hasMore && gallery.list.length > 0 ? html`<button class="more" @click=${actions.more}>More</button>` : nothing}`;
}

function solutionTemplate(solution, actions) {
    return html`<li><button class="solution" @click=${() => actions.go(solution.number)}
        aria-label=${`Solution ${solution.number}: go to its step`}>
        ${solution.url ? html`<img src=${solution.url} alt="" .style=${ratioStyle(solution.svg)}>` : html`<pre .style=${lettersStyle(solution.text ?? '')}>${solution.text}</pre>`}</button>
        <div class="below"><span>${solution.number}</span>
        ${solution.svg ? html`<button class="save" @click=${() => actions.save(solution, 'svg')} aria-label=${`Download solution ${solution.number} as SVG`}>svg</button>` : nothing}
        ${solution.text ? html`<button class="save" @click=${() => actions.save(solution, 'txt')} aria-label=${`Download solution ${solution.number} as text`}>txt</button>` : nothing}
        <button class="save" @click=${() => actions.save(solution, 'json')} aria-label=${`Download solution ${solution.number} as JSON`}>json</button></div></li>`;
}

/** A chart of the incumbent and the bound: two lines over time. */
function bestTemplate(best) {
    const points = best.points;
    const numbers = points.flatMap(point => [point.score, point.bound]).filter(Number.isFinite);
    const least = Math.min(...numbers);
    const span = Math.max(1, Math.max(...numbers) - least);
    const end = points.at(-1)?.seconds || 1;
    const path = key => points.filter(point => Number.isFinite(point[key]))
        .map((point, i, all) => `${i === 0 ? 'M' : `H${(300 * point.seconds / end).toFixed(1)}V`}${i === 0 ? `${(300 * point.seconds / end).toFixed(1)} ` : ''}${(76 - 72 * (point[key] - least) / span).toFixed(1)}${i === all.length - 1 ? 'H300' : ''}`)
        .join('');
    const score = best.score ?? '?';
    const bound = best.bound ?? '?';
    return html`<figure class="best"><svg viewBox="0 0 300 80" role="img" aria-label=${`best so far ${score}, bound ${bound}`}>
        <path class="bound" d=${path('bound')}></path><path class="score" d=${path('score')}></path></svg>
        <figcaption><span class="score">best so far <b>${score}</b></span> <span class="bound">no solution is better than <b>${bound}</b></span>
        ${best.proven ? html`<b>proved</b>` : nothing}</figcaption>
        ${best.url ? html`<img src=${best.url} alt=${best.text || 'the best solution'}>` : best.text ? html`<pre>${best.text}</pre>` : nothing}</figure>`;
}
