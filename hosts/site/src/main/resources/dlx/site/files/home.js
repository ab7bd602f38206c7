/** Entry point of the home page: a sudoku to type into, and a search to watch. */

import {ROOT, bar} from './bar.js';
import {Workers} from '../play/workers.js';
import {Sudoku, digitsOf, placeOf, reasonOf, textOf} from './sudoku.js';
import {Moves, Ticker} from './watching.js';

/** The first sudoku, which needs more than single digits. */
const BEGIN = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const SECONDS = 10;

/** The board to watch; its first solution is found within a short time. */
const WATCHED = {model: 'polyomino', text: 'pentominoes 6x10\n'};

const STEP_MILLIS = 60;
const SOLUTION_MILLIS = 3000;

const VERDICTS = {
    unique: 'One solution, and no other.',
    multiple: 'More than one solution.',
    none: 'No solution.',
    unknown: 'Unknown: the time was up.'
};

const element = id => document.getElementById(id);

/** Opens puzzles one after the other, because the workers cancel an opening when a newer one comes. */
class Puzzles {
    constructor(workers) {
        this.workers = workers;
        this.last = Promise.resolve();
    }

    open(puzzle) {
        const opened = this.last.then(() => this.workers.object('api/puzzles', puzzle));
        this.last = opened.catch(() => {});
        return opened;
    }

    /** Sends a request about an open puzzle. */
    ask({id}, path, body) {
        return this.workers.lines(`api/puzzles/${id}/${path}`, body, () => {});
    }

    /** Opens a puzzle and sends a request about it. */
    async question(puzzle, path, body) {
        return this.ask(await this.open(puzzle), path, body);
    }
}

const puzzles = new Puzzles(Workers.of(new URL('dlx/', ROOT)));

bar();
sudoku();
watch();

function sudoku() {
    const said = element('sudoku-said');
    const board = new Sudoku(element('sudoku'), () => {
        board.mark(undefined);
        said.textContent = '';
    });
    board.set(digitsOf(BEGIN));
    const buttons = [...document.querySelectorAll('#sudoku-asks button')];
    const say = sentence => {
        said.textContent = sentence;
    };
    const puzzle = () => ({model: 'sudoku', text: textOf(board.digits())});
    const asking = (id, ask) => element(id).addEventListener('click', async () => {
        buttons.forEach(button => button.setAttribute('aria-disabled', 'true'));
        say('…');
        try {
            await ask();
        } catch (problem) {
            say(sentenceOf(problem.message));
        }
        buttons.forEach(button => button.removeAttribute('aria-disabled'));
    });
    asking('solve', async () => {
        const {solutions, stopped} = await puzzles.question(puzzle(), 'solutions',
            {strategy: 'mrv', first: 1, count: 1, distinct: false, seconds: SECONDS});
        const digits = digitsOf(solutions[0]?.text ?? '');
        if (digits) {
            board.find(digits);
            say('Solved.');
        } else if (stopped === 'EXHAUSTED') {
            await why(puzzle(), say);
        } else {
            say(VERDICTS.unknown);
        }
    });
    asking('hint', async () => {
        board.forgetFound();
        const {steps, words} = await puzzles.question(puzzle(), 'answer', {question: 'path', steps: 1, seconds: SECONDS});
        const place = placeOf(steps[0]?.label ?? '');
        if (place && steps[0].kind === 'forced') {
            board.take(place);
        } else {
            board.mark(place?.cell);
        }
        say(sentenceOf(steps[0]?.words[0] ?? words));
    });
    asking('unique', async () => {
        const {verdict} = await puzzles.question(puzzle(), 'answer', {question: 'unique', seconds: SECONDS});
        if (verdict === 'none') {
            await why(puzzle(), say);
        } else {
            say(VERDICTS[verdict] ?? verdict);
        }
    });
    element('clear').addEventListener('click', () => {
        board.set([]);
        say('');
    });
    element('search').addEventListener('click', async () => {
        const {puzzlePart} = await import(new URL('play/share.js', ROOT));
        location.href = `${new URL('play/index.html', ROOT).href}${await puzzlePart(puzzle())}`;
    });
}

async function why(puzzle, say) {
    const {words} = await puzzles.question(puzzle, 'answer', {question: 'explain', seconds: SECONDS});
    say(sentenceOf(reasonOf(words)));
}

function sentenceOf(text) {
    const begin = /^[a-z]+\b/.test(text) ? text.slice(0, 1).toUpperCase() : text.slice(0, 1); // except labels such as r1c1=2
    return `${begin}${text.slice(1)}${/[.!?]$|^$/.test(text) ? '' : '.'}`;
}

/** Shows the pentominoes move by move; starts only on a click if the system asks for reduced motion. */
async function watch() {
    const button = element('watch');
    const picture = element('pentominoes');
    const said = element('watch-said');
    let open;
    const ask = async (path, body) => {
        open ??= puzzles.open(WATCHED);
        return puzzles.ask(await open, path, body);
    };
    let moves = new Moves(body => ask('steps', body));
    let count = 0;
    let address;
    const draw = async taken => {
        const {svg, text} = await ask('picture', {options: taken});
        const next = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
        picture.src = next;
        picture.alt = text ?? 'A board of pentominoes.';
        await picture.decode().catch(() => {});
        if (address) {
            URL.revokeObjectURL(address);
        }
        address = next;
    };
    const tick = async () => {
        try {
            const move = await moves.next();
            if (!move) {
                moves = new Moves(body => ask('steps', body));
                count = 0;
                return SOLUTION_MILLIS;
            }
            if (move.isSolution) {
                said.textContent = `A solution, after ${count} moves.`;
                return SOLUTION_MILLIS;
            }
            count++;
            await draw(move.taken);
            said.textContent = `${move.taken.length} of 12 pieces, move ${count}`;
            return STEP_MILLIS;
        } catch (problem) {
            said.textContent = sentenceOf(problem.message);
            open = undefined; // the button tries again
            return undefined;
        }
    };
    const ticker = new Ticker(tick, isWanted => {
        button.textContent = isWanted ? 'Pause' : 'Watch';
    });
    button.addEventListener('click', () => ticker.want(!ticker.isWanted));
    let isOnScreen = true;
    const see = () => ticker.see(isOnScreen && document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', see);
    new IntersectionObserver(entries => {
        isOnScreen = entries.at(-1).isIntersecting;
        see();
    }).observe(picture);
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    still.addEventListener('change', () => still.matches && ticker.want(false));
    ticker.want(!still.matches);
}
