/*
 * A small command line over the package: the commands that ask, with the words and the answers of the program dlx. What needs the
 * program itself (files, threads, proofs, servers) is refused in a sentence.
 */
import { DlxError, model as modelOf, models, open, Puzzle, raw } from './index.js';
import { read, unknown, UsageError, values } from './command-line.js';
import { Digits, json, manyLines, message, name, oneLine } from './printable.js';

const OK = 0;
const INTERNAL = 1;
const USAGE = 2;
const MALFORMED = 3;
const NO_SOLUTION = 4;
const UNANSWERED = 5;
const INTERRUPTED = 130;

/** The commands of the program that are not here. */
const ELSEWHERE = [
  'resume', 'trace', 'serve', 'site', 'inspect', 'diagram', 'export', 'verify', 'judge', 'bench', 'new-plugin', 'doctor',
  'completion',
];

/** Options of the program that are not here. */
const OPTIONS_ELSEWHERE = [
  '--output', '--checkpoint', '--checkpoint-every', '--proof', '--plugins', '--no-plugins', '--cross-check', '--reduce', '--no-reduce',
  '--debug',
];

const flag = (key) => ({ key, alone: true });
const option = (key, label, type, more = {}) => ({ key, label, read: values[type], ...more });

const HELP = { '--help': flag('help'), '-h': flag('help') };
const SETTINGS = { '--set': option('set', 'NAME=VALUE', 'text', { many: true }) };
const GIVENS = {
  '--pin': option('pin', 'LABEL', 'text', { many: true }),
  '--forbid': option('forbid', 'LABEL', 'text', { many: true }),
};
const FORMAT = { '--format': option('format', 'F', 'text') };
const TIME = { '--time': option('time', 'D', 'time') };
const MEMO = { '--memo-memory': option('memory', 'SIZE', 'memory') };
const TIES = { '--seed': option('seed', 'S', 'whole') };
const SEARCH = {
  ...TIME,
  '--nodes': option('nodes', 'N', 'whole'),
  '--engine': option('engine', 'E', 'text'),
  '--threads': option('threads', 'N', 'whole'),
  '--strategy': option('strategy', 'S', 'text'),
  ...GIVENS,
  '--progress': flag('progress'),
  '--no-progress': { key: 'progress', alone: false },
  '--distinct': flag('distinct'),
  '--stats': flag('stats'),
  '--exit-code': option('exitCode', 'sat', 'text'),
};
const NUMBER = (key) => ({ '--number': option(key, 'N', 'whole'), '-n': option(key, 'N', 'whole', { name: '--number' }) });

const FILES = ['MODEL', 'FILE...'];
const EXPLAINING = { ...HELP, ...SETTINGS, ...GIVENS, ...TIME, ...FORMAT };

const GRAMMARS = {
  solve: {
    options: {
      ...HELP, ...SETTINGS, ...SEARCH, ...TIES, ...FORMAT, ...MEMO,
      '--all': flag('all'), '--limit': option('limit', 'N', 'whole'), '--any-order': flag('anyOrder'),
    },
    positional: FILES,
  },
  count: { options: { ...HELP, ...SETTINGS, ...SEARCH, ...TIES, ...FORMAT, ...MEMO }, positional: FILES },
  unique: { options: { ...HELP, ...SETTINGS, ...SEARCH, ...TIES, ...FORMAT }, positional: FILES },
  best: {
    options: {
      ...HELP, ...SETTINGS, ...SEARCH, ...TIES, ...FORMAT,
      '--all': flag('all'), '--limit': option('limit', 'K', 'whole'), '--gap': option('gap', 'G', 'whole'),
    },
    positional: FILES,
  },
  sample: { options: { ...HELP, ...SETTINGS, ...SEARCH, ...TIES, ...FORMAT, ...MEMO, ...NUMBER('number') }, positional: FILES },
  explain: { options: { ...EXPLAINING, '--full': flag('full'), '--minimal': flag('minimal') }, positional: FILES },
  hint: { options: { ...EXPLAINING, '--steps': option('steps', 'N', 'whole'), '--words': flag('words') }, positional: FILES },
  path: { options: EXPLAINING, positional: FILES },
  rate: { options: EXPLAINING, positional: FILES },
  generate: {
    options: {
      ...HELP, ...SETTINGS, ...TIME, ...FORMAT, ...TIES, ...NUMBER('number'),
      '--givens': option('givens', 'A..B', 'span'), '--rating': option('rating', 'A..B', 'span'),
      '--symmetric': option('symmetric', 'GROUP', 'text'), '--uniform': flag('uniform'),
    },
    positional: ['MODEL', '[SHAPE-FILE]'],
  },
  alive: { options: EXPLAINING, positional: FILES },
  models: { options: { ...HELP, '--generate': flag('generate') }, positional: [] },
  info: { options: { ...HELP, '--example': flag('example') }, positional: ['MODEL'] },
};

/** The levels of a rating, as sentences name them. */
const LEVELS = ['solved', 'singles', 'intersections', 'pairs', 'triples'];
const SEARCH_LEVEL = 99;
const levelName = (level) => (level === SEARCH_LEVEL ? 'search' : LEVELS[level] ?? 'chains');

/** What the worst event makes of the exit code; of puzzles that were all answered, the last decides. */
class Status {
  failed = false;
  malformed = false;
  unanswered = false;
  last = 'UNKNOWN';
  lastRefused = false;

  searched(outcome, answered, mustExist) {
    this.unanswered ||= !answered;
    this.last = outcome;
    this.lastRefused = mustExist && outcome === 'NO_SOLUTION';
  }

  code(asSat) {
    if (this.failed) {
      return INTERNAL;
    }
    if (this.malformed) {
      return MALFORMED;
    }
    if (asSat) {
      return { SOLVED: 10, NO_SOLUTION: 20, UNKNOWN: OK }[this.last];
    }
    return this.unanswered ? UNANSWERED : this.lastRefused ? NO_SOLUTION : OK;
  }
}

/** Reports an error once per text where line after line has it: a setting that does not fit is wrong for each of them. */
class RepeatedErrors {
  said = null;
  more = 0;
  last = 0;

  constructor(source, counting) {
    this.source = source;
    this.counting = counting;
  }

  /** Whether this has just been said of an earlier line. */
  counts(error, report) {
    if (!this.counting) {
      return false;
    }
    if (error.problem !== this.said) {
      this.end(report);
      this.said = error.problem;
      return false;
    }
    this.more++;
    this.last = error.line;
    return true;
  }

  end(report) {
    if (this.more > 0) {
      report(`${this.source}: the same is wrong in ${this.more} ${this.more === 1 ? 'line' : 'lines'} more, up to line ${this.last}`);
    }
    this.said = null;
    this.more = 0;
  }
}

/**
 * Runs a command line.
 *
 * @param {string[]} words without the name of the program
 * @param {string} stdin what the command reads where it reads no file
 * @param {object} io print(text) and printError(text) take texts with their line ends; file(name) resolves with the text of a
 *     file; signal ends the command
 * @returns {Promise<number>} the exit code, as docs/cli.md has it
 */
export async function run(words, stdin, io = {}) {
  const command = new Command(stdin, io);
  try {
    return await command.run(words);
  } catch (error) {
    if (io.signal?.aborted) {
      return INTERRUPTED;
    }
    if (error instanceof UsageError || error.code === 'unknown_model') {
      await command.report(error.message);
      return USAGE;
    }
    if (error instanceof DlxError && error.code === 'not_read') {
      await command.report(error.message);
      return MALFORMED;
    }
    await command.report(error.message);
    return INTERNAL;
  }
}

/** One command line while it runs. */
class Command {
  status = new Status();
  /** Puzzles so far, refused ones included. */
  number = 0;
  printed = false;
  pictured = false;
  said = new Set();
  stdinName = '<stdin>';

  constructor(stdin, { print = () => {}, printError = () => {}, signal, file } = {}) {
    this.stdin = stdin ?? '';
    this.out = print;
    this.err = printError;
    this.signal = signal;
    this.file = file;
  }

  async print(text) {
    if (text !== '') {
      this.printed = true;
      await this.out(text);
    }
  }

  printLine(line) {
    return this.print(`${line}\n`);
  }

  async report(sentence) {
    await this.err(`${message(sentence)}\n`);
  }

  /** A sentence about the puzzle at hand that is no answer. */
  about(sentence) {
    return this.report(`puzzle ${this.number}: ${sentence}`);
  }

  async once(what, sentence) {
    if (!this.said.has(what)) {
      this.said.add(what);
      await this.report(sentence);
    }
  }

  async run(words) {
    const [command, ...rest] = words;
    const known = Object.keys(GRAMMARS);
    if (command === undefined || command === '--help' || command === 'help') {
      const usage = `usage: dlx COMMAND [OPTIONS] MODEL [FILE...]\ncommands: ${known.join(', ')}\n`;
      await (command === undefined ? this.err(usage) : this.print(usage));
      return command === undefined ? USAGE : OK;
    }
    if (ELSEWHERE.includes(command)) {
      throw new UsageError(`dlx ${command}: this command is for the program alone; expected one of ${known.join(', ')}`);
    }
    if (!known.includes(command)) {
      throw unknown('command', command, known);
    }
    const line = read(`dlx ${command}`, rest, { ...GRAMMARS[command], elsewhere: OPTIONS_ELSEWHERE });
    this.command = command;
    this.options = line.options;
    [this.model, ...this.files] = line.words;
    if (this.options.help) {
      const { positional, options } = GRAMMARS[command];
      await this.print(`usage: dlx ${command} [OPTIONS] ${positional.join(' ')}\noptions: ${Object.keys(options).join(' ')}\n`);
      return OK;
    }
    return this[command]();
  }

  /* ---- models and info ---- */

  async models() {
    for (const one of await models({ signal: this.signal })) {
      if (!this.options.generate || one.generates) {
        await this.printLine(`${name(one.id)}\t${name(one.title)}\t${oneLine(one.origin)}`);
      }
    }
    return OK;
  }

  async info() {
    const found = await modelOf(this.model, { signal: this.signal });
    if (this.options.example) {
      await this.print(found.example);
      return OK;
    }
    const settings = found.settings
      .map((one) => `--set ${name(one.name)}=${oneLine(one.values)}\n    ${oneLine(one.meaning)}\n`)
      .join('');
    const fresh = found.generates ? `\ndlx generate ${found.id}` : '';
    const tries = `dlx info ${found.id} --example | dlx ${found.scores ? 'best' : 'solve'} ${found.id}${fresh}`;
    const section = (heading, body) =>
      body.trim() === ''
        ? ''
        : `\n${heading}:\n${body.trimEnd().split('\n').map((one) => (one === '' ? '\n' : `  ${one}\n`)).join('')}`;
    const page = `${name(found.id)}: ${name(found.title)}\nLoaded from ${oneLine(found.origin)}.\n`
      + `Fresh puzzles: ${found.generates ? 'yes' : 'no'}.\n`
      + (found.can.length === 0 ? '' : `Can: ${found.can.join(', ')}.\n`)
      + section('Input', found.grammar) + section('Settings', settings) + section('Example', found.example)
      + (found.example === '' ? '' : section('Try', tries));
    await this.print(manyLines(page));
    return OK;
  }

  /* ---- reading puzzles ---- */

  async settings() {
    const typed = this.options.set ?? [];
    if (typed.length === 0) {
      return {};
    }
    const known = (await modelOf(this.model, { signal: this.signal })).settings.map((one) => one.name);
    const settings = {};
    for (const setting of typed) {
      const end = setting.indexOf('=');
      if (end < 1) {
        throw new UsageError(`--set ${setting}: this is no setting; expected NAME=VALUE`);
      }
      const key = setting.slice(0, end);
      if (known.length === 0) {
        throw new UsageError(`--set ${key}: the model ${this.model} has no settings`);
      }
      if (!known.includes(key)) {
        throw unknown(`setting of ${this.model}`, key, known);
      }
      settings[key] = setting.slice(end + 1);
    }
    return settings;
  }

  /** The text of a file; what cannot be read is reported, and null. */
  async textOf(file) {
    if (file === '-') {
      return typeof this.stdin === 'string' ? this.stdin : this.stdin();
    }
    try {
      if (!this.file) {
        throw new Error('none');
      }
      const text = await this.file(file);
      if (typeof text !== 'string') {
        throw new Error('none');
      }
      return text;
    } catch (error) {
      const sentence = error instanceof DlxError ? error.message : `${file}: there is no such file; expected a file that can be read`;
      this.status.malformed = true;
      await this.rejected({ code: 'unreadable_file', message: sentence }, file, null);
      await this.report(`${sentence}${error.problem === 'encoding' ? '' : await this.meantAsPuzzle(file)}`);
      return null;
    }
  }

  /** Somebody may have typed the puzzle where its file should stand. */
  async meantAsPuzzle(word) {
    try {
      await open(this.model, `${word}\n`, { settings: this.set }).text();
      const quoted = /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
      return `. A puzzle comes in a file, or so: echo ${quoted} | dlx ${this.command} ${this.model}`;
    } catch {
      return '';
    }
  }

  async rejected(parts, file, puzzle) {
    if (this.options.format === 'json') {
      const { code, line, column, problem, message: sentence } = parts;
      await this.printLine(json({ type: 'error', puzzle, code, file, line, column, problem, message: sentence }));
    }
  }

  /** Has each puzzle of all files handled: handle(puzzle, info). */
  async forEach(more, handle, { reportsNone = false, first = false } = {}) {
    await modelOf(this.model, { signal: this.signal }); // an unknown one is refused before a file is opened
    this.set = await this.settings();
    for (const file of this.files.length > 0 ? this.files : ['-']) {
      const text = await this.textOf(file);
      if (text !== null) {
        const ended = await this.forEachOf(text, file === '-' ? this.stdinName : file, more, handle, reportsNone, first);
        if (ended) {
          break;
        }
      }
    }
    return this.status.code(this.options.exitCode === 'sat');
  }

  async forEachOf(text, source, more, handle, reportsNone, first) {
    const before = this.number;
    const repeated = new RepeatedErrors(source, Object.keys(this.set).length > 0);
    const report = (sentence) => void this.report(sentence);
    for (let k = 1; ; k++) {
      const puzzle = new Puzzle({ model: this.model, text, settings: this.set, source, puzzle: k, ...more });
      let info = null;
      try {
        info = await raw.line('puzzle', { ...puzzle.about, ...this.wishes(), labels: false }, { signal: this.signal });
      } catch (error) {
        await this.reject(error, source, repeated);
        if (first) {
          return true;
        }
        continue;
      }
      for (const warning of info.warnings) {
        await this.report(`warning: ${warning}`);
      }
      if (info.type === 'end') {
        repeated.end(report);
        if (this.number === before && !reportsNone) {
          await this.report(`warning: ${source}: there is no puzzle in it`);
        }
        return false;
      }
      repeated.end(report);
      repeated.counting = false;
      this.number++;
      try {
        await handle.call(this, puzzle, info);
      } catch (error) {
        if (!(error instanceof DlxError) || this.signal?.aborted) {
          throw error;
        }
        this.usage(error);
        this.status.failed = true;
        await this.rejected(error, source, this.number);
        await this.about(error.message);
      }
      if (first) {
        return true;
      }
    }
  }

  /** What is wrong with the words of the command, and not with the puzzle. */
  usage(error) {
    if (['unknown_label', 'ambiguous_label', 'pin_and_forbid', 'no_groups', 'unknown_group'].includes(error.code)) {
      const typed = error.code === 'unknown_group' ? '' : '--';
      throw new UsageError(error.code === 'pin_and_forbid' ? error.message.replace('pin and forbid', '--pin and --forbid') : typed + error.message);
    }
    if (/^unknown_(engine|strategy|setting)$/.test(error.code)) {
      throw new UsageError(error.message);
    }
  }

  async reject(error, source, repeated) {
    if (!(error instanceof DlxError) || this.signal?.aborted || ['memory_full', 'not_loaded', 'closed', 'internal'].includes(error.code)) {
      throw error;
    }
    this.usage(error);
    if (error.code === 'unknown_model') {
      throw error;
    }
    this.number++;
    if (error.code !== 'puzzle_syntax') {
      this.status.failed = true;
      await this.rejected(error, source, this.number);
      await this.about(error.message);
      return;
    }
    if (error.source?.startsWith('--set ')) {
      throw new UsageError(error.message);
    }
    this.status.malformed = true;
    await this.rejected(error, source, this.number);
    if (!repeated.counts(error, (sentence) => void this.report(sentence))) {
      await this.report(error.message);
    }
  }

  /* ---- searches ---- */

  /** What requests take of the options. */
  wishes() {
    const { time, nodes, engine, strategy, distinct, pin, forbid, memory, seed } = this.options;
    const ties = this.command === 'sample' || this.command === 'generate' ? undefined : seed;
    const wishes = { seconds: time, engine, strategy, distinct, pin, forbid, memory };
    wishes.nodes = nodes === undefined ? undefined : String(nodes);
    wishes.ties = ties === undefined ? undefined : String(ties);
    return wishes;
  }

  checkSearch() {
    const { engine, nodes, pin = [], forbid = [], exitCode, threads, strategy = 'mrv', seed } = this.options;
    const strategies = ['mrv', 'first', 'weights', 'frb'];
    if (!strategies.includes(strategy)) {
      throw unknown('strategy', strategy, strategies);
    }
    if (seed !== undefined && strategy !== 'mrv' && this.command !== 'sample') {
      throw new UsageError(`--seed breaks the ties of the strategy mrv; the strategy ${strategy} has none`);
    }
    this.checkGivens(pin, forbid);
    const engines = ['auto', 'links', 'slots', 'masks', 'learn', 'memo', 'sweep', 'diagram', 'prices', 'ida'];
    if (engine !== undefined && !engines.includes(engine)) {
      throw unknown('engine', engine, engines);
    }
    if (nodes !== undefined && nodes < 1n) {
      throw new UsageError(`--nodes ${nodes}: this is no limit; expected 1 or more`);
    }
    if (threads !== undefined && (threads < 0n || threads > 1024n)) {
      throw new UsageError(`--threads ${threads}: this is no number of threads; expected 1 to 1024, or 0 for all cores`);
    }
    if (exitCode !== undefined && exitCode !== 'sat') {
      throw unknown('kind of exit code', exitCode, ['sat']);
    }
  }

  checkGivens(pin = [], forbid = []) {
    const both = pin.find((label) => forbid.includes(label));
    if (both !== undefined) {
      throw new UsageError(`--pin and --forbid ${name(both)} exclude each other; expected one of them`);
    }
  }

  /** The format that was asked for. */
  checkFormat(fitting, several) {
    const format = this.options.format ?? 'text';
    const all = ['text', 'json', 'options', 'svg', 'png', 'html'];
    if (format === 'png' && fitting.includes('svg')) {
      throw new UsageError('--format png: pictures in dots are for the program alone; expected svg');
    }
    if (!fitting.includes(format)) {
      const names = fitting.includes('svg') && this.command !== 'hint' && this.command !== 'path' ? [...fitting, 'png'] : fitting;
      throw all.includes(format)
        ? new UsageError(`--format ${format}: this command does not write it; expected ${names.join(' or ')}`)
        : unknown('format', format, names);
    }
    if (several && format === 'svg') {
      throw new UsageError(`--format ${format}: standard output takes one picture; expected --output DIR where there may be several`);
    }
    this.format = format;
    this.options.format = format;
  }

  async picture(svg) {
    if (svg === null || svg === undefined) {
      throw new UsageError(`--format svg: the model ${this.model} draws no pictures; expected text, json or options`);
    }
    if (this.pictured) {
      throw new UsageError(`--format svg: standard output takes one picture, and puzzle ${this.number} is another; expected --output DIR`);
    }
    this.pictured = true;
    await this.print(svg);
  }

  /** What a request has to draw for the format. */
  drawing() {
    return { asText: this.format === 'text' || this.format === 'json', asSvg: this.format === 'svg' };
  }

  async writeSolution(solution, scored) {
    switch (this.format) {
      case 'text': {
        const isOneLine = solution.text.indexOf('\n') === solution.text.length - 1;
        await this.print(isOneLine || !this.printed ? solution.text : `\n${solution.text}`);
        break;
      }
      case 'json':
        await this.printLine(json({
          type: 'solution', puzzle: this.number, number: solution.number, score: scored ? new Digits(solution.score) : undefined,
          options: solution.options, chosen: solution.labels, text: solution.text,
        }));
        break;
      case 'options':
        await this.printLine(solution.options.join(' '));
        break;
      default:
        await this.picture(solution.svg);
    }
  }

  stats(report, info) {
    const threads = Number(this.options.threads ?? 1n) || 1;
    return {
      solutions: report.solutions, complete: report.complete, outcome: report.outcome, stopped: report.stopped,
      nodes: report.nodes, updates: report.updates, engine: report.engine, order: report.order, proof: report.proof,
      items: info.items ?? 0, options: info.options ?? 0, threads,
      nanos: { read: 0, build: report.buildNanos, search: report.searchNanos },
    };
  }

  /** Writes what follows the answer to a puzzle. */
  async end(report, info, { answered, extra = {}, howFar = stopSentence(report), writesSolutions, mustExist }) {
    if (this.format === 'json') {
      await this.printLine(json({
        type: 'status', puzzle: this.number, outcome: report.outcome, stopped: report.stopped, solutions: report.solutions,
        ...extra, stats: this.stats(report, info),
      }));
    }
    if (report.outcome === 'NO_SOLUTION') {
      if (writesSolutions && this.format !== 'json') {
        await this.about('no solution');
      }
      if (report.slip) {
        await this.report(`warning: puzzle ${this.number}: ${report.slip}`);
      }
    }
    if (howFar) {
      await this.about(howFar);
    }
    if (this.options.stats) {
      await this.err(`${json(this.stats(report, info))}\n`);
    }
    this.status.searched(report.outcome, answered, mustExist);
  }

  async warnOfSymmetries(info) {
    if (this.options.distinct && info.symmetric === false) {
      await this.once('symmetries', `warning: puzzle ${this.number}: the model ${this.model} knows no symmetries of it, so --distinct changes nothing`);
    }
  }

  /** Asks a question that ends with a status. */
  async ask(path, puzzle, more) {
    const body = { ...puzzle.about, ...this.wishes(), ...more };
    const solutions = [];
    let status = null;
    await raw.ask(path, body, {
      signal: this.signal,
      onLine: (line) => (line.type === 'solution' ? solutions.push(line) : (status = line)),
    });
    return { solutions, status };
  }

  async solve() {
    const { all, limit, anyOrder, memory } = this.options;
    if (all && limit !== undefined) {
      throw new UsageError('--all and --limit exclude each other; expected one of them');
    }
    if (limit !== undefined && limit < 1n) {
      throw new UsageError(`--limit ${limit}: this is no limit; expected 1 or more`);
    }
    const several = all || limit !== undefined;
    if (anyOrder && !several) {
      throw new UsageError('--any-order is for the order of several solutions, and one is asked for; expected it with --all or --limit');
    }
    if (memory !== undefined && !anyOrder) {
      throw new UsageError('--memo-memory is the room for a diagram of all solutions, which has an order of its own; expected it with --any-order');
    }
    this.checkFormat(['text', 'json', 'options', 'svg'], all || (limit ?? 1n) > 1n);
    this.checkSearch();
    return this.forEach({ ignoreWeights: true }, several ? this.solveSeveral : this.solveOne);
  }

  async solveOne(puzzle, info) {
    await this.warnOfSymmetries(info);
    const { solutions, status } = await this.ask('first', puzzle, this.drawing());
    for (const solution of solutions) {
      await this.writeSolution(solution, false);
    }
    await this.end(status, info, { answered: !wasStopped(status), writesSolutions: true, mustExist: true });
  }

  async solveSeveral(puzzle, info) {
    await this.warnOfSymmetries(info);
    const { limit, anyOrder } = this.options;
    const body = { ...puzzle.about, ...this.wishes(), ...this.drawing(), anyOrder, limit: limit === undefined ? undefined : String(limit) };
    const found = raw.search(body, this.signal);
    for await (const solution of found) {
      await this.writeSolution(solution, false);
    }
    await this.end(found.status, info, { answered: !wasStopped(found.status), writesSolutions: true, mustExist: true });
  }

  async count() {
    this.checkFormat(['text', 'json'], false);
    this.checkSearch();
    return this.forEach({ ignoreWeights: true }, async function answer(puzzle, info) {
      await this.warnOfSymmetries(info);
      const { status } = await this.ask('count', puzzle, {});
      if (this.format === 'text' && status.complete) {
        await this.printLine(status.solutions);
      }
      await this.end(status, info, { answered: status.complete, writesSolutions: false, mustExist: false });
    });
  }

  async unique() {
    this.checkFormat(['text', 'json'], false);
    this.checkSearch();
    return this.forEach({ ignoreWeights: true }, async function answer(puzzle, info) {
      await this.warnOfSymmetries(info);
      const { status } = await this.ask('unique', puzzle, {});
      const known = status.verdict !== 'unknown';
      if (this.format === 'text' && known) {
        await this.printLine(status.verdict);
      }
      await this.end(status, info, { answered: known, extra: { verdict: status.verdict }, writesSolutions: false, mustExist: true });
    });
  }

  async best() {
    const { all, limit, gap, engine = 'auto', strategy = 'mrv', seed } = this.options;
    if (all && limit !== undefined) {
      throw new UsageError('--all and --limit exclude each other; expected one of them');
    }
    if ((limit ?? 1n) < 1n) {
      throw new UsageError(`--limit ${limit}: this is no limit; expected 1 or more`);
    }
    if ((gap ?? 0n) < 0n) {
      throw new UsageError(`--gap ${gap}: expected 0 or more`);
    }
    const several = all || (limit ?? 1n) > 1n;
    if (gap !== undefined && several) {
      throw new UsageError(`--gap is for one solution, which may be a little worse than the best; expected it without ${all ? '--all' : '--limit'}`);
    }
    if (engine === 'auto' && (strategy !== 'mrv' || seed !== undefined)) {
      await this.report('warning: --strategy and --seed have best look at every solution; the engine that proves by bounds knows neither');
    }
    this.checkFormat(['text', 'json', 'options', 'svg'], several);
    this.checkSearch();
    return this.forEach({}, async function answer(puzzle, info) {
      await this.warnOfSymmetries(info);
      if (!info.weights) {
        await this.once('scores', `warning: puzzle ${this.number}: no option has a score, so every solution is a best one, with the score 0`);
      }
      const more = { all, gap: gap === undefined ? undefined : String(gap), limit: limit === undefined ? undefined : Number(limit) };
      const { solutions, status } = await this.ask('best', puzzle, { ...more, ...this.drawing() });
      for (const solution of solutions) {
        await this.writeSolution(solution, true);
        if (this.format === 'text') {
          await this.printLine(`score ${solution.score}`);
        } else if (this.format !== 'json') {
          await this.report(`puzzle ${this.number}${several ? `, solution ${solution.number}` : ''}: score ${solution.score}`);
        }
      }
      const digits = (value) => (value === undefined ? undefined : new Digits(value));
      await this.end(status, info, {
        answered: status.proven || status.outcome === 'NO_SOLUTION' || status.stopped === 'GAP',
        extra: { score: digits(status.score), bound: digits(status.bound) },
        howFar: bestSentence(status),
        writesSolutions: true,
        mustExist: true,
      });
    });
  }

  async sample() {
    const { number = 1n, seed = 0n } = this.options;
    if (number < 1n) {
      throw new UsageError(`-n ${number}: this is no number of draws; expected 1 or more`);
    }
    if (number > 10_000_000n) {
      throw new UsageError(`-n ${number}: all draws are kept in memory; expected 10000000 at most`);
    }
    this.checkFormat(['text', 'json', 'options', 'svg'], number > 1n);
    this.checkSearch();
    return this.forEach({ ignoreWeights: true }, async function answer(puzzle, info) {
      await this.warnOfSymmetries(info);
      const { solutions, status } = await this.ask('sample', puzzle, { n: Number(number), seed: String(seed), ...this.drawing() });
      for (const solution of solutions) {
        await this.writeSolution(solution, false);
      }
      await this.end(status, info, {
        answered: status.uniform || status.outcome === 'NO_SOLUTION',
        extra: { seed: new Digits(seed), uniform: status.uniform, method: status.method, error: Digits.real(status.error) },
        howFar: sampleSentence(status, solutions.length),
        writesSolutions: true,
        mustExist: true,
      });
    });
  }

  /* ---- reasons ---- */

  /** Asks each puzzle for reasons: explain(answer) writes them and says whether the question was answered. */
  async reasons(path, more, usualTime, explain) {
    this.options.time ??= usualTime;
    this.checkGivens(this.options.pin, this.options.forbid);
    return this.forEach({ ignoreWeights: true }, async function answer(puzzle) {
      const body = { ...puzzle.about, ...this.wishes(), ...more };
      const steps = [];
      let found = null;
      await raw.ask(path, body, {
        signal: this.signal,
        onLine: (line) => (line.type === 'step' ? steps.push(line) : (found = line)),
      });
      if (found.type === 'undescribed') {
        await this.about('stopped by the time limit before the puzzle was described');
        this.status.searched('UNKNOWN', false, false);
        return;
      }
      const answered = await explain.call(this, found, steps);
      this.status.searched(answered ? 'SOLVED' : 'UNKNOWN', answered, false);
    });
  }

  /** An object of the framework as a line: its type, the puzzle, and what follows. */
  printParts({ type, ...parts }) {
    return this.printLine(json({ type, puzzle: this.number, ...parts }));
  }

  async heading() {
    if (this.number > 1) {
      await this.printLine(`puzzle ${this.number}:`);
    }
  }

  async explain() {
    this.checkFormat(['text', 'json', 'svg'], false);
    let begun = false;
    const minimal = this.options.minimal === true;
    const more = { full: this.options.full === true, picture: this.format === 'svg', parts: this.format === 'json', minimal };
    return this.reasons('explain', more, 2, async function write(found) {
      if (this.format === 'json') {
        await this.printParts(found);
        return found.verdict !== 'unknown';
      }
      if (this.format === 'svg' && found.svg) {
        await this.picture(found.svg);
        return found.verdict !== 'unknown';
      }
      if (this.format === 'svg' && minimal) {
        await this.about('no picture of another puzzle with one solution; in words');
      } else if (this.format === 'svg') {
        await this.about(found.proof
          ? `no picture, for the model ${this.model} draws none of the items that weigh something; in words`
          : 'no picture, for no coloring shows that it is impossible; in words');
      }
      await this.print(begun ? '\n' : '');
      for (const line of found.words) {
        await this.printLine(oneLine(line));
      }
      begun = true;
      if (minimal && found.text) {
        await this.print(`such a puzzle:\n${found.text}`);
      }
      if (found.cut) {
        await this.about(minimal ? 'the lists are long; --full shows all of them' : 'the contradiction is long; --full shows all of it');
      }
      if (found.baked) {
        await this.about('the givens of this model are part of its rules; only those of --pin can be looked at');
      }
      return found.verdict !== 'unknown';
    });
  }

  async hint() {
    const { steps = 1n, words } = this.options;
    if (steps < 1n) {
      throw new UsageError(`--steps ${steps}: this is no number of steps; expected 1 or more`);
    }
    return this.way(Number(steps), (step) => (words ? step.words : [step.brief]));
  }

  async path() {
    return this.way(undefined, (step, number) => [`${number}. ${step.sentence}`]);
  }

  async way(steps, lines) {
    this.checkFormat(['text', 'json', 'svg'], steps !== 1);
    const more = { steps, pictures: this.format === 'svg', parts: this.format === 'json' };
    return this.reasons('path', more, undefined, async function write(path, parts) {
      for (const step of parts) {
        await this.printParts(step);
      }
      if (this.format === 'json') {
        if (!path.more) {
          await this.printParts({ type: 'rating', ...path.rating });
          await this.endOfWay(path);
        }
        return path.more || path.verdict !== 'unknown';
      }
      if (this.format === 'text') {
        await this.heading();
      }
      let number = 0;
      for (const step of path.steps) {
        number++;
        if (this.format === 'svg' && step.svg) {
          await this.picture(step.svg);
          continue;
        }
        if (this.format === 'svg' && number === 1) {
          await this.heading();
        }
        for (const line of this.format === 'svg' ? step.words : lines(step, number)) {
          await this.printLine(oneLine(line));
        }
      }
      if (!path.more) {
        await this.endOfWay(path);
      }
      return path.more || path.verdict !== 'unknown';
    });
  }

  async endOfWay(path) {
    if (path.verdict === 'unknown') {
      await this.about(path.words);
      return;
    }
    if (path.verdict === 'unique') {
      if (this.format === 'text') {
        await this.printLine(oneLine(path.words));
      }
      return;
    }
    const where = `; dlx explain ${this.model} ${path.verdict === 'none' ? 'says why' : 'says where they differ'}`;
    if (this.format === 'text') {
      await this.printLine(oneLine(path.words) + where);
    } else {
      await this.about(path.words + where);
    }
  }

  async rate() {
    this.checkFormat(['text', 'json'], false);
    return this.reasons('path', {}, undefined, async function write(path) {
      if (this.format === 'json') {
        await this.printLine(json({
          type: 'rating', puzzle: this.number, verdict: path.verdict, steps: path.steps.length, level: path.level,
          level_name: path.levelName, nodes: path.nodes, effort: path.effort, exact: path.exact, stopped: path.stopped,
        }));
      } else {
        await this.printLine(path.verdict === 'unique' ? `${path.level} ${path.effort} ${path.levelName}` : path.verdict);
      }
      if (path.verdict === 'unknown') {
        await this.about(stoppedBy(path.stopped));
      }
      return path.verdict !== 'unknown';
    });
  }

  async alive() {
    this.checkFormat(['text', 'json'], false);
    const isJson = this.format === 'json';
    return this.reasons('alive', { parts: isJson }, undefined, async function write(found) {
      if (isJson) {
        await this.printParts(found);
      } else {
        await this.heading();
      }
      for (const label of found.labels ?? []) {
        await this.printLine(oneLine(label));
      }
      const unknown = isJson ? found.unknown.length : found.unknown;
      if (unknown > 0) {
        await this.about(`${stoppedBy(found.stopped)}; it is not known of ${unknown}${unknown === 1 ? ' more option' : ' more options'}`);
      }
      return unknown === 0;
    });
  }

  /* ---- fresh puzzles ---- */

  async generate() {
    const { number = 1n, rating, time = 60 } = this.options;
    this.checkFormat(['text', 'json'], false);
    if (number < 1n) {
      throw new UsageError(`-n ${number}: this is no number of puzzles; expected 1 or more`);
    }
    if (rating && rating.from > SEARCH_LEVEL) {
      throw new UsageError(`--rating ${rating}: there is no such level; expected 0 to ${SEARCH_LEVEL}, which is a search`);
    }
    this.options.time = time;
    if (this.files.length === 0) {
      const { example } = await modelOf(this.model, { signal: this.signal });
      if (example.trim() === '') {
        throw new UsageError(`the model ${this.model} has no example; expected a SHAPE-FILE`);
      }
      this.stdin = example;
      this.files = ['-'];
      this.stdinName = '<example>';
    }
    let asked = false;
    const code = await this.forEach({ ignoreWeights: true }, async function make(puzzle, info) {
      asked = true;
      if (info.stopped) {
        await this.stoppedAt(1, 'stopped by the time limit before the shape was described');
        return;
      }
      await this.makeAll(puzzle, Number(number));
    }, { reportsNone: true, first: true });
    if (!asked && this.number === 0) {
      this.status.malformed = true;
      await this.report(`${this.files[0] === '-' ? this.stdinName : this.files[0]}: this holds no puzzle; expected one of the shape that is wanted`);
      return this.status.code(false);
    }
    return code;
  }

  async makeAll(puzzle, count) {
    const { givens, rating, symmetric, uniform, seed = 0n, time } = this.options;
    for (let k = 1; k <= count; k++) {
      const body = {
        ...puzzle.about, number: k, seconds: time, seed: String(seed), symmetric, uniform,
        fewestGivens: givens?.from, mostGivens: limited(givens?.to), fromLevel: rating?.from, toLevel: limited(rating?.to),
      };
      let made;
      try {
        made = await raw.line('generate', body, { signal: this.signal });
      } catch (error) {
        if (['no_shape', 'no_write'].includes(error.code)) {
          await this.rejected(error, puzzle.about.source, this.number);
          throw new UsageError(error.message);
        }
        throw error;
      }
      if (made.type === 'no_diagram') {
        await this.stoppedAt(1, 'no diagram of all solutions was made within the time and the memory, and --uniform needs it');
        return;
      }
      if (!(await this.writeMade(k, made))) {
        return;
      }
    }
  }

  /** Writes a puzzle that was made; whether the next one may be made. */
  async writeMade(k, made) {
    const has = made.text !== undefined;
    if (this.format === 'json') {
      await this.printLine(json({
        type: 'generated', puzzle: k, seed: new Digits(this.options.seed ?? 0n), found: made.found, attempts: made.attempts,
        stopped: made.stopped, proof: made.proof, size: made.size, level: made.level, level_name: made.levelName, nodes: made.nodes,
        effort: made.effort, givens: made.givens, solution: made.solution, text: made.text,
      }));
    } else if (has) {
      await this.print(k > 1 && !made.line ? `\n${made.text}` : made.text);
    }
    if (!has && made.stopped === 'EXHAUSTED' && made.attempts > 0) {
      await this.stoppedAt(k, `of ${made.attempts} solutions of this shape none makes a puzzle with just one solution`);
      return false;
    }
    if (!has && made.stopped === 'EXHAUSTED') {
      await this.report(`puzzle ${k}: ${made.proof
        ? `no puzzle fits this shape: ${made.proof}${made.modulus === 0 ? ' of its items' : ''} prove that it has no solution; dlx explain tells how`
        : 'this shape has no solution, so there is no puzzle of it'}`);
      this.status.searched('NO_SOLUTION', true, true);
      return false;
    }
    if (made.stopped !== 'EXHAUSTED') {
      await this.stoppedAt(k, this.madeSentence(made, has));
      return false;
    }
    if (made.size === 'unreduced') {
      await this.report(`puzzle ${k}: of some givens nobody knows whether they could be left out`);
    }
    this.status.searched('SOLVED', true, true);
    return true;
  }

  async stoppedAt(k, sentence) {
    await this.report(`puzzle ${k}: ${sentence}`);
    this.status.searched('UNKNOWN', false, false);
  }

  madeSentence(made, has) {
    const begin = stoppedBy(made.stopped);
    if (!has) {
      return `${begin} before there was any`;
    }
    if (made.found) {
      return `${begin} before each of its ${made.givens.length} givens was shown to be needed`;
    }
    const { givens, rating } = this.options;
    const wishes = [];
    if (givens) {
      wishes.push(`${givens} givens`);
    }
    if (rating) {
      const [easiest, hardest] = [levelName(Math.max(rating.from, 1)), levelName(Math.min(rating.to, SEARCH_LEVEL))];
      wishes.push(`level ${rating}: ${easiest === hardest ? easiest : `${easiest} to ${hardest}`}`);
    }
    const nearest = made.size === 'filled'
      ? made.rating ? `has ${made.rating}` : 'is not rated'
      : `has ${made.givens.length} givens${made.rating ? ` and ${made.rating}` : ''}`;
    return `${begin} after ${made.attempts}${made.attempts === 1 ? ' attempt' : ' attempts'}, none with ${wishes.join(' and ')}; what came nearest ${nearest}`;
  }
}

const limited = (to) => (to === Infinity ? undefined : to);

/* ---- sentences about searches that did not get to their end ---- */

function wasStopped(report) {
  return ['TIME', 'NODES', 'MEMORY', 'CANCELLED'].includes(report.stopped);
}

function why(stopped) {
  return {
    TIME: 'stopped by the time limit',
    NODES: 'stopped by the limit on nodes',
    MEMORY: 'stopped by the limit on memory',
    CANCELLED: 'interrupted',
  }[stopped];
}

function stoppedBy(stopped) {
  return { TIME: 'stopped by the time limit', CANCELLED: 'interrupted' }[stopped] ?? 'stopped by a limit';
}

function after(report) {
  return ` after ${report.solutions}${report.solutions === '1' ? ' solution' : ' solutions'}`;
}

function stopSentence(report) {
  const reason = why(report.stopped);
  return reason && `${reason}${after(report)}; the search was not complete`;
}

function bestSentence(best) {
  const reason = best.stopped === 'GAP' ? 'stopped within the gap' : why(best.stopped);
  const found = best.score === undefined ? 'no solution so far' : `best so far ${best.score}`;
  const bound = best.bound === undefined ? 'no bound is known' : `bound ${best.bound}`;
  return reason && `${reason}; ${found}, ${bound}`;
}

function sampleSentence(sample, drawn) {
  if (sample.uniform || drawn === 0) {
    return stopSentence(sample);
  }
  if (sample.method === 'walks') {
    const because = sample.stopped === 'TIME' ? ' within half of the time limit (--time)' : ' fits into the memory (--memo-memory)';
    return `no diagram of all solutions${because}; the draws are from weighted walks, and how likely a property is may be off by about ${sample.error.toFixed(3)}`;
  }
  const reason = why(sample.stopped);
  return reason
    ? `${reason}${after(sample)}; the draws are not uniform, because they are from the solutions seen by then`
    : 'the draws are not uniform';
}
