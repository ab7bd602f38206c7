/*
 * Exact covers, and puzzles that are such: solve, count, find the best, draw at random, explain, generate. The answers come from
 * the same engines as those of the command line, compiled to WebAssembly, in workers.
 */
import { RestingSearch } from './resting.js';
import { stated } from './stated.js';
import { DlxError, Pool } from './workers.js';

export { DlxError };

const pool = new Pool();

/** The options that questions take. */
const ASKING = ['signal'];
const LIMITS = [...ASKING, 'timeLimit', 'pin', 'forbid'];
const SEARCHING = [...LIMITS, 'nodeLimit', 'memory', 'engine', 'strategy', 'ties', 'distinct', 'onProgress'];
const GENERATING = [...ASKING, 'timeLimit', 'seed', 'number', 'level', 'givens', 'symmetric', 'uniform'];
const OPENING = ['settings', 'source'];

/** Returns options whose names are all known: a misspelt limit would be a search without that limit. */
function checked(options, known) {
  const other = Object.keys(options).find((name) => !known.includes(name));
  if (other !== undefined) {
    throw new TypeError(`no option is called "${other}"${meant(other, known)}Known: ${known.join(', ')}`);
  }
  return options;
}

/** Levenshtein's distance: the fewest characters inserted, deleted or replaced. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), row[j] + 1, next[j - 1] + 1);
    }
    row = next;
  }
  return row[b.length];
}

/** Returns the words after an unknown name. */
function meant(typed, names) {
  let nearest = null;
  let least = Infinity;
  let leastWithCase = Infinity;
  for (const name of names) {
    const apart = distance(typed.toLowerCase(), name.toLowerCase());
    const withCase = distance(typed, name);
    const allowed = name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
    if (apart <= allowed && (apart < least || (apart === least && withCase < leastWithCase))) {
      [least, leastWithCase, nearest] = [apart, withCase, name];
    }
  }
  return nearest === null ? '. ' : `; did you mean "${nearest}"? `;
}

/** Settings of the package: how many workers there may be, how much memory each may take, who makes them. */
export function configure(settings) {
  const workers = settings.workers ?? pool.settings.workers;
  if (!Number.isInteger(workers) || workers < 1) {
    throw new TypeError(`workers: ${workers}; expected a whole number from 1 on`);
  }
  pool.settings = { ...pool.settings, ...settings, workers };
}

/** Ends all workers. What is asked afterwards starts new ones. */
export function close() {
  pool.close();
}

/** The models that are bundled: id, title, topic, and whether fresh puzzles can be made of them. */
export async function models(options = {}) {
  const answer = await line('models', {}, options);
  return answer.models;
}

/** A model: what models() says, its grammar, its settings and an example. */
export async function model(id, options = {}) {
  const { type, ...found } = await line('model', { model: text('model', id) }, options);
  return found;
}

/**
 * A puzzle of a bundled model. Nothing is read before something is asked; whatever is wrong with the text is told then.
 *
 * @param id the model, such as 'queens'
 * @param puzzle the text, such as '8'
 */
export function open(id, puzzle, options = {}) {
  const { settings = {}, source = '<text>' } = checked(options, OPENING);
  const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, said(value)]));
  return new Puzzle({ model: text('model', id), text: text('text', puzzle), settings: values, source, only: true });
}

/** What a setting is in the words of its model: true is yes. */
function said(value) {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** An exact cover that is stated as arrays; see the types for what it may hold. */
export function cover(statement) {
  const { json, goal } = stated(statement);
  return new Puzzle({ model: 'cover', text: `${json}\n`, settings: {}, source: '<cover>', only: true }, { goal });
}

/** An exact cover in the text format of Knuth's programs. */
cover.knuth = (puzzle, options) => open('knuth', puzzle, options);

/** Every puzzle of a text that holds many, one after the other. */
export async function* puzzles(id, all, options = {}) {
  const { signal, ...opening } = checked(options, [...ASKING, ...OPENING]);
  const first = open(id, all, opening);
  for (let number = 1; ; number++) {
    const puzzle = new Puzzle({ ...first.about, only: false, puzzle: number });
    const info = await line('puzzle', puzzle.about, { signal });
    if (info.type === 'end') {
      return;
    }
    yield puzzle;
  }
}

function text(name, value) {
  if (typeof value !== 'string') {
    throw new TypeError(`${name}: expected a string`);
  }
  return value;
}

/** The one line of an answer. */
async function line(path, body, { signal } = {}) {
  let answer = null;
  await pool.ask(`library/${path}`, body, { signal, onLine: (one) => (answer = one) });
  return answer;
}

/** The options of a search as a request has them. */
function wishes(options) {
  const body = {};
  const copied = {
    nodeLimit: 'nodes', memory: 'memory', engine: 'engine', strategy: 'strategy', ties: 'ties', distinct: 'distinct', goal: 'goal',
    pin: 'pin', forbid: 'forbid',
  };
  for (const [name, key] of Object.entries(copied)) {
    if (options[name] !== undefined) {
      body[key] = options[name];
    }
  }
  for (const name of ['pin', 'forbid']) {
    if (typeof body[name] === 'string') {
      body[name] = [body[name]];
    }
  }
  if (options.timeLimit !== undefined) {
    if (!(options.timeLimit >= 0)) {
      throw new TypeError(`timeLimit: ${options.timeLimit}; expected a time in milliseconds`);
    }
    body.seconds = options.timeLimit / 1000;
  }
  return body;
}

/** What an answer says of the search: counts that may be large are BigInts. */
function report(status) {
  return {
    outcome: status.outcome,
    stopped: status.stopped,
    complete: status.complete,
    solutions: BigInt(status.solutions),
    nodes: status.nodes,
    updates: status.updates,
    engine: status.engine,
    order: status.order,
    proof: status.proof,
    warning: status.slip,
    buildNanos: status.buildNanos,
    searchNanos: status.searchNanos,
  };
}

const big = (value) => (value === undefined || value === null ? null : BigInt(value));

function told(line) {
  return {
    share: line.share,
    nodes: line.nodes,
    solutions: BigInt(line.solutions),
    seconds: line.seconds,
    score: big(line.score),
    bound: big(line.bound),
    learned: line.learned ?? null,
  };
}

/** A solution, or any part of one. It draws itself when it is asked to. */
class Solution {
  #puzzle;

  constructor(puzzle, { number, score, options, labels }) {
    this.#puzzle = puzzle;
    this.number = number;
    this.score = BigInt(score);
    this.options = options;
    this.labels = labels;
  }

  /** As people draw it. */
  async text(options = {}) {
    return (await this.#draw({ asText: true }, options)).text;
  }

  /** A picture, or null where the model draws none. */
  async svg(options = {}) {
    return (await this.#draw({ asSvg: true }, options)).svg;
  }

  #draw(what, options) {
    return line('draw', { ...this.#puzzle.about, ...what, options: this.options, number: this.number }, options);
  }
}

/** Solutions, one after the other as they are asked for; between two of them the search rests. */
class Search {
  #puzzle;
  #found;

  /** @internal */
  constructor(puzzle, found) {
    this.#puzzle = puzzle;
    this.#found = found;
  }

  /** How the search ended; null before that. */
  get report() {
    return this.#found.status && report(this.#found.status);
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** The next solution. */
  async next() {
    const { done, value } = await this.#found.next();
    return done ? { done, value } : { done, value: new Solution(this.#puzzle, value) };
  }

  /** Ends the search. */
  return(value) {
    return this.#found.return(value);
  }

  async [Symbol.asyncDispose ?? Symbol.for('asyncDispose')]() {
    await this.return();
  }
}

/** Something that can be asked: a puzzle of a model, or a cover. */
export class Puzzle {
  /** @internal what requests say of it, and what its questions take unless told otherwise */
  constructor(about, usual = {}) {
    this.about = about;
    this.usual = Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== undefined));
  }

  #body(options) {
    return { ...this.about, ...wishes({ ...this.usual, ...options }) };
  }

  /** Asks a question whose answer is solutions and a status. */
  async #search(path, more, options) {
    const watch = options.onProgress;
    const body = { ...this.#body(options), ...more };
    if (watch) {
      body.progress = true;
    }
    const solutions = [];
    let status = null;
    await pool.ask(`library/${path}`, body, {
      signal: options.signal,
      onLine: (one) => {
        if (one.type === 'progress') {
          watch?.(told(one));
        } else if (one.type === 'solution') {
          solutions.push(new Solution(this, one));
        } else {
          status = one;
        }
      },
    });
    return { solutions, status };
  }

  /** How large its cover is, what was odd about its text. */
  async info(options = {}) {
    const { type, ...info } = await line('puzzle', this.#body(checked(options, LIMITS)), options);
    return info;
  }

  /** The labels of all options; that of option k stands at k - 1. */
  async labels(options = {}) {
    return (await line('puzzle', { ...this.#body(checked(options, LIMITS)), labels: true }, options)).labels;
  }

  /** All solutions, in their order; with a limit the first ones. */
  solve(options = {}) {
    const body = this.#body(checked(options, [...SEARCHING, 'limit', 'anyOrder']));
    body.limit = options.limit;
    body.anyOrder = options.anyOrder;
    return new Search(this, new RestingSearch(pool, body, options.signal));
  }

  /** A solution: any will do. Null if there is none. */
  async first(options = {}) {
    const { solutions, status } = await this.#search('first', {}, checked(options, SEARCHING));
    if (solutions.length === 0 && !status.complete) {
      throw notKnown('whether there is a solution', status);
    }
    return solutions[0] ?? null;
  }

  /** The number of solutions. */
  async count(options = {}) {
    const { status } = await this.#search('count', {}, checked(options, SEARCHING));
    if (!status.complete) {
      throw notKnown('how many solutions there are', status);
    }
    return BigInt(status.solutions);
  }

  /** Whether there is no solution, one, or several; with those that show it. */
  async unique(options = {}) {
    const { solutions, status } = await this.#search('unique', {}, checked(options, SEARCHING));
    const words = { none: 'none', unique: 'one', multiple: 'several', unknown: 'unknown' };
    return { verdict: words[status.verdict], solutions, report: report(status) };
  }

  /** The best solutions by score, and what is proved of them. */
  async best(options = {}) {
    checked(options, [...SEARCHING, 'limit', 'all', 'gap', 'goal', 'onImprovement']);
    const more = {};
    for (const name of ['limit', 'all']) {
      if (options[name] !== undefined) {
        more[name] = options[name];
      }
    }
    if (options.gap !== undefined) {
      more.gap = String(options.gap);
    }
    const watch = options.onImprovement ?? options.onProgress;
    const { solutions, status } = await this.#search('best', more, { ...options, onProgress: watch });
    return {
      solution: solutions[0] ?? null,
      solutions,
      score: big(status.score),
      bound: big(status.bound),
      proven: status.proven,
      report: report(status),
    };
  }

  /** Solutions drawn at random, each uniformly from all; the same seed draws the same. */
  async sample(n = 1, seed = 0, options = {}) {
    const { solutions, status } = await this.#search('sample', { n, seed: String(seed) }, checked(options, SEARCHING));
    const { uniform, method, error } = status;
    return { solutions, uniform, method, error, report: report(status) };
  }

  /** Why there is no solution, or not one; else how hard the only one is found. */
  async explain(options = {}) {
    const { full = false, picture = false } = checked(options, [...LIMITS, 'full', 'picture']);
    const body = { ...this.#body({ timeLimit: 2000, ...options }), full, picture };
    const { type, ...explanation } = await line('explain', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', words: [], ...explanation } : explanation;
  }

  /** Which givens can be left out, must be, or are missing for one solution. */
  async minimal(options = {}) {
    const { full = false, picture = false } = checked(options, [...LIMITS, 'full', 'picture']);
    const body = { ...this.#body({ timeLimit: 2000, ...options }), full, picture, minimal: true };
    const { type, ...revision } = await line('explain', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', words: [], nearest: [], text: null, ...revision } : revision;
  }

  /** The whole way to the only solution, or its first steps. */
  async steps(options = {}) {
    const body = this.#body(checked(options, [...LIMITS, 'steps', 'pictures']));
    if (options.steps !== undefined) {
      body.steps = options.steps;
    }
    body.pictures = options.pictures === true;
    const { type, ...path } = await line('path', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', steps: [], words: '', ...path } : path;
  }

  /** The next step, or null if there is none. */
  async hint(options = {}) {
    return (await this.steps({ ...options, steps: 1 })).steps[0] ?? null;
  }

  /** How hard the way to the only solution is. */
  async rate(options = {}) {
    const { steps, more, ...rating } = await this.steps(checked(options, LIMITS));
    return { ...rating, steps: steps.length };
  }

  /** The options that occur in some solution. */
  async alive(options = {}) {
    const { type, ...alive } = await line('alive', this.#body(checked(options, LIMITS)), options);
    return type === 'undescribed' ? { options: [], labels: [], unknown: null, ...alive } : alive;
  }

  /** A fresh puzzle of the shape of this one. */
  async generate(options = {}) {
    checked(options, GENERATING);
    const body = { ...this.about, ...wishes({ timeLimit: 60_000, ...pick(options, ['timeLimit']) }) };
    body.seed = String(options.seed ?? 0);
    body.number = options.number ?? 1;
    [body.fromLevel, body.toLevel] = span('level', options.level);
    [body.fewestGivens, body.mostGivens] = span('givens', options.givens);
    body.symmetric = options.symmetric;
    body.uniform = options.uniform;
    const { type, ...made } = await line('generate', body, options);
    if (type === 'no_diagram') {
      throw new DlxError('no diagram of all solutions was made within the time and the memory, and uniform needs it', {
        code: 'no_diagram',
      });
    }
    return { text: null, ...made };
  }

  /** Options as a picture, or null where the model draws none. */
  async picture(options = [], { signal } = {}) {
    return (await line('draw', { ...this.about, options: [...options], asSvg: true }, { signal })).svg;
  }

  /** Options as text. */
  async text(options = [], { signal } = {}) {
    return (await line('draw', { ...this.about, options: [...options], asText: true }, { signal })).text;
  }
}

function pick(object, names) {
  return Object.fromEntries(names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]));
}

/** A number, or the least and the greatest of several. */
function span(name, value) {
  if (value === undefined) {
    return [undefined, undefined];
  }
  const [from, to] = Array.isArray(value) ? value : [value, value];
  if (!(from <= to) && to !== undefined && from !== undefined) {
    throw new TypeError(`${name}: expected a number, or a pair of which the first is not the greater one`);
  }
  return [from, to];
}

/** A limit came first. */
function notKnown(what, status) {
  const limit = status.stopped.toLowerCase().replace('_', ' ');
  return new DlxError(`it is not known ${what}: the search was stopped (${limit}); expected greater limits`, {
    code: 'not_known',
    report: report(status),
  });
}

/** The puzzle that a function was given: one that is open, or a model and a text; and the options after it. */
function asked(first, args) {
  if (first instanceof Puzzle) {
    return [first, args];
  }
  const [puzzle, ...rest] = args;
  const last = rest[rest.length - 1];
  if (last === null || typeof last !== 'object') {
    return [open(first, puzzle), rest];
  }
  const [opening, options] = parted(last);
  return [open(first, puzzle, opening), [...rest.slice(0, -1), options]];
}

/** Parts the options of a puzzle from those of a question about it. */
function parted({ settings, source, ...options }) {
  return [Object.fromEntries(Object.entries({ settings, source }).filter(([, value]) => value !== undefined)), options];
}

function question(name) {
  return (first, ...args) => {
    const [puzzle, rest] = asked(first, args);
    return puzzle[name](...rest);
  };
}

export const solve = question('solve');
export const first = question('first');
export const count = question('count');
export const unique = question('unique');
export const best = question('best');
export const sample = question('sample');
export const explain = question('explain');
export const minimal = question('minimal');
export const hint = question('hint');
export const steps = question('steps');
export const rate = question('rate');
export const alive = question('alive');

/** A fresh puzzle: of a model, of the shape of its example, or of the shape of a puzzle. */
export async function generate(shape, options = {}) {
  if (shape instanceof Puzzle) {
    return shape.generate(options);
  }
  const [opening, wished] = parted(options);
  const { example } = await model(shape, wished);
  return open(shape, example, opening).generate(wished);
}

/** @internal for the command line, which says more than the package does */
export const raw = {
  ask: (path, body, how) => pool.ask(`library/${path}`, body, how),
  line,
};
