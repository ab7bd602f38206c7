/** What is asked of a puzzle; one question at a time. */

import {address} from './board.js';
import {figure} from './words.js';
import {save} from './saving.js';
import {Gallery, PAGE} from './gallery.js';

const MORE_SECONDS = 30;

/** Questions about all solutions, and the solutions themselves. */
export class Questions {
    constructor(page) {
        this.page = page;
        this.gallery = new Gallery();
    }

    /** Of a puzzle that was read. */
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

    /** One question at a time: a browser has few connections to a server. */
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
            const told = await this.page.whileOpen(id => this.page.server.solutions(id, {
                strategy: this.page.strategy, first: next, count: PAGE, seconds: MORE_SECONDS,
                ...this.distinct ? {distinct: true} : {mark: this.markBefore(next)}
            }, stop.signal));
            if (puzzle === this.page.puzzle && next === gallery.next) {
                gallery.add(told);
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
            this.gallery.problem = 'Steps are those of all solutions: switch rotations on to go to one.';
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
        const {puzzle} = this.page;
        const {gallery} = this;
        const begin = performance.now();
        this.best = question === 'best' ? {points: [], goal: puzzle.goal} : this.best;
        this.forgetProof();
        this.progress = `${question} …`;
        try {
            const told = await this.stream({
                question, seconds: MORE_SECONDS, ...question === 'count' && this.distinct ? {distinct: true} : {}
            }, line => this.hear(question, line));
            if (puzzle === this.page.puzzle) {
                this.provable = isCertain(question, told) ? question : undefined;
                gallery.answers = [answerWords(question, told, Math.round(performance.now() - begin), this.distinct), ...gallery.answers].slice(0, 5);
            }
        } catch (problem) {
            if (problem.name !== 'AbortError') {
                gallery.problem = problem.message;
            } else {
                gallery.answers = [`${question}: stopped`, ...gallery.answers];
            }
        }
        this.progress = '';
        this.page.draw();
    }

    /** No answer is to be proved. */
    forgetProof() {
        this.provable = undefined;
        this.proofFiles = [];
    }

    /** Asks the last question once more, with a proof of the answer: files to be saved, each by a click, for browsers take one at a time. */
    async prove(form) {
        const {gallery, provable} = this;
        const {puzzle, model} = this.page;
        this.proofFiles = [];
        this.progress = 'proof …';
        try {
            await this.stream({question: provable, seconds: MORE_SECONDS, proof: form}, line => {
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
            this.progress = `waiting: place ${line.place} in the row`;
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
            best.points.push({millis: line.millis, score: Number(line.score), bound: Number(line.bound)});
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

/** A proof; for VeriPB the formula that it is about beside it. */
function proofFiles(name, {form, proof, formula}) {
    const files = proof === undefined ? [] : [{name: `${name}${form === 'veripb' ? '.pbp' : '.proof'}`, text: proof}];
    return formula === undefined ? files : [...files, {name: `${name}.opb`, text: formula}];
}

/** Whether an answer is more than the best that was found in the time. */
function isCertain(question, told) {
    return question === 'unique' && told.verdict !== 'unknown' || question === 'best' && (told.proven || told.outcome === 'NO_SOLUTION');
}

function progressWords({share = 0, nodes = 0, learned}) {
    const searched = share > 0 || !learned ? [`${(100 * share).toFixed(0)} % searched`] : [];
    const met = learned ? [`${figure(learned.conflicts)} conflicts`, `${figure(learned.clauses)} clauses`] : [];
    return [...searched, ...met, `${figure(nodes)} nodes`].join(', ');
}

function answerWords(question, told, millis, distinct) {
    const time = `${figure(millis)} ms`;
    const cut = told.stopped === 'EXHAUSTED' || told.stopped === 'SOLUTION_LIMIT' ? '' : ' so far; the time was up';
    if (question === 'count') {
        return `${figure(told.solutions)} solutions${distinct ? ' that differ by more than a rotation or reflection' : ''}${cut} (${told.engine}, ${time})`;
    }
    if (question === 'unique') {
        return {unique: 'Exactly one solution', multiple: 'More than one solution', none: 'No solution'}[told.verdict]
            ?.concat(` (${time})`) ?? `Not known: the time was up (${time})`;
    }
    if (told.score === undefined) {
        return told.outcome === 'NO_SOLUTION' ? `No solution (${time})` : `None was found before the time was up (${time})`;
    }
    return `${told.proven ? 'The best score is' : 'The best score found is'} ${told.score}${told.proven ? ', which is proved' : `; no solution is better than ${told.bound ?? '?'}`} (${time})`;
}
