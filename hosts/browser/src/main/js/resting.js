/* Solutions on demand: a search that pauses in a worker between two solutions, and resumes in another worker if its worker ends. */
import { aborted } from './workers.js';

/** Maximum number of solutions per request. It begins with 1 and doubles, so that unneeded solutions are seldom computed. */
const MOST_AT_ONCE = 256;

let searches = 0;

/** A search: an async iterator of solutions in the form of the framework. */
export class RestingSearch {
  #pool;
  #body;
  #signal;
  #place = null;
  #ready = [];
  #fetched = 0;
  #atOnce = 1;
  #hasBegun = false;
  #isOver = false;
  #last = Promise.resolve();

  constructor(pool, body, signal) {
    this.#pool = pool;
    this.#body = { ...body, search: ++searches };
    this.#signal = signal;
    /** The framework's final report of the search; null until the search ends. */
    this.status = null;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** Returns the next solution. Each call waits until the call before is answered. */
  next() {
    const answer = this.#last.then(() => this.#next());
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #next() {
    if (this.#signal?.aborted && !this.#isOver) {
      await this.return();
      throw aborted(this.#signal);
    }
    if (this.#ready.length === 0 && !this.#isOver) {
      try {
        await this.#fetch();
      } catch (error) {
        this.#leave();
        throw error;
      }
    }
    return this.#ready.length > 0 ? { done: false, value: this.#ready.shift() } : { done: true, value: undefined };
  }

  /** Ends the search. */
  async return(value) {
    const place = this.#place;
    const rests = !this.#isOver && place && !place.isGone;
    this.#ready = [];
    this.#leave();
    if (rests) {
      await this.#end(place);
    }
    return { done: true, value };
  }

  /** Ends the search in its worker. */
  async #end(place) {
    const asked = { search: this.#body.search };
    await this.#pool.ask('library/end', asked, { place, onLine: () => {} }).catch(() => {}); // on an error the search is gone anyway
  }

  #leave() {
    this.#isOver = true;
    if (this.#place) {
      this.#place.resting--;
      this.#place = null;
    }
  }

  async #fetch() {
    const how = { signal: this.#signal, onLine: (one) => this.#take(one) };
    const count = this.#atOnce;
    this.#atOnce = Math.min(MOST_AT_ONCE, this.#atOnce * 2);
    if (this.#hasBegun) {
      try {
        await this.#pool.ask('library/next', { search: this.#body.search, count }, { ...how, place: this.#place });
        return;
      } catch (error) {
        if (error.code !== 'gone') {
          throw error;
        }
        this.#place.resting--; // the worker has ended: the search starts again and skips the solutions that it has returned
        this.#place = null;
      }
    }
    this.#hasBegun = true;
    const place = await this.#pool.ask('library/begin', { ...this.#body, count, skip: this.#fetched }, how);
    if (!this.#isOver) {
      place.resting++;
      this.#place = place;
    } else if (!this.status) {
      await this.#end(place); // the caller ended the search while it began
    }
  }

  #take(answer) {
    this.#ready.push(...answer.solutions);
    this.#fetched += answer.solutions.length;
    if (answer.report) {
      this.status = answer.report;
      this.#leave();
    }
  }
}
