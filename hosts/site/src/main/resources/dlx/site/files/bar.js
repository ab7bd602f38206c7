/** The bar of all pages: the search in the guides, the button for light and dark, and the service worker. */

import {found, prepared} from './search.js';

export const ROOT = new URL('..', import.meta.url);

const MOST_SHOWN = 12;

/** Activates the bar. */
export function bar() {
    scheme(document.getElementById('scheme'));
    new Search(document.getElementById('wanted'), document.getElementById('found'));
    folds();
    if ('serviceWorker' in navigator && globalThis.isSecureContext) {
        // Without the service worker, the site needs a network.
        navigator.serviceWorker.register(new URL('sw.js', ROOT)).catch(() => {});
    }
}

function scheme(button) {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const isDark = () => (document.documentElement.dataset.scheme ?? (system.matches ? 'dark' : 'light')) === 'dark';
    const show = () => {
        button.textContent = isDark() ? 'Light' : 'Dark';
    };
    button.addEventListener('click', () => {
        const chosen = isDark() ? 'light' : 'dark';
        document.documentElement.dataset.scheme = chosen;
        try {
            localStorage.setItem('dlx-scheme', chosen);
        } catch {
            // without storage, the choice holds for this page only
        }
        show();
    });
    system.addEventListener('change', show);
    show();
    button.hidden = false;
}

/** Opens the lists next to the text if the window is wide. */
function folds() {
    const isWide = matchMedia('(min-width: 64rem)');
    const set = () => document.querySelectorAll('details.fold').forEach(fold => {
        fold.open = isWide.matches;
    });
    isWide.addEventListener('change', set);
    set();
}

class Search {
    constructor(input, list) {
        this.input = input;
        this.list = list;
        input.disabled = false;
        input.addEventListener('focus', () => this.load());
        input.addEventListener('input', () => this.show());
        document.addEventListener('keydown', event => this.key(event));
        document.addEventListener('pointerdown', event => {
            if (!list.contains(event.target) && event.target !== input) {
                this.close();
            }
        });
    }

    load() {
        this.index ??= fetch(new URL('site/search.json', ROOT))
            .then(response => response.ok ? response.json() : Promise.reject(new Error(String(response.status))))
            .then(prepared)
            .catch(() => {
                this.index = undefined; // loaded again at the next try
                return undefined;
            });
        return this.index;
    }

    key(event) {
        const isWriting = /^(input|textarea|select)$/i.test(event.target.tagName) || event.target.isContentEditable;
        if (event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) {
            event.preventDefault();
            this.input.focus();
            this.input.select();
        } else if (event.key === 'Escape' && !this.list.hidden) {
            this.close();
            this.input.focus();
        } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !this.list.hidden) {
            this.move(event);
        } else if (event.key === 'Enter' && event.target === this.input) {
            this.list.querySelector('a')?.click();
        }
    }

    move(event) {
        const places = [this.input, ...this.list.querySelectorAll('a')];
        const here = places.indexOf(document.activeElement);
        if (here >= 0) {
            event.preventDefault();
            places[Math.max(0, Math.min(places.length - 1, here + (event.key === 'ArrowDown' ? 1 : -1)))].focus();
        }
    }

    async show() {
        const words = this.input.value;
        const index = await this.load();
        if (words !== this.input.value) {
            return;
        }
        if (!words.trim()) {
            this.close();
            return;
        }
        this.list.replaceChildren();
        if (!index) {
            this.say('The guides cannot be searched, because their index was not loaded.');
        } else {
            const all = found(index, words);
            this.say(all.length === 0 ? `Nothing found for “${words.trim()}”.`
                : `${all.length} ${all.length === 1 ? 'place' : 'places'}${all.length > MOST_SHOWN ? `, the first ${MOST_SHOWN}` : ''}`);
            const list = document.createElement('ul');
            all.slice(0, MOST_SHOWN).forEach(place => list.append(item(place)));
            if (all.length > 0) {
                this.list.append(list);
            }
        }
        this.list.hidden = false;
    }

    say(sentence) {
        const line = document.createElement('p');
        line.setAttribute('role', 'status');
        line.textContent = sentence;
        this.list.append(line);
    }

    close() {
        this.list.hidden = true;
    }
}

function item(place) {
    const link = document.createElement('a');
    link.href = new URL(`${place.address}#${encodeURIComponent(place.anchor)}`, ROOT).href;
    const title = document.createElement('b');
    title.textContent = place.heading === place.title ? place.title : `${place.title}: ${place.heading}`;
    const text = document.createElement('span');
    for (const [part, isMarked] of place.snippet) {
        const piece = document.createElement(isMarked ? 'mark' : 'span');
        piece.textContent = part;
        text.append(piece);
    }
    link.append(title, text);
    const line = document.createElement('li');
    line.append(link);
    return line;
}
