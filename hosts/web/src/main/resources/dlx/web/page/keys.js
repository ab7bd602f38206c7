/** Keys of the page; they are as in players of films where these have them. */

export const KEYS = [
    ['space', 'play, pause'],
    ['← →', 'a step back, forward'],
    ['Shift + ← →', 'ten steps'],
    ['↓', 'over: all that is below this step'],
    ['↑', 'the choice above'],
    ['Home, End', 'the first, the last step'],
    ['n, N', 'the next solution, the one before'],
    ['d', 'the next dead end'],
    ['+ -', 'faster, slower'],
    ['1 to 5', 'puzzle, board, matrix, tree, solutions'],
    ['/', 'the list of puzzles'],
    ['f', 'a view in the whole window, and back (Escape too)'],
    ['Enter', 'on the board: write into it; Escape leaves it'],
    ['Ctrl + Z', 'undo what was typed into text or board'],
    ['?', 'this help']
];

const FIELDS = new Set(['TEXTAREA', 'SELECT']);
const TYPED = new Set(['text', 'number', 'search']);

/** Calls the action of a key, unless somebody types, or the key means something where it was pressed. */
export function listen(actions) {
    document.addEventListener('keydown', event => {
        const {target} = event;
        const types = FIELDS.has(target.tagName) || target.tagName === 'INPUT' && TYPED.has(target.type);
        if (types || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) {
            return;
        }
        const isButton = target.closest?.('button, summary, a, input');
        if (event.key === ' ' && isButton || target.tagName === 'INPUT' && /^(Arrow|Home|End)/.test(event.key)) {
            return;
        }
        if (target.closest?.('#matrix-scroll, pre, .words') && /^(Arrow(Up|Down)|Home|End)$/.test(event.key)) {
            return; // they scroll
        }
        const action = actions[`${event.shiftKey && event.key.startsWith('Arrow') ? 'Shift+' : ''}${event.key}`];
        if (action) {
            event.preventDefault();
            action();
        }
    });
}
