/*
 * Workers that answer requests, and the queue of requests. A worker does one thing at a time and can only be stopped by
 * ending it. This is always safe, because it stores only data that can be computed again.
 */

/** An error of the framework: one sentence, and its parts for programs. */
export class DlxError extends Error {
  /**
   * @param {string} message
   * @param {object} parts code, and of a text line, column and source
   */
  constructor(message, parts = {}) {
    super(message);
    this.name = 'DlxError';
    this.code = parts.code ?? 'error';
    this.line = parts.line ?? null;
    this.column = parts.column ?? null;
    this.source = parts.source ?? null;
    this.problem = parts.problem ?? null;
    this.report = parts.report ?? null;
  }
}

/** The name of a worker that waits for the compiled program. */
const GIVEN = 'given';

/** The status of worker.js for a full memory. */
const TOO_LARGE = 413;

const IN_NODE = typeof process === 'object' && Boolean(process.versions?.node);

const PROGRAM = new URL('./dlx.wasm', import.meta.url);

/** The program, compiled once for all workers; null if that fails, in which case each worker tries itself. */
let compiled = null;

async function compile() {
  try {
    const bytes = IN_NODE
      ? await (await import(/* @vite-ignore */ /* webpackIgnore: true */ FILES)).readFile(PROGRAM)
      : await (await fetch(PROGRAM)).arrayBuffer();
    return await WebAssembly.compile(bytes, { builtins: ['js-string'] });
  } catch {
    return null;
  }
}

/** Module names that bundlers for browsers must not resolve. */
const FILES = 'node:fs/promises';
const THREADS = 'node:worker_threads';

/**
 * Starts a worker of this package, with equal methods in Node and browsers: post, terminate, ref, unref, listen.
 *
 * @param isWanted returns true if the worker is still needed after the compilation; else null is returned
 */
async function startWorker(settings, isWanted) {
  if (settings.worker) {
    return settings.worker();
  }
  const module = await (compiled ??= compile());
  if (!isWanted()) {
    return null; // threads are expensive, and thousands of questions may be aborted at once
  }
  const worker = IN_NODE ? await startThread(settings, module) : startWebWorker(module);
  if (module) {
    worker.post({ module });
  }
  return worker;
}

async function startThread(settings, module) {
  const { Worker: Thread } = await import(/* @vite-ignore */ /* webpackIgnore: true */ THREADS);
  const limits = settings.heap ? { maxOldGenerationSizeMb: Math.ceil(settings.heap / 2 ** 20) } : {};
  const thread = new Thread(new URL('./worker-node.js', import.meta.url), {
    resourceLimits: limits,
    execArgv: [], // the arguments of Node apply to the main program only
    workerData: { name: module ? GIVEN : '' },
  });
  thread.unref();
  return {
    post: (message) => thread.postMessage(message),
    listen: (onMessage, onEnd) => {
      thread.on('message', onMessage);
      thread.on('error', onEnd);
      thread.on('exit', () => onEnd(null));
    },
    terminate: () => void thread.terminate(),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
}

function startWebWorker(module) {
  const name = module ? GIVEN : '';
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, onEnd) => {
      worker.onmessage = (event) => onMessage(event.data);
      worker.onerror = (event) => onEnd(event);
      worker.onmessageerror = (event) => onEnd(event);
    },
    terminate: () => worker.terminate(),
    ref() {},
    unref() {},
  };
}

/** Returns the error for a worker that ended by itself: usually its memory was full, unless it never began. */
function ended(hasBegun, cause) {
  if (!hasBegun) {
    return notLoaded(cause);
  }
  return new DlxError('the memory is full; expected a smaller puzzle or a limit', { code: 'memory_full' });
}

function notLoaded(cause) {
  const why = cause?.message ? ` (${cause.message})` : '';
  return new DlxError(`the program cannot be loaded${why}; expected a host with WebAssembly, and the files of the package`, {
    code: 'not_loaded',
  });
}

/** Returns the reason of a signal, which the caller must receive. */
export function aborted(signal) {
  return signal.reason ?? new DOMException('This operation was aborted', 'AbortError');
}

/** A worker with its job, and the jobs that wait for this worker. */
class Place {
  job = null;
  /** Jobs that only this worker can do: the next solutions of searches that pause in it. */
  own = [];
  /** Number of searches that pause in this worker. */
  resting = 0;
  isGone = false;
  isReady = false;

  constructor(pool, settings) {
    this.pool = pool;
    this.started = startWorker(settings, () => !this.isGone).then((worker) => {
      if (this.isGone) {
        worker?.terminate();
        return worker;
      }
      this.worker = worker;
      worker.listen(
        (message) => this.take(message),
        (cause) => this.die(ended(this.isReady, cause)),
      );
      return worker;
    });
    this.started.catch((cause) => this.die(notLoaded(cause)));
  }

  begin(job) {
    this.job = job;
    job.place = this;
    this.started.then((worker) => {
      if (this.job === job) {
        worker.ref();
        worker.post({ id: job.id, path: job.path, body: job.body });
      }
    }, () => {});
  }

  take(message) {
    this.isReady = true;
    if (message.ready) {
      return;
    }
    if (message.failed) {
      this.die(new DlxError(message.failed.replace('; reload the page', ''), { code: 'not_loaded' }));
      return;
    }
    const job = this.job;
    if (!job || message.id !== job.id) {
      return;
    }
    for (const line of message.lines ?? []) {
      try {
        job.onLine(typeof line === 'string' ? JSON.parse(line) : line);
      } catch (error) {
        this.die(error); // an error in the caller's listener is passed on as the answer
        return;
      }
    }
    if (message.status !== undefined) {
      this.job = null;
      this.worker.unref();
      job.done(message.status);
      if (message.isBroken) {
        this.die(gone());
      } else {
        this.pool.next(this);
      }
    }
  }

  /** Ends the worker and its job. */
  die(error) {
    if (this.isGone) {
      return;
    }
    this.isGone = true;
    this.worker?.terminate();
    this.pool.forget(this);
    const { job, own } = this;
    this.job = null;
    this.own = [];
    job?.fail(error);
    for (const waiting of own) {
      waiting.fail(gone());
    }
    this.pool.next(null);
  }
}

/** Writes a request as text. A BigInt becomes a string of digits. NaN is rejected, because JSON would turn it into null: no limit. */
function written(body) {
  return JSON.stringify(body, (name, value) => {
    if (Number.isNaN(value)) {
      throw new TypeError(`${name}: NaN; expected a number`);
    }
    return typeof value === 'bigint' ? String(value) : value;
  });
}

/** Returns the error for a search that is not in the worker any more; the caller starts it again. */
function gone() {
  return new DlxError('the search is not in this worker any more', { code: 'gone' });
}

/** All workers of the package, and the queue of jobs for any of them. */
export class Pool {
  settings = { workers: IN_NODE ? 4 : Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 2) };
  places = [];
  waiting = new Set();
  number = 0;

  /**
   * Asks a worker. Resolves with its place when the answer is whole.
   *
   * @param {string} path
   * @param {object} body
   * @param {{onLine: (line: object) => void, signal?: AbortSignal, place?: Place}} how a place if only that worker will do
   */
  ask(path, body, { onLine, signal, place }) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(aborted(signal));
        return;
      }
      let failure = null;
      const stop = () => {
        if (job.place?.job === job) {
          job.place.die(aborted(signal));
        } else {
          this.waiting.delete(job);
          if (place) {
            place.own = place.own.filter((other) => other !== job);
          }
          job.fail(aborted(signal));
        }
      };
      const job = {
        id: ++this.number,
        path,
        signal,
        body: written(body),
        place: null,
        onLine: (line) => {
          if (line.type === 'error' || line.type === undefined) {
            failure = line;
          } else {
            onLine(line);
          }
        },
        done: (status) => {
          signal?.removeEventListener('abort', stop);
          if (status === 200) {
            resolve(job.place);
          } else {
            const code = status === TOO_LARGE ? 'memory_full' : 'internal';
            reject(new DlxError(failure?.error ?? 'internal error; try again', { code, ...failure }));
          }
        },
        fail: (error) => {
          signal?.removeEventListener('abort', stop);
          reject(error);
        },
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.give(job, place);
    });
  }

  give(job, place) {
    if (place) {
      if (place.isGone) {
        job.fail(gone());
      } else if (place.job) {
        place.own.push(job);
      } else {
        place.begin(job);
      }
      return;
    }
    const idle = this.places.filter((one) => !one.job);
    const free = idle.find((one) => one.resting === 0);
    if (free) {
      free.begin(job);
    } else if (this.places.length < this.settings.workers) {
      const fresh = new Place(this, this.settings);
      this.places.push(fresh);
      fresh.begin(job);
    } else if (idle.length > 0) {
      idle[0].begin(job);
    } else {
      this.waiting.add(job);
    }
  }

  /** Starts a waiting job in a free worker. */
  next(place) {
    const own = place?.own.shift();
    if (own) {
      place.begin(own);
      return;
    }
    for (const job of this.waiting) {
      this.waiting.delete(job);
      if (!job.signal?.aborted) {
        this.give(job);
        return;
      }
      job.fail(aborted(job.signal));
    }
  }

  forget(place) {
    this.places = this.places.filter((one) => one !== place);
  }

  /** Ends all workers, and rejects the waiting jobs, which would otherwise start another worker. */
  close() {
    const closed = () => new DlxError('closed by close(); later calls start new workers', { code: 'closed' });
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const place of [...this.places]) {
      waiting.push(...place.own);
      place.own = [];
      place.die(closed());
    }
    for (const job of waiting) {
      job.fail(closed());
    }
  }
}
