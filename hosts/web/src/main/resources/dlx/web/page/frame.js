/** Templates of the bar at the top, the puzzle, the matrix and the player. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {live} from './lib/lit-html/directives/live.js';
import {ICONS} from './icons.js';
import {LEVELS} from './making.js';
import {printTemplate} from './printing.js';
import {figure, NO_SOLUTION, puzzleWords, sentence} from './words.js';

const TABS = ['puzzle', 'board', 'matrix', 'tree', 'solutions'];
const MODES = {left: 'remaining', near: 'near the step', all: 'all', text: 'as text'};
const LEGEND = [
    ['chosen', 'c', 'chosen'], ['holds', 'i', 'its options'], ['taken', '*', 'tried now'],
    ['covered', 'x', 'covered'], ['shared', '+', 'open to more'],
    ['conflict', 'o', 'removed'], ['tried', '-', 'tried before'], ['stuck', '!', 'no option left']
];

/** Steps per second. */
export const SPEEDS = [1, 2, 5, 10, 30, 60, 240, 1000, 5000];

/** Returns the address of the home page in a site of files, else undefined. */
export const home = () => document.querySelector('link[rel="home"]')?.getAttribute('href');

export function topTemplate(page) {
    const {model, views} = page;
    return html`${home() ? html`<a class="logo" href=${home()} aria-label="dlx: first screen and guides">dlx</a>` : html`<span class="logo">dlx</span>`}
        <button id="model" value=${model?.id ?? ''} aria-haspopup="dialog" aria-label=${`Puzzle: ${model?.id ?? 'none'}. Choose another`} @click=${() => views.picker.open()}
            ?disabled=${page.isRecording || page.models.length === 0}><span class="title"><b>${model?.id}</b>${model?.title}</span>${ICONS.down}</button>
        <span class="views" role="group" aria-label="Steps or solutions">
            <button aria-pressed=${String(views.view === 'steps')} @click=${() => views.toTab('board')}>Steps</button>
            <button aria-pressed=${String(views.view === 'solutions')} @click=${() => views.toTab('solutions')}>Solutions</button></span>
        <span class="actions">
        ${page.isRecording ? nothing : html`<button id="share" class="quiet symbol" @click=${() => page.sharing.share()} ?disabled=${!page.puzzle} aria-label="Share">${ICONS.share}<span class="word">Share</span></button>`}
        <details class="menu" id="download" @toggle=${event => event.target.open && page.elsewhere.look()}><summary class="symbol" aria-label="Download">${ICONS.download}<span class="word">Download</span></summary><div class="sheet">
            <button @click=${() => page.sharing.download('puzzle')} ?disabled=${!page.puzzle}>the puzzle</button>
            <button @click=${() => page.sharing.download('svg')} ?disabled=${!views.boards.shown?.svg}>this board as SVG</button>
            <button @click=${() => page.sharing.download('steps')} ?disabled=${!page.cover}>the steps near this step as JSON</button>
            <button @click=${() => page.sharing.download('solutions')} ?disabled=${page.questions.gallery.list.length === 0}>the solutions shown as JSON</button>
            ${page.elsewhere.links.filter(({link}) => link).map(({program, link, lost}) => html`<a class="elsewhere" href=${link} target="_blank" rel="noopener noreferrer"
                title=${lost.length > 0 ? `Not carried over to ${program}: ${lost.join(', ')}` : `The puzzle, in ${program}`}>Play in ${program}${lost.length > 0 ? html`<small class="soft">, not carried over: ${lost.join(', ')}</small>` : ''}</a>`)}
        </div></details>
        <details class="menu" id="print"><summary class="symbol" aria-label="Print">${ICONS.print}<span class="word">Print</span></summary><div class="sheet">
            ${printTemplate(page)}</div></details>
        <button id="help" class="quiet symbol" @click=${() => views.help()} aria-label="Help">${ICONS.help}<span class="word">Help</span></button></span>
        <nav class="tabs" aria-label="Views">${TABS.map(tab => html`<button class=${`tab-${tab}`} aria-pressed=${String(views.tab === tab)}
            @click=${() => views.toTab(tab)}>${tab === 'tree' && page.reasons.shown ? 'Why' : title(tab)}</button>`)}</nav>
        <div id="notice" role="status">${noticeTemplate(page)}</div>`;
}

/** The complaint about the address; it stays until the next action. */
function noticeTemplate(page) {
    return page.notice ? html`<p class="bad">${page.notice} <button class="close quiet" @click=${() => {
        page.notice = '';
        page.draw();
    }}>Close</button></p>` : nothing;
}

/** The button that enlarges a view to the whole window. */
export function enlargeTemplate(views, tab) {
    const words = views.isEnlarged ? 'Back to all views (f)' : 'In the whole window (f)';
    return html`<button class="quiet only" aria-label=${words} title=${words} @click=${() => views.enlarge(tab)}>${views.isEnlarged ? ICONS.reduce : ICONS.enlarge}</button>`;
}

export function puzzleTemplate(page) {
    const {model, error} = page;
    if (!model) {
        return html`<p class="soft" role="status">${page.note || page.busy}</p>`;
    }
    return html`<div class="writing">
        <label class="heard" for="text">The puzzle as text</label>
        <textarea id="text" spellcheck="false" autocomplete="off" wrap="off" .value=${live(page.text)} ?readonly=${page.isRecording}
            aria-invalid=${String(Boolean(error))} aria-describedby="said" @input=${event => page.edit(event.target.value)}></textarea>
        <div id="said" aria-live="polite">${error ? html`<p class="bad">${error.line
            ? html`<button class="place" @click=${() => page.views.select(error)}>line ${error.line}, column ${error.column}</button> ` : nothing}${error.message}</p>` : nothing}
        ${error && page.puzzle ? html`<p class="soft">Board, matrix and search show the last puzzle that could be read.</p>` : nothing}
        ${page.puzzle?.warnings.map(warning => html`<p class="soft">${warning}</p>`)}</div>
        ${page.filling.pinsTemplate()}
        ${factsTemplate(page)}
        ${page.isRecording ? nothing : html`
        <div class="row"><button id="example" class="quiet" @click=${() => page.fresh(model.example)}>Example</button>
        <button id="empty" class="quiet" title="The same board without givens" @click=${() => page.filling.empty()} ?disabled=${!page.filling.canEmpty}>Empty</button>
        <button id="undo" class="quiet" @click=${() => page.undoing.undo()} ?disabled=${page.undoing.isEmpty}>Undo</button>
        <details class="how"><summary>How to write it</summary><pre tabindex="0">${model.grammar || 'The model does not describe its format.'}</pre></details></div>
        ${settingsTemplate(page)}`}</div>
        ${page.isRecording ? nothing : reasonButtons(page)}`;
}

function settingsTemplate(page) {
    const isSet = Object.values(page.settings).some(value => value !== '');
    const strategies = {mrv: 'fewest options first (mrv)', first: 'the first open item (first)'};
    return html`<details class="settings" ?open=${isSet}><summary>Settings</summary>${page.model.settings.map(setting => html`
        <label class="setting">${setting.name} <input type="text" .value=${live(page.settings[setting.name] ?? '')}
            placeholder=${setting.values} title=${setting.meaning} @change=${event => page.set(setting.name, event.target.value)}></label>`)}
        <label class="setting">search by <select id="strategy" @change=${event => page.changeStrategy(event.target.value)}>
            ${page.strategies.map(name => html`<option value=${name} .selected=${live(name === page.strategy)}>${strategies[name] ?? name}</option>`)}
        </select></label></details>`;
}

/** Returns true while a question is being asked; a rating does not count, because other questions cancel it. */
function isBusy(page) {
    return Boolean(page.questions.asking) && !page.search.isRating;
}

function reasonButtons(page) {
    if (page.request?.model !== page.model.id) {
        return nothing; // the open puzzle belongs to the previous model
    }
    const busy = isBusy(page);
    return html`<div class="asks"><div class="row" role="group" aria-label="Reasons">
        <button id="hint" @click=${() => page.reasons.hint(0)} ?disabled=${busy}>Hint</button>
        <button id="explain" @click=${() => page.reasons.explain()} ?disabled=${busy}>Explain</button>
        <button id="minimal" title="Finds redundant, wrong and missing givens" @click=${() => page.reasons.minimal()}
            ?disabled=${busy}>Leave out?</button></div>
        ${page.puzzle.writes ? freshTemplate(page.making, busy)
        : html`<p id="no-fresh" class="soft">New puzzles of this kind cannot be made here.</p>`}</div>`;
}

function freshTemplate(making, isBusy) {
    if (making.work) {
        const {attempts} = making.work;
        return html`<div class="row"><span class="spinner" aria-hidden="true"></span><span class="grow" role="status">Making a puzzle${attempts > 1
            ? `: attempt ${figure(attempts)}` : ''} …</span><button id="stop" @click=${() => making.stop()}>Stop</button></div>`;
    }
    return html`<div class="row"><button id="fresh" @click=${() => making.fresh()} ?disabled=${isBusy}>New puzzle</button>
        <label class="grow"><span class="heard">Level of the new puzzle</span><select id="level" @change=${event => {
            making.level = event.target.value;
        }}>${Object.entries(LEVELS).map(([value, {words}]) =>
            html`<option value=${value} ?selected=${value === making.level}>${words}</option>`)}</select></label></div>`;
}

/** Returns true if the page can explain why a position has no solution; a recording only if its file contains the explanation. */
function mayAskWhy({server, isRecording}, kind) {
    return server.explains && (isRecording || kind.includes(NO_SOLUTION));
}

/** The kind of the puzzle in words, then the size of its cover. */
function factsTemplate(page) {
    const {puzzle} = page;
    if (!puzzle) {
        return nothing;
    }
    const kind = puzzleWords(puzzle, page.search);
    return html`<div class="facts" id="size"><div><span id="kind">${kind}</span> ${mayAskWhy(page, kind) ? html`<button id="why" class="quiet"
        @click=${() => page.reasons.explain()} ?disabled=${isBusy(page)}>Why?</button>` : nothing}</div>
        <small class="soft" title="Items must be covered, options may be chosen: the columns and rows of the matrix.">${figure(puzzle.items)} items,
        ${figure(puzzle.options)} options</small></div>`;
}

export function modesTemplate(page) {
    if (!page.cover) {
        return nothing;
    }
    const shown = page.views.asText ? 'text' : page.views.mode;
    return html`<label><span class="heard">Contents of the matrix</span><select id="mode" @change=${event => page.views.showMatrix(event.target.value)}>${Object.entries(MODES).map(([mode, words]) =>
        html`<option value=${mode} ?selected=${mode === shown}>${words}</option>`)}</select></label>`;
}

export function matrixTemplate(page) {
    const {cover} = page;
    const isCanvas = cover && !page.views.asText;
    return html`
        ${page.puzzle && !cover ? html`<p class="soft">The matrix has ${figure(page.puzzle.items)} columns and ${figure(page.puzzle.options)} rows: too
            large to display. The other views work.</p>` : nothing}
        ${cover && page.views.asText ? html`<pre id="as-text" tabindex="0" aria-label="The step as text">${asText(page)}</pre>` : nothing}
        <div id="matrix-scroll" class=${isCanvas ? '' : 'away'} tabindex="0" role="region" aria-label="Matrix, scrollable">
            <div class="spacer"><canvas role="img" aria-label=${`Matrix of options and items: ${cover ? sentence(cover, page.play.moment) : ''} “as text” shows it in letters.`}></canvas></div></div>
        ${isCanvas ? html`<p id="pointed">${page.views.pointed || 'Rows are options, columns are items.'}</p>
        <details class="fold"><summary>Meaning of the letters</summary><ul class="legend" aria-label="Letters">${LEGEND.filter(([name]) => name !== 'shared' || cover.isShared).map(([name, letter, words]) =>
            html`<li><span class=${`letter ${name}`}>${letter}</span> ${words}</li>`)}</ul></details>` : nothing}`;
}

function asText({reasons, play, views}) {
    const reason = reasons.shown;
    const words = reason?.steps ? reason.steps[reason.at]?.words : reason?.words;
    return words ? words.join('\n') : play.moment.kind ? views.trace.step(play.moment) : 'The search has not begun.';
}

export function playerTemplate(page) {
    const {cover} = page;
    const {moment} = page.play;
    const {marks} = page.search;
    const isPlaying = Boolean(page.play.playing);
    const none = !page.puzzle;
    const end = page.play.end;
    const atEnd = end !== undefined && moment.step >= end;
    const steps = Math.max(marks.steps, moment.step);
    const button = (id, icon, words, act, isOff) => html`<button id=${id} @click=${act} ?disabled=${none || isOff} aria-label=${words} title=${words}>${icon}</button>`;
    return html`<h2 class="heard">Player</h2>
        <div class="said"><p id="sentence" aria-live=${isPlaying ? 'off' : 'polite'}><span class=${`dot ${moment.kind || 'start'}`} aria-hidden="true"></span><span>${page.puzzle ? page.views.sentence() : page.busy || page.note}</span></p>
            ${page.views.tab === 'tree' ? nothing : hintButtons(page.reasons)}<span id="note" role="status">${page.puzzle ? page.note || (page.search.queued ? `waiting: place ${page.search.queued} in the queue` : page.questions.progress || '') : ''}</span></div>
        <div class="row buttons" role="group" aria-label="Steps">
            ${button('first', ICONS.first, 'To the beginning', () => page.play.by(-page.play.wish), moment.step === 0)}
            ${button('back', ICONS.back, 'A step back', () => page.play.by(-1), moment.step === 0)}
            <button id="play" class="main" @click=${() => page.play.toggle()} ?disabled=${none || steps === 0} aria-label=${isPlaying ? 'Pause' : 'Play'} title=${isPlaying ? 'Pause' : 'Play'}>${isPlaying ? ICONS.pause : ICONS.play}</button>
            ${button('forward', ICONS.forward, 'A step forward', () => page.play.by(1), atEnd)}
            ${button('over', ICONS.over, 'Skip everything below this step', () => page.play.jump('over', 'There is nothing below this step.'), atEnd)}
            ${button('dead', ICONS.dead, 'To the next dead end', () => page.play.jump('nextDead', 'No further dead end was found.'), atEnd)}
            ${button('solution', ICONS.solution, 'To the next solution', () => page.play.jump('nextSolution', 'No further solution was found.'), atEnd)}
        </div>
        <label class="speed">Speed <select id="speed" @change=${event => {
                page.play.speed = Number(event.target.value);
                page.draw();
            }}>${SPEEDS.map(speed => html`<option value=${speed} ?selected=${speed === page.play.speed}>${figure(speed)}/s</option>`)}</select></label>
        <dl class="figures">
            <div><dt>step</dt><dd><span id="step">${figure(moment.step)}</span> of ${figure(steps)}${marks.complete ? '' : '+'}</dd></div>
            <div><dt>solutions</dt><dd>${figure(moment.solutions)} of ${figure(marks.solutions)}${marks.complete ? '' : '+'}</dd></div>
            <div class="extra"><dt>nodes</dt><dd>${figure(moment.nodes)}</dd></div>
            <div class="extra"><dt>searched</dt><dd>${percent(marks.share)}</dd></div>
            <div class="extra"><dt>time</dt><dd>${figure(marks.millis)} ms</dd></div>
            ${page.puzzle && !page.isRecording && !page.search.walking && !marks.complete && marks.stopped ? html`<div><button id="on" @click=${() => page.search.on()}>Search on</button></div>` : nothing}
        </dl>
        <canvas id="icicle" aria-hidden="true"></canvas>
        <input id="seek" type="range" min="0" max=${Math.max(1, steps)} .value=${live(String(moment.step))} ?disabled=${none}
            aria-label="Step" aria-valuetext=${`step ${moment.step} of ${steps}: ${cover ? sentence(cover, moment) : ''}`}
            @input=${event => page.play.to(Number(event.target.value))}>`;
}

/** The buttons of a hint, for phones that show its board while its card is not visible. */
function hintButtons(reasons) {
    const {shown} = reasons;
    return shown?.kind === 'hint' ? html`<span class="hint-buttons"><button class="next" @click=${() => reasons.hint(shown.at + 1)}
        ?disabled=${shown.isWhole && shown.at + 1 >= shown.steps.length}>Next hint</button> <button class="close quiet" @click=${() => reasons.close()}>Close</button></span>` : nothing;
}

function title(word) {
    return word[0].toUpperCase() + word.slice(1);
}

function percent(share) {
    return share >= 1 ? '100 %' : share > 0.9999 ? '99.9 %' : `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}
