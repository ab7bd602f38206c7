/** Searches the sections of the guides. A section must contain every word; titles and headings count more than text. */

const AROUND = 60;

/** Additional score of a heading that equals the query. */
const EXACTLY = 50;

const LETTER = /[\p{L}\p{N}]/u;

/** Returns the index of `SearchIndex` as a list of sections. */
export function prepared(guides) {
    return guides.flatMap(([address, title, sections]) => sections.map(([anchor, heading, text], at) => ({
        address, title, anchor, heading, text, at,
        low: {title: title.toLowerCase(), heading: heading.toLowerCase(), text: text.toLowerCase()}
    })));
}

/** Returns the sections that contain all words, the best first, each with a snippet: parts `[text, isMarked]`. */
export function found(sections, words) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0) {
        return [];
    }
    return sections
        .map((section, order) => ({section, order, worth: worth(section, wanted)}))
        .filter(({worth}) => worth > 0)
        .sort((a, b) => b.worth - a.worth || a.order - b.order)
        .map(({section}) => ({...section, snippet: snippet(section, wanted)}));
}

/** Returns the score of a section: 0 if a word is missing. */
function worth({low, at}, wanted) {
    let sum = 0;
    for (const word of wanted) {
        const one = (at === 0 ? 8 : 1) * hit(low.title, word) + 6 * hit(low.heading, word) + Math.min(hit(low.text, word), 2);
        if (one === 0 || (hit(low.heading, word) === 0 && hit(low.text, word) === 0 && at > 0)) {
            return 0; // only the first section may match by its title alone
        }
        sum += one;
    }
    return low.heading === wanted.join(' ') ? sum + EXACTLY : sum;
}

/** Returns 3 for a whole word, 2 for the beginning of a word, 1 within a word, 0 if the word does not occur. */
function hit(text, word) {
    for (let at = text.indexOf(word), best = 0; ; at = text.indexOf(word, at + 1)) {
        if (at < 0) {
            return best;
        }
        const isBegin = at === 0 || !LETTER.test(text[at - 1]);
        if (isBegin && !LETTER.test(text[at + word.length] ?? '')) {
            return 3;
        }
        best = Math.max(best, isBegin ? 2 : 1);
    }
}

function snippet({text, low}, wanted) {
    const places = wanted.map(word => low.text.indexOf(word)).filter(at => at >= 0);
    const middle = places.length > 0 ? Math.min(...places) : 0;
    const begin = middle <= AROUND ? 0 : text.lastIndexOf(' ', middle - AROUND) + 1;
    const end = Math.min(text.length, middle + 2 * AROUND);
    const piece = `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
    return marked(piece, wanted);
}

function marked(text, wanted) {
    const low = text.toLowerCase();
    const parts = [];
    let done = 0;
    while (done < text.length) {
        const next = wanted.map(word => [low.indexOf(word, done), word.length]).filter(([at]) => at >= 0)
            .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
        if (!next || low.length !== text.length) { // some letters are longer in lower case: nothing is marked
            break;
        }
        if (next[0] > done) {
            parts.push([text.slice(done, next[0]), false]);
        }
        parts.push([text.slice(next[0], next[0] + next[1]), true]);
        done = next[0] + next[1];
    }
    if (done < text.length) {
        parts.push([text.slice(done), false]);
    }
    return parts;
}
