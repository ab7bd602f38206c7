/**
 * Answers in workers of the page, by the framework compiled for browsers: the requests of the server and its lines.
 *
 * A worker does one thing at a time and cannot be interrupted. So what is given up is given up with its worker, and another one
 * takes its place: that is always safe, for nobody keeps anything that cannot be had again.
 */

import {Refusal} from './refusal.js';
import {script} from './trusted.js';

const MEMORY_FULL = 'the memory is full; try a smaller puzzle';

const NOT_LOADED = 'the program of this page cannot be loaded; reload the page';

/** Searches that run at once, besides what the page needs at once. */
const MOST_SEARCHES = 3;

/** A worker without anything to do ends then, but for the last one: each has memory of its own. */
const IDLE_MILLIS = 20_000;

/**
 * A worker that says nothing for so long has died: searches tell how far they are, and nothing else takes longer. Not every
 * browser tells of a worker whose memory was full.
 */
const SILENCE_MILLIS = 60_000;

/** Puzzles that are opened again by themselves where a worker does not know them. */
const MOST_OPEN = 64;

/** The name of a worker that waits for the program. */
const GIVEN = 'given';

const OK = 200;
const FORGOTTEN = 410;
const TOO_LARGE = 413;

/** Requests that search; all others are short, and must not wait for these. */
const SEARCHES = /\/(walk|solutions|answer)$/;

const ABOUT = /^api\/puzzles\/([^/]+)\//;

const OPEN = 'api/puzzles';

/** A worker that ended by itself: a browser says little of one whose memory was full. */
function died(message) {
    return message === '' || /memory|RangeError/i.test(message)
        ? new Refusal(TOO_LARGE, {error: MEMORY_FULL})
        : new Refusal(0, {error: `something went wrong inside (${message})`});
}

function givenUp() {
    return new DOMException('given up', 'AbortError');
}

/** A worker, or the one after it. */
class Hand {
    /** @param start makes a worker */
    constructor(start) {
        this.start = start;
        this.number = 0;
        this.begin();
    }

    begin() {
        this.isReady = false;
        this.worker = this.start();
        this.worker.onmessage = ({data}) => this.take(data);
        this.worker.onerror = event => {
            event.preventDefault?.();
            this.lose(this.isReady ? died(event.message ?? '') : new Refusal(0, {error: NOT_LOADED}));
        };
    }

    /** Asks; returns the status and the last line. Only one at a time. */
    ask(path, body, onLine) {
        this.ready();
        return new Promise((resolve, reject) => {
            if (this.job.isStopped) {
                throw givenUp();
            }
            this.asked = {id: ++this.number, onLine, resolve, reject, last: undefined};
            this.listen();
            this.worker.postMessage({id: this.number, path, body});
        });
    }

    take({id, lines, status, failed, isBroken}) {
        const {asked} = this;
        this.isReady ||= !failed;
        this.listen();
        if (failed && asked) {
            this.lose(new Refusal(0, {error: failed}));
        } else if (asked && id === asked.id) {
            lines?.forEach(line => this.line(asked, JSON.parse(line)));
            if (status !== undefined) {
                this.asked = undefined;
                if (isBroken) {
                    this.end();
                }
                asked.resolve({status, last: asked.last});
            }
        }
    }

    /** Not before it is ready: the program may take long to come. */
    listen() {
        clearTimeout(this.silence);
        if (this.isReady) {
            this.silence = setTimeout(() => this.asked && this.lose(died('')), SILENCE_MILLIS);
        }
    }

    line(asked, told) {
        asked.last = told;
        if (told.error === undefined) {
            asked.onLine(told);
        }
    }

    /** Gives up what it does; the next worker gets ready soon, for there will be a next question as a rule. */
    giveUp() {
        this.lose(givenUp());
        setTimeout(() => this.ready());
    }

    ready() {
        if (!this.worker && !this.isOver) {
            this.begin();
        }
    }

    /** The worker is of no use any more. Another one begins with the next question: it may well end the same way. */
    lose(problem) {
        const {asked} = this;
        this.asked = undefined;
        this.end();
        asked?.reject(problem);
    }

    end() {
        clearTimeout(this.silence);
        if (this.worker) {
            this.worker.onmessage = null;
            this.worker.onerror = null;
            this.worker.terminate();
            this.worker = undefined;
        }
    }
}

/** Some workers; each does one work at a time, and other works wait. */
class Crew {
    constructor(start, most) {
        this.start = start;
        this.most = most;
        this.hands = [];
        this.waiting = [];
    }

    /** Has one of them do some work: a function of the hand that does it, which returns a promise. */
    do(work, signal) {
        return new Promise((resolve, reject) => {
            const job = {work, resolve, reject};
            const stop = () => this.stop(job);
            job.done = () => signal?.removeEventListener('abort', stop);
            if (signal?.aborted) {
                reject(givenUp());
                return;
            }
            signal?.addEventListener('abort', stop);
            this.waiting.push(job);
            this.next();
        });
    }

    next() {
        const job = this.waiting[0];
        const hand = job && (this.hands.find(one => !one.job) ?? this.another());
        if (hand) {
            this.waiting.shift();
            this.give(hand, job);
        }
    }

    another() {
        if (this.hands.length === this.most) {
            return undefined;
        }
        const hand = new Hand(this.start);
        this.hands.push(hand);
        return hand;
    }

    async give(hand, job) {
        clearTimeout(hand.idle);
        hand.job = job;
        try {
            job.resolve(await job.work(hand));
        } catch (problem) {
            job.reject(problem);
        }
        job.done();
        hand.job = undefined;
        hand.idle = setTimeout(() => this.rest(hand), IDLE_MILLIS);
        this.next();
    }

    /** The last one stays, so that the next question is answered at once. */
    rest(hand) {
        if (!hand.job && this.hands.length > 1) {
            hand.end();
            hand.isOver = true;
            this.hands.splice(this.hands.indexOf(hand), 1);
        }
    }

    stop(job) {
        const hand = this.hands.find(one => one.job === job);
        job.isStopped = true;
        if (hand) {
            hand.giveUp();
        } else {
            this.waiting.splice(this.waiting.indexOf(job), 1);
            job.done();
            job.reject(givenUp());
        }
    }
}

export class Workers {
    /** @param start makes a worker */
    constructor(start) {
        this.quick = new Crew(start, 1);
        this.searching = new Crew(start, MOST_SEARCHES);
        this.puzzles = new Map();
    }

    /** By the files of a folder. */
    static of(folder) {
        const module = compiled(new URL('dlx.wasm', folder));
        const address = script(new URL('worker.js', folder));
        return new Workers(() => {
            const worker = new Worker(address, {type: 'module', name: GIVEN});
            module.then(known => worker.postMessage({module: known}));
            return worker;
        });
    }

    /** Asks for one object. */
    object(path, body, signal) {
        return path === OPEN ? this.open(body, signal) : this.lines(path, body, () => {}, signal);
    }

    /** Gives lines as they come; returns the last object. */
    async lines(path, body, onLine, signal) {
        const crew = SEARCHES.test(path) ? this.searching : this.quick;
        const text = JSON.stringify(body ?? {});
        const {status, last} = await crew.do(hand => this.ask(hand, path, text, onLine), signal);
        if (last?.error !== undefined || status !== OK) {
            throw new Refusal(status === OK ? 422 : status, last ?? {error: `there was no answer (${status})`});
        }
        return last;
    }

    /** A worker that does not know the puzzle opens it. */
    async ask(hand, path, text, onLine) {
        const told = await hand.ask(path, text, onLine);
        const puzzle = told.status === FORGOTTEN && this.puzzles.get(path.match(ABOUT)?.[1]);
        if (!puzzle) {
            return told;
        }
        const opened = await hand.ask(OPEN, puzzle, () => {});
        return opened.status === OK ? hand.ask(path, text, onLine) : opened;
    }

    /** Opens a puzzle. One that is still being read is not wanted any more. */
    async open(body, signal) {
        const text = JSON.stringify(body);
        if (this.opening && this.opening.text !== text) {
            this.opening.stop.abort();
        }
        const opening = {text, stop: new AbortController()};
        this.opening = opening;
        if (signal?.aborted) {
            opening.stop.abort();
        }
        signal?.addEventListener('abort', () => opening.stop.abort());
        try {
            const told = await this.lines(OPEN, body, () => {}, opening.stop.signal);
            this.remember(told.id, text);
            return told;
        } finally {
            if (this.opening === opening) {
                this.opening = undefined;
            }
        }
    }

    remember(id, text) {
        this.puzzles.delete(id);
        this.puzzles.set(id, text);
        if (this.puzzles.size > MOST_OPEN) {
            this.puzzles.delete(this.puzzles.keys().next().value);
        }
    }
}

/** Compiled once for all workers; null where the browser cannot: they take JavaScript then. */
async function compiled(address) {
    try {
        const response = await fetch(address);
        const options = {builtins: ['js-string']};
        return response.headers.get('Content-Type') === 'application/wasm'
            ? await WebAssembly.compileStreaming(response, options)
            : await WebAssembly.compile(await response.arrayBuffer(), options);
    } catch (problem) {
        console.warn(problem);
        return null;
    }
}
