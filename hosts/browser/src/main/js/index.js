/*
 * Exact covers and puzzles: solve, count, optimize, sample, explain, generate. The engines are the engines of the command
 * line, compiled to WebAssembly, in workers.
 */
import { RestingSearch } from './resting.js';
import { stated } from './stated.js';
import { DlxError, Pool } from './workers.js';

export { DlxError };

const pool = new Pool();

/** The options of the questions. */
const ASKING = ['signal'];
const LIMITS = [...ASKING, 'timeLimit', 'pin', 'forbid'];
const SEARCHING = [...LIMITS, 'nodeLimit', 'memory', 'engine', 'strategy', 'ties', 'distinct', 'onProgress'];
const GENERATING = [...ASKING, 'timeLimit', 'seed', 'number', 'level', 'givens', 'symmetric', 'uniform'];
const OPENING = ['settings', 'source'];

/** Returns options if all names are known: a misspelt limit would otherwise be a search without limit. */
function checked(options, known) {
  const other = Object.keys(options).find((name) => !known.includes(name));
  if (other !== undefined) {
    throw new TypeError(`no option is called "${other}"${meant(other, known)}Known: ${known.join(', ')}`);
  }
  return options;
}

/** Returns Levenshtein's distance: the minimum number of characters inserted, deleted or replaced. */
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

/** Changes the settings of the package: the number of workers, the memory of each, the function that starts them. */
export function configure(settings) {
  const workers = settings.workers ?? pool.settings.workers;
  if (!Number.isInteger(workers) || workers < 1) {
    throw new TypeError(`workers: ${workers}; expected a whole number from 1 on`);
  }
  pool.settings = { ...pool.settings, ...settings, workers };
}

/** Ends all workers. Later questions start new workers. */
export function close() {
  pool.close();
}

/** Returns the bundled models: id, title, topic, and true if the model can generate puzzles. */
export async function models(options = {}) {
  const answer = await line('models', {}, options);
  return answer.models;
}

/** Returns a model: its entry in models(), its grammar, its settings and an example. */
export async function model(id, options = {}) {
  const { type, ...found } = await line('model', { model: text('model', id) }, options);
  return found;
}

/**
 * Returns a puzzle of a bundled model. The text is read when the first question is asked; then errors are reported.
 *
 * @param id the model, such as 'queens'
 * @param puzzle the text, such as '8'
 */
export function open(id, puzzle, options = {}) {
  const { settings = {}, source = '<text>' } = checked(options, OPENING);
  const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, said(value)]));
  return new Puzzle({ model: text('model', id), text: text('text', puzzle), settings: values, source, only: true });
}

/** Returns a setting in the words of its model: true is yes. */
function said(value) {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Returns an exact cover given as arrays; the types describe its parts. Errors are reported when the first question is asked. */
export function cover(statement) {
  return new Puzzle({ cover: stated(statement) }, { goal: statement.goal });
}

/** Returns an exact cover in the text format of Knuth's programs. */
cover.knuth = (puzzle, options) => open('knuth', puzzle, options);

/** Returns the puzzles of a text with several puzzles, one after the other. */
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

/** Returns the only line of an answer. */
async function line(path, body, { signal } = {}) {
  let answer = null;
  await pool.ask(`library/${path}`, body, { signal, onLine: (one) => (answer = one) });
  return answer;
}

/** Returns the options of a search in the form of a request. */
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

/** Returns the report of an answer; counts that may be large are BigInts. */
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

function progress(line) {
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

/** A solution, or a part of a solution, which can draw itself. */
class Solution {
  #puzzle;

  constructor(puzzle, { number, score, options, labels }) {
    this.#puzzle = puzzle;
    this.number = number;
    this.score = BigInt(score);
    this.options = options;
    this.labels = labels;
  }

  /** Returns the solution as text, as its model draws it. */
  async text(options = {}) {
    return (await this.#draw({ asText: true }, options)).text;
  }

  /** Returns a picture, or null if the model does not draw pictures. */
  async svg(options = {}) {
    return (await this.#draw({ asSvg: true }, options)).svg;
  }

  #draw(what, options) {
    return line('draw', { ...this.#puzzle.about, ...what, options: this.options, number: this.number }, options);
  }
}

/** The solutions of a search, one after the other on demand; between two of them the search pauses. */
class Search {
  #puzzle;
  #found;

  /** @internal */
  constructor(puzzle, found) {
    this.#puzzle = puzzle;
    this.#found = found;
  }

  /** The report of the search; null until the search ends. */
  get report() {
    return this.#found.status && report(this.#found.status);
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** Returns the next solution. */
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

/** A puzzle of a model, or a cover, about which questions can be asked. */
export class Puzzle {
  /** @internal about: the puzzle in the form of a request; usual: default options of its questions */
  constructor(about, usual = {}) {
    this.about = about;
    this.usual = Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== undefined));
  }

  #body(options) {
    return { ...this.about, ...wishes({ ...this.usual, ...options }) };
  }

  /** Asks a question whose answer consists of solutions and a report. */
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
          watch?.(progress(one));
        } else if (one.type === 'solution') {
          solutions.push(new Solution(this, one));
        } else {
          status = one;
        }
      },
    });
    return { solutions, status };
  }

  /** Returns the size of the cover, and warnings about the text. */
  async info(options = {}) {
    const { type, ...info } = await line('puzzle', this.#body(checked(options, LIMITS)), options);
    return info;
  }

  /** Returns the labels of all options; option k has the label at index k - 1. */
  async labels(options = {}) {
    return (await line('puzzle', { ...this.#body(checked(options, LIMITS)), labels: true }, options)).labels;
  }

  /** Returns all solutions, in their order; with a limit the first solutions. */
  solve(options = {}) {
    const body = this.#body(checked(options, [...SEARCHING, 'limit', 'anyOrder']));
    body.limit = options.limit;
    body.anyOrder = options.anyOrder;
    return new Search(this, new RestingSearch(pool, body, options.signal));
  }

  /** Returns any solution, or null if there is none. */
  async first(options = {}) {
    const { solutions, status } = await this.#search('first', {}, checked(options, SEARCHING));
    if (solutions.length === 0 && !status.complete) {
      throw notKnown('first', status);
    }
    return solutions[0] ?? null;
  }

  /** Returns the number of solutions. */
  async count(options = {}) {
    const { status } = await this.#search('count', {}, checked(options, SEARCHING));
    if (!status.complete) {
      throw notKnown('count', status);
    }
    return BigInt(status.solutions);
  }

  /** Finds out if there is no solution, one, or several; returns at most two solutions. */
  async unique(options = {}) {
    const { solutions, status } = await this.#search('unique', {}, checked(options, SEARCHING));
    const words = { none: 'none', unique: 'one', multiple: 'several', unknown: 'unknown' };
    return { verdict: words[status.verdict], solutions, report: report(status) };
  }

  /** Returns the best solutions by score, and the proved bound. */
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

  /** Draws solutions at random, uniformly from all. Equal seeds give equal solutions. */
  async sample(n = 1, seed = 0, options = {}) {
    const { solutions, status } = await this.#search('sample', { n, seed: String(seed) }, checked(options, SEARCHING));
    const { uniform, method, error } = status;
    return { solutions, uniform, method, error, report: report(status) };
  }

  /** Explains why there is no solution, or more than one; rates a puzzle with one solution. */
  async explain(options = {}) {
    const { full = false, picture = false } = checked(options, [...LIMITS, 'full', 'picture']);
    const body = { ...this.#body({ timeLimit: 2000, ...options }), full, picture };
    const { type, ...explanation } = await line('explain', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', words: [], ...explanation } : explanation;
  }

  /** Finds givens that are redundant, wrong or missing for one solution. */
  async minimal(options = {}) {
    const { full = false, picture = false } = checked(options, [...LIMITS, 'full', 'picture']);
    const body = { ...this.#body({ timeLimit: 2000, ...options }), full, picture, minimal: true };
    const { type, ...revision } = await line('explain', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', words: [], nearest: [], text: null, ...revision } : revision;
  }

  /** Returns the whole path to the only solution, or its first steps. */
  async steps(options = {}) {
    const body = this.#body(checked(options, [...LIMITS, 'steps', 'pictures']));
    if (options.steps !== undefined) {
      body.steps = options.steps;
    }
    body.pictures = options.pictures === true;
    const { type, ...path } = await line('path', body, options);
    return type === 'undescribed' ? { verdict: 'unknown', steps: [], words: '', ...path } : path;
  }

  /** Returns the next step, or null if there is none. */
  async hint(options = {}) {
    return (await this.steps({ ...options, steps: 1 })).steps[0] ?? null;
  }

  /** Rates the path to the only solution. */
  async rate(options = {}) {
    const { steps, more, ...rating } = await this.steps(checked(options, LIMITS));
    return { ...rating, steps: steps.length };
  }

  /** Returns the options that occur in some solution. */
  async alive(options = {}) {
    const { type, ...alive } = await line('alive', this.#body(checked(options, LIMITS)), options);
    return type === 'undescribed' ? { options: [], labels: [], unknown: null, ...alive } : alive;
  }

  /** Generates a puzzle of the shape of this puzzle. */
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
      throw new DlxError('uniform: the diagram of all solutions exceeded the time or the memory', {
        code: 'no_diagram',
      });
    }
    return { text: null, ...made };
  }

  /** Returns options as a picture, or null if the model does not draw pictures. */
  async picture(options = [], { signal } = {}) {
    return (await line('draw', { ...this.about, options: [...options], asSvg: true }, { signal })).svg;
  }

  /** Returns options as text. */
  async text(options = [], { signal } = {}) {
    return (await line('draw', { ...this.about, options: [...options], asText: true }, { signal })).text;
  }
}

function pick(object, names) {
  return Object.fromEntries(names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]));
}

/** Returns the minimum and the maximum of a range, which may be a single number. */
function span(name, value) {
  if (value === undefined) {
    return [undefined, undefined];
  }
  const [from, to] = Array.isArray(value) ? value : [value, value];
  if (!(from <= to) && to !== undefined && from !== undefined) {
    throw new TypeError(`${name}: must be a number, or a pair [minimum, maximum]`);
  }
  return [from, to];
}

/** Returns the error of a search that a limit stopped. */
function notKnown(name, status) {
  const limit = status.stopped.toLowerCase().replace('_', ' ');
  return new DlxError(`${name}: the search was stopped (${limit}) before the answer was known; increase the limit`, {
    code: 'not_known',
    report: report(status),
  });
}

/** Returns the puzzle of a call (an open puzzle, or a model and a text) and the arguments after it. */
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

/** Separates the options of a puzzle from the options of a question. */
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

/** Generates a puzzle: of the shape of a model's example, or of the shape of a puzzle. */
export async function generate(shape, options = {}) {
  if (shape instanceof Puzzle) {
    return shape.generate(options);
  }
  const [opening, wished] = parted(options);
  const { example } = await model(shape, wished);
  return open(shape, example, opening).generate(wished);
}

/** @internal for the command line, which needs more than the public functions */
export const raw = {
  ask: (path, body, how) => pool.ask(`library/${path}`, body, how),
  line,
};
