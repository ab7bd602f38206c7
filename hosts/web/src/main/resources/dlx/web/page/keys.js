/** Keys of the page. Film players use many of these keys for the same actions. */

export const KEYS = [
    ['space', 'play, pause'],
    ['← →', 'a step back, forward'],
    ['Shift + ← →', 'ten steps'],
    ['↓', 'skip everything below this step'],
    ['↑', 'to the choice above'],
    ['Home, End', 'the first, the last step'],
    ['n, N', 'the next solution, the one before'],
    ['d', 'the next dead end'],
    ['+ -', 'faster, slower'],
    ['1 to 5', 'puzzle, board, matrix, tree, solutions'],
    ['/', 'the list of puzzles'],
    ['f', 'a view in the whole window, and back (Escape too)'],
    ['Enter', 'on the board: write into it; Escape leaves it'],
    ['Ctrl + Z', 'undo the last change of text or board'],
    ['?', 'this help']
];

const FIELDS = new Set(['TEXTAREA', 'SELECT']);
const TYPED = new Set(['text', 'number', 'search']);

/** Calls the action of a key, except while the user types or when the focused element handles the key itself. */
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
            return; // these keys scroll the element
        }
        const action = actions[`${event.shiftKey && event.key.startsWith('Arrow') ? 'Shift+' : ''}${event.key}`];
        if (action) {
            event.preventDefault();
            action();
        }
    });
}
