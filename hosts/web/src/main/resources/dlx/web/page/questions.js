/** Questions about a puzzle, one at a time. */

import {address} from './board.js';
import {counted, figure, symmetryWords} from './words.js';
import {save} from './saving.js';
import {Gallery, LIMITS, PAGE} from './gallery.js';

const MORE_SECONDS = 30;

/** The questions about all solutions, and the solutions themselves. */
export class Questions {
    constructor(page) {
        this.page = page;
        this.gallery = new Gallery();
    }

    /** Discards the answers of the previous puzzle. */
    begin() {
        this.best = undefined;
        this.forgetProof();
        this.gallery.clear();
    }

    stop() {
        this.asking?.abort();
        this.asking = undefined;
        this.paging?.abort();
        this.paging = undefined;
    }

    /** Asks one question and cancels the one before, because a browser has few connections to a server. */
    async stream(request, onLine) {
        this.asking?.abort();
        const stop = new AbortController();
        this.asking = stop;
        this.page.draw();
        try {
            return await this.page.whileOpen(id => this.page.server.answer(id, request, onLine, stop.signal));
        } finally {
            if (this.asking === stop) {
                this.asking = undefined;
                this.page.draw();
            }
        }
    }

    async more(first) {
        const {gallery} = this;
        const {puzzle} = this.page;
        if (first) {
            this.paging?.abort();
            gallery.begin(first);
        }
        if (gallery.isLoading || !puzzle || !gallery.hasMore) {
            return;
        }
        gallery.isLoading = true;
        gallery.problem = '';
        this.page.draw();
        const next = gallery.next;
        const stop = new AbortController();
        this.paging = stop;
        try {
            const reply = await this.page.whileOpen(id => this.page.server.solutions(id, {
                strategy: this.page.strategy, first: next, count: PAGE, seconds: MORE_SECONDS,
                ...this.distinct ? {distinct: true} : {mark: this.markBefore(next)}
            }, stop.signal));
            if (puzzle === this.page.puzzle && next === gallery.next) {
                gallery.add(reply);
            }
        } catch (problem) {
            gallery.problem = problem.name === 'AbortError' ? '' : problem.message;
        }
        if (this.paging === stop || !this.paging) {
            this.paging = undefined;
            gallery.isLoading = false;
            this.page.draw();
        }
    }

    markBefore(number) {
        return this.page.search.marks.list.filter(mark => mark.solutions < number).at(-1) ?? this.page.search.marks.before(1);
    }

    /** Goes to the step at which a solution is found. */
    async toSolution(number) {
        if (this.distinct) {
            this.gallery.problem = 'The search finds all solutions: uncheck “one of each kind” to go to the step of one.';
            this.page.draw();
            return;
        }
        this.page.views.turnTo('steps', 'board');
        let moment = await this.page.play.player.at(this.markBefore(number).step);
        while (moment && moment.solutions < number) {
            const step = await this.page.play.player.nextSolution(moment);
            moment = step === undefined ? undefined : await this.page.play.player.at(step);
        }
        if (moment) {
            this.page.play.show(moment);
        }
    }

    async ask(question) {
        const {puzzle, search} = this.page;
        const {gallery, distinct} = this;
        const begin = performance.now();
        this.best = question === 'best' ? {points: [], goal: puzzle.goal} : this.best;
        this.forgetProof();
        this.progress = `${question} …`;
        try {
            const reply = await this.stream({
                question, seconds: MORE_SECONDS, progress: true, asSvg: question === 'best', asText: question === 'best',
                ...question === 'count' && distinct ? {distinct: true} : {}
            }, line => this.hear(question, line));
            if (puzzle === this.page.puzzle) {
                this.provable = isCertain(question, reply) ? question : undefined;
                const millis = Math.round(performance.now() - begin);
                const words = question === 'count' ? () => countWords(reply, millis, distinct, search.symmetries) : () => answerWords(question, reply, millis);
                gallery.answers = [words, ...gallery.answers].slice(0, 5);
                search.findSymmetries();
            }
        } catch (problem) {
            if (problem.name !== 'AbortError') {
                gallery.problem = problem.message;
            } else {
                gallery.answers = [() => `${question}: stopped`, ...gallery.answers];
            }
        }
        this.progress = '';
        this.page.draw();
    }

    /** Forgets the answer that could be proved, and its proof. */
    forgetProof() {
        this.provable = undefined;
        this.proofFiles = [];
    }

    /** Asks the last question again with a proof of the answer. Offers each file on a button, because browsers save one file per click. */
    async prove(form) {
        const {gallery, provable} = this;
        const {puzzle, model} = this.page;
        this.proofFiles = [];
        this.progress = 'proof …';
        try {
            await this.stream({question: provable, seconds: MORE_SECONDS, progress: true, proof: form}, line => {
                if (line.type === 'proof' && puzzle === this.page.puzzle) {
                    this.proofFiles = proofFiles(model.id, line);
                    gallery.problem = line.refused ? `No proof: ${line.refused}.` : '';
                } else {
                    this.hear('proof', line);
                }
            });
        } catch (problem) {
            gallery.problem = problem.name === 'AbortError' ? '' : problem.message;
        }
        this.progress = '';
        this.page.draw();
    }

    hear(question, line) {
        if (line.type === 'queued') {
            this.progress = `waiting: place ${line.place} in the queue`;
        } else if (line.type === 'progress') {
            this.progress = progressWords(line);
        }
        if (question === 'best' && line.type !== 'queued') {
            this.hearBest(line);
        }
        this.page.search.knowMarks();
    }

    hearBest(line) {
        const {best} = this;
        if (line.score !== undefined) {
            best.score = line.score;
        }
        if (line.bound !== undefined) {
            best.bound = line.bound;
        }
        if (line.type === 'solution') {
            best.url = line.svg ? address(line.svg) : undefined;
            best.text = line.text;
        } else {
            const seconds = line.seconds ?? (line.buildNanos + line.searchNanos) / 1e9;
            best.points.push({seconds, score: Number(line.score), bound: Number(line.bound)});
        }
        best.proven = line.proven;
    }

    actions() {
        return {
            ask: question => this.ask(question),
            stop: () => this.asking?.abort(),
            distinct: isOn => {
                this.distinct = isOn;
                this.more(1);
            },
            from: number => this.more(Math.max(1, Math.min(999999999, Math.floor(Number(number)) || 1))),
            more: () => this.more(),
            go: number => this.toSolution(number),
            prove: form => this.prove(form),
            saveProof: ({name, text}) => save(name, 'text/plain', text),
            save: (solution, as) => this.page.sharing.saveSolution(solution, as)
        };
    }
}

/** Returns the file of a proof, for VeriPB also the file of its formula. */
function proofFiles(name, {form, proof, formula}) {
    const files = proof === undefined ? [] : [{name: `${name}${form === 'veripb' ? '.pbp' : '.proof'}`, text: proof}];
    return formula === undefined ? files : [...files, {name: `${name}.opb`, text: formula}];
}

/** Returns true if an answer is certain, not just the best found in time. */
function isCertain(question, reply) {
    return question === 'unique' && reply.verdict !== 'unknown' || question === 'best' && (reply.proven || reply.outcome === 'NO_SOLUTION');
}

function progressWords({share = 0, nodes = 0, learned}) {
    const searched = share > 0 || !learned ? [`${(100 * share).toFixed(0)} % searched`] : [];
    const met = learned ? [`${figure(learned.conflicts)} conflicts`, `${figure(learned.clauses)} clauses`] : [];
    return [...searched, ...met, `${figure(nodes)} nodes`].join(', ');
}

function countWords(reply, millis, distinct, symmetries) {
    const {solutions, members = solutions, stopped, engine} = reply;
    const number = distinct ? `${counted(solutions, 'kind')} of ${counted(members, 'solution')}` : counted(solutions, 'solution');
    const cut = stopped === 'EXHAUSTED' || stopped === 'SOLUTION_LIMIT' ? '' : ` so far; ${LIMITS[stopped] ?? 'the search was stopped'}`;
    return [`${number}${cut} (${engine}, ${figure(millis)} ms)`, symmetryWords(symmetries)].filter(Boolean).join(', ');
}

function answerWords(question, reply, millis) {
    const time = `${figure(millis)} ms`;
    if (question === 'unique') {
        return {unique: 'Exactly one solution', multiple: 'More than one solution', none: 'No solution'}[reply.verdict]
            ?.concat(` (${time})`) ?? `Unknown: the time was up (${time})`;
    }
    if (reply.score === undefined) {
        return reply.outcome === 'NO_SOLUTION' ? `No solution (${time})` : `No solution was found before the time was up (${time})`;
    }
    return `${reply.proven ? 'The best score is' : 'The best score found is'} ${reply.score}${reply.proven ? ', which is proved' : `; no solution is better than ${reply.bound ?? '?'}`} (${time})`;
}
