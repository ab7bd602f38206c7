/** The list of puzzles: models by topic, filtered by the search text. */

import {html, nothing} from './lib/lit-html/lit-html.js';
import {ICONS} from './icons.js';

/** Heading for models without a topic. */
const REST = 'Plugins';

const byId = id => document.getElementById(id);

/** The models listed, and the active one, which Enter chooses. */
export class Picker {
    constructor(page) {
        this.page = page;
        this.wanted = '';
        this.active = undefined;
    }

    open() {
        if (this.page.isRecording || !byId('picker') || byId('picker').open) {
            return;
        }
        this.wanted = '';
        this.active = this.page.model;
        this.page.draw();
        byId('picker').showModal();
        byId('wanted').value = '';
        byId('wanted').focus();
        requestAnimationFrame(() => this.reveal());
    }

    /** Returns the topics in alphabetical order, models without a topic last; each topic with its models. */
    get topics() {
        const topics = new Map();
        for (const model of this.page.models) {
            if (isWanted(model, this.wanted)) {
                const name = model.topic || REST;
                topics.set(name, [...topics.get(name) ?? [], model]);
            }
        }
        return [...topics].sort(([a], [b]) => (a === REST) - (b === REST) || a.localeCompare(b, 'en'));
    }

    search(text) {
        this.wanted = text;
        const shown = this.topics.flatMap(([, models]) => models);
        const word = text.trim().toLowerCase();
        this.active = shown.find(model => model.id === word) ?? shown.find(model => word && model.id.startsWith(word)) ?? shown[0];
        this.page.draw();
    }

    /** Handles arrow keys and Enter; the dialog handles Escape itself. */
    press(event) {
        const shown = this.topics.flatMap(([, models]) => models);
        const at = shown.indexOf(this.active);
        const next = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1}[event.key];
        if (event.key === 'Enter' && this.active) {
            event.preventDefault();
            this.choose(this.active);
        } else if (next !== undefined && shown.length > 0) {
            event.preventDefault();
            this.active = shown[(next + shown.length) % shown.length];
            this.page.draw();
            requestAnimationFrame(() => this.reveal());
        }
    }

    choose(model) {
        byId('picker').close();
        this.page.choose(model.id);
    }

    reveal() {
        byId('models')?.querySelector('.active')?.scrollIntoView({block: 'nearest'});
    }
}

/** Returns true if each word of the search text occurs in the id, title or topic of a model. */
function isWanted(model, text) {
    const said = `${model.id} ${model.title} ${model.topic}`.toLowerCase();
    return text.toLowerCase().split(/\s+/).every(word => said.includes(word));
}

export function pickerTemplate(picker) {
    const topics = picker.topics;
    return html`<dialog id="picker" aria-labelledby="picker-title">
        <form method="dialog" class="head"><h2 id="picker-title">Choose a puzzle</h2>
            <button class="quiet only" aria-label="Close">${ICONS.close}</button></form>
        <input id="wanted" type="search" role="combobox" aria-label="Search puzzles" aria-expanded="true" aria-controls="models" aria-autocomplete="list"
            aria-activedescendant=${picker.active ? `choice-${picker.active.id}` : nothing} placeholder="Search: sudoku, tiling, words …" autocomplete="off"
            @input=${event => picker.search(event.target.value)} @keydown=${event => picker.press(event)}>
        ${topics.length === 0 ? html`<p class="soft" role="status">No puzzle has this name. Plugins that dlx loads at its start are listed here too.</p>` : nothing}
        <div class="list"><div id="models" role="listbox" aria-label="Puzzles" tabindex="0"
            aria-activedescendant=${picker.active ? `choice-${picker.active.id}` : nothing} @keydown=${event => picker.press(event)}>${topics.map(([topic, models]) => html`<div class="topic" role="group" aria-label=${topic}>
            <div class="topic-name" aria-hidden="true">${topic}</div>
            ${models.map(model => html`<div id=${`choice-${model.id}`} class=${model === picker.active ? 'choice active' : 'choice'} role="option"
                aria-selected=${String(model === picker.page.model)} @click=${() => picker.choose(model)}><b>${model.id}</b> ${model.title}</div>`)}</div>`)}</div></div></dialog>`;
}
