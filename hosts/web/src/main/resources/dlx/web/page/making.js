/** Fresh puzzles. */

/** Stop ends it before. */
const SECONDS = 30;

/** How hard a fresh puzzle may be: in words, and from which level to which; 99 is a search. */
export const LEVELS = {
    any: {words: 'any level'},
    1: {words: 'level 1 (singles)', from: 0, to: 1},
    2: {words: 'level 2 (intersections)', from: 2, to: 2},
    3: {words: 'level 3 (pairs)', from: 3, to: 3},
    4: {words: 'level 4 (triples)', from: 4, to: 4},
    5: {words: 'level 5 and above (chains)', from: 5, to: 98},
    search: {words: 'by search', from: 99, to: 99}
};

/** Makes fresh puzzles of the shape of the open one. */
export class Making {
    constructor(page) {
        this.page = page;
        this.level = 'any';
    }

    /** Makes one; where it is stopped, or its time is up, what came nearest. */
    async fresh() {
        const {page, level} = this;
        const {puzzle} = page;
        const {words, ...range} = LEVELS[level];
        const work = {attempts: 0};
        this.work = work;
        page.draw();
        let told;
        try {
            told = await page.questions.stream({question: 'generate', seconds: SECONDS, ...range}, line => {
                work.attempts = line.attempts ?? work.attempts;
                work.nearest = line.type === 'nearest' ? line : work.nearest;
                page.draw();
            });
        } catch (problem) {
            if (!work.isStopped) {
                page.fail(problem);
                return;
            }
            told = {...work.nearest, found: level === 'any' && work.nearest !== undefined, attempts: work.attempts};
        } finally {
            this.work = undefined;
            page.draw();
        }
        if (puzzle === page.puzzle) {
            if (told.text) {
                await page.fresh(told.text);
            }
            page.note = freshWords(told, words, work.isStopped);
            page.draw();
        }
    }

    /** The server ends its work when nobody reads any more. */
    stop() {
        if (this.work) {
            this.work.isStopped = true;
            this.page.questions.stop();
        }
    }
}

/** What was made, in words. */
export function freshWords(told, wish, isStopped) {
    const tries = `${told.attempts} ${told.attempts === 1 ? 'attempt' : 'attempts'}`;
    const end = isStopped ? `when it was stopped, after ${tries}` : `in ${tries}`;
    if (!told.text) {
        return `No puzzle was found ${end}.`;
    }
    const made = [told.size === 'filled' ? '' : `${told.givens} given`, told.rating ?? (told.found ? '' : 'not rated')].filter(Boolean).join(', ');
    return told.found ? `A fresh puzzle: ${made}.` : `None as wished (${wish}) was found ${end}. This one came nearest: ${made}.`;
}
