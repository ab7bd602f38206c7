import {Undoing} from 'PAGE/undoing.js';

/** Each word is a text that is typed and read, or undo, redo; one with ! is replaced before it has been read. */
export function shown(words) {
    const page = {rewrite: to => { page.text = to.text; }};
    const undoing = new Undoing(page);
    for (const word of words.split(' ')) {
        const [act] = word.split('!');
        if (act === 'undo' || act === 'redo') {
            undoing[act]();
        } else {
            page.text = act;
        }
        if (act === word) {
            const request = {model: 'sudoku', text: page.text, settings: {}, pins: []};
            undoing.read(page.request, request);
            page.request = request;
        }
    }
    return page.text;
}
