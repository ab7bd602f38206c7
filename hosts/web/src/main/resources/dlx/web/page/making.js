/** Generation of new puzzles. */

/** Time limit of a generation; the button Stop ends it earlier. */
const SECONDS = 30;

/** Levels of a new puzzle: their words, and the lowest and highest level; 99 is a search. */
export const LEVELS = {
    any: {words: 'any level'},
    1: {words: 'level 1 (singles)', fromLevel: 0, toLevel: 1},
    2: {words: 'level 2 (intersections)', fromLevel: 2, toLevel: 2},
    3: {words: 'level 3 (pairs)', fromLevel: 3, toLevel: 3},
    4: {words: 'level 4 (triples)', fromLevel: 4, toLevel: 4},
    5: {words: 'level 5 and above (chains)', fromLevel: 5, toLevel: 98},
    search: {words: 'by search', fromLevel: 99, toLevel: 99}
};

/** Generates puzzles of the shape of the open puzzle. */
export class Making {
    constructor(page) {
        this.page = page;
        this.level = 'any';
    }

    /** Generates one puzzle. After Stop or at the time limit, shows the puzzle closest to the wanted level. */
    async fresh() {
        const {page, level} = this;
        const {puzzle} = page;
        const {words, ...wish} = LEVELS[level];
        const work = {attempts: 0};
        this.work = work;
        page.draw();
        let reply;
        try {
            const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
            reply = await page.questions.stream({question: 'generate', seconds: SECONDS, seed, rated: true, nearest: true, ...wish}, line => {
                work.attempts = line.attempts ?? work.attempts;
                work.nearest = line.type === 'nearest' ? line : work.nearest;
                page.draw();
            });
        } catch (problem) {
            if (!work.isStopped) {
                page.fail(problem);
                return;
            }
            reply = {...work.nearest, found: level === 'any' && work.nearest !== undefined, attempts: work.attempts};
        } finally {
            this.work = undefined;
            page.draw();
        }
        if (puzzle === page.puzzle) {
            if (reply.text) {
                await page.fresh(reply.text);
            }
            page.note = freshWords(reply, words, work.isStopped);
            page.draw();
        }
    }

    /** Stops the generation: the server ends its work when the connection closes. */
    stop() {
        if (this.work) {
            this.work.isStopped = true;
            this.page.questions.stop();
        }
    }
}

/** Returns a sentence about the generated puzzle. */
export function freshWords(reply, wish, isStopped) {
    const tries = `${reply.attempts} ${reply.attempts === 1 ? 'attempt' : 'attempts'}`;
    const end = isStopped ? `when it was stopped, after ${tries}` : `in ${tries}`;
    if (!reply.text) {
        return `No puzzle was found ${end}.`;
    }
    const made = [reply.size === 'filled' ? '' : `${reply.givens.length} given`, reply.rating ?? (reply.found ? '' : 'not rated')].filter(Boolean).join(', ');
    return reply.found ? `A fresh puzzle: ${made}.` : `No puzzle as requested (${wish}) was found ${end}. The closest one: ${made}.`;
}
