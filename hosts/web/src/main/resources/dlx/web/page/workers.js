/**
 * Runs the framework, compiled for browsers, in workers of the page, with the requests and the lines of the server.
 *
 * A worker does one thing at a time and cannot be interrupted, so a cancelled request ends its worker, and another worker
 * replaces it. This is safe, because workers store only data that can be computed again.
 */

import {Refusal} from './refusal.js';
import {script} from './trusted.js';

const MEMORY_FULL = 'the memory is full; try a smaller puzzle';

const NOT_LOADED = 'the program of this page cannot be loaded; reload the page';

/** Maximum number of searches at once, in addition to the worker for short requests. */
const MOST_SEARCHES = 3;

/** Milliseconds after which an idle worker ends, except the last one, because each has memory of its own. */
const IDLE_MILLIS = 20_000;

/**
 * Milliseconds of silence after which a worker counts as dead: searches report their progress, and other requests are
 * shorter. Not every browser reports a worker that ran out of memory.
 */
const SILENCE_MILLIS = 60_000;

/** Maximum number of puzzles that are opened again automatically when a worker does not have them. */
const MOST_OPEN = 64;

/** The name of a worker that waits for the compiled program. */
const GIVEN = 'given';

const OK = 200;
const FORGOTTEN = 410;
const TOO_LARGE = 413;

/** Matches requests that search; all other requests are short and must not wait for searches. */
const SEARCHES = /\/(walk|solutions|answer)$/;

const ABOUT = /^api\/puzzles\/([^/]+)\//;

const OPEN = 'api/puzzles';

/** Returns the error for a worker that ended by itself; for one that ran out of memory, browsers give little information. */
function died(message) {
    return message === '' || /memory|RangeError/i.test(message)
        ? new Refusal(TOO_LARGE, {error: MEMORY_FULL})
        : new Refusal(0, {error: `internal error (${message})`});
}

function givenUp() {
    return new DOMException('cancelled', 'AbortError');
}

/** A worker that is replaced when it ends. */
class Hand {
    /** @param start creates a worker */
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

    /** Sends a request, one at a time; returns the status and the last line. */
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

    /** Restarts the timer of silence, but only once the worker is ready, because its program may take long to load. */
    listen() {
        clearTimeout(this.silence);
        if (this.isReady) {
            this.silence = setTimeout(() => this.asked && this.lose(died('')), SILENCE_MILLIS);
        }
    }

    line(asked, reply) {
        asked.last = reply;
        if (reply.error === undefined) {
            asked.onLine(reply);
        }
    }

    /** Cancels the request; the next worker starts at once, because another request usually follows. */
    giveUp() {
        this.lose(givenUp());
        setTimeout(() => this.ready());
    }

    ready() {
        if (!this.worker && !this.isOver) {
            this.begin();
        }
    }

    /** Ends a worker that is of no further use. The next request starts another one, which may end the same way. */
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

/** A pool of workers; each does one job at a time, and other jobs wait. */
class WorkerPool {
    constructor(start, most) {
        this.start = start;
        this.most = most;
        this.hands = [];
        this.waiting = [];
    }

    /** Runs a job in one of the workers; `work` is a function of the worker that returns a promise. */
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

    /** Ends an idle worker, but not the last one, so that the next request is answered at once. */
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
    /** @param start creates a worker */
    constructor(start) {
        this.quick = new WorkerPool(start, 1);
        this.searching = new WorkerPool(start, MOST_SEARCHES);
        this.puzzles = new Map();
    }

    /** Creates workers from the files of a folder. */
    static of(folder) {
        const module = compiled(new URL('dlx.wasm', folder));
        const address = script(new URL('worker.js', folder));
        return new Workers(() => {
            const worker = new Worker(address, {type: 'module', name: GIVEN});
            module.then(known => worker.postMessage({module: known}));
            return worker;
        });
    }

    /** Sends a request and returns its reply of one object. */
    object(path, body, signal) {
        return path === OPEN ? this.open(body, signal) : this.lines(path, body, () => {}, signal);
    }

    /** Passes lines on as they arrive; returns the last object. */
    async lines(path, body, onLine, signal) {
        const pool = SEARCHES.test(path) ? this.searching : this.quick;
        const text = JSON.stringify(body ?? {});
        const {status, last} = await pool.do(hand => this.ask(hand, path, text, onLine), signal);
        if (last?.error !== undefined || status !== OK) {
            throw new Refusal(status === OK ? 422 : status, last ?? {error: `no answer (${status})`});
        }
        return last;
    }

    /** Sends a request to a worker, which first opens the puzzle if it does not have it. */
    async ask(hand, path, text, onLine) {
        const reply = await hand.ask(path, text, onLine);
        const puzzle = reply.status === FORGOTTEN && this.puzzles.get(path.match(ABOUT)?.[1]);
        if (!puzzle) {
            return reply;
        }
        const opened = await hand.ask(OPEN, puzzle, () => {});
        return opened.status === OK ? hand.ask(path, text, onLine) : opened;
    }

    /** Opens a puzzle, and cancels the opening of another one that is still being read. */
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
            const reply = await this.lines(OPEN, body, () => {}, opening.stop.signal);
            this.remember(reply.id, text);
            return reply;
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

/** Compiles the program once for all workers. Returns null if the browser cannot; its workers then use JavaScript. */
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
