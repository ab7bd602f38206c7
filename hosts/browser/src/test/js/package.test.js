/* What the package promises beyond its README: ends, back pressure, names, errors. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import * as dlx from 'dlx-exact-cover';
import { run } from 'dlx-exact-cover/commands';

const spawn = promisify(execFile);

/** A search that ends on its own long after all of us. */
const endless = (signal) => dlx.count('queens', '30', { engine: 'links', signal });

test('an abort ends the question with the reason, and the next one is answered', async () => {
  const stop = new AbortController();
  const asked = endless(stop.signal);
  await dlx.count('queens', '6'); // another worker answers meanwhile
  stop.abort();
  await assert.rejects(asked, { name: 'AbortError' });
  assert.equal(await dlx.count('queens', '8'), 92n);
});

test('a signal that is aborted before asks nothing', async () => {
  await assert.rejects(dlx.count('queens', '8', { signal: AbortSignal.abort(new Error('no')) }), { message: 'no' });
});

test('questions wait for each other where all workers are busy, and one that waits can be aborted', async () => {
  dlx.close();
  dlx.configure({ workers: 1 });
  const stop = new AbortController();
  const other = new AbortController();
  const long = endless(stop.signal);
  const aborted = dlx.count('queens', '4', { signal: other.signal });
  const waits = dlx.count('queens', '6');
  other.abort();
  await assert.rejects(aborted, { name: 'AbortError' });
  stop.abort();
  await assert.rejects(long, { name: 'AbortError' });
  assert.equal(await waits, 4n);
});

test('thousands of questions that are aborted at once start no worker each', async () => {
  dlx.close();
  let started = 0;
  const idle = () => ({ post() {}, listen() {}, terminate() {}, ref() {}, unref() {} });
  dlx.configure({ workers: 2, worker: () => (started++, idle()) });
  const stop = new AbortController();
  const asked = Array.from({ length: 2000 }, () => endless(stop.signal));
  await new Promise(setImmediate);
  stop.abort();
  const ended = await Promise.allSettled(asked);
  dlx.configure({ worker: undefined });
  assert.ok(ended.every(({ reason }) => reason?.name === 'AbortError'));
  assert.equal(started, 2);
});

test('an error of a listener is the answer, and the next question is answered', async () => {
  const onImprovement = () => {
    throw new Error('of the listener');
  };
  const toy = dlx.cover({ items: ['a'], options: [['a'], ['a']], weights: [1, 2] });
  await assert.rejects(toy.best({ onImprovement }), { message: 'of the listener' });
  assert.equal(await toy.count(), 2n);
});

test('an option that is misspelt is named, with the one that was meant', async () => {
  const meant = (wrong, right) => (error) =>
    error instanceof TypeError && error.message.startsWith(`no option is called "${wrong}"; did you mean "${right}"? Known: `);
  await assert.rejects(dlx.count('queens', '6', { timelimit: 300 }), meant('timelimit', 'timeLimit'));
  const puzzle = dlx.open('queens', '6');
  assert.throws(() => puzzle.solve({ limits: 1 }), meant('limits', 'limit'));
  const wrong = { first: 'singal', unique: 'pins', best: 'gaps', alive: 'forbidd', rate: 'timelimit', info: 'pinn', minimal: 'ful' };
  const right = { first: 'signal', unique: 'pin', best: 'gap', alive: 'forbid', rate: 'timeLimit', info: 'pin', minimal: 'full' };
  for (const [question, name] of Object.entries(wrong)) {
    await assert.rejects(puzzle[question]({ [name]: 1 }), meant(name, right[question]));
  }
  await assert.rejects(puzzle.explain({ ful: true }), meant('ful', 'full'));
  await assert.rejects(puzzle.steps({ step: 1 }), meant('step', 'steps'));
  await assert.rejects(puzzle.hint({ picture: true }), meant('picture', 'pictures'));
  await assert.rejects(puzzle.sample(1, 0, { node_limit: 1 }), meant('node_limit', 'nodeLimit'));
  await assert.rejects(dlx.generate('sudoku', { levels: 1 }), meant('levels', 'level'));
  assert.throws(() => dlx.open('queens', '6', { sorce: 'x' }), meant('sorce', 'source'));
});

test('limits are numbers or BigInts, and what is neither is no limit that is left out', async () => {
  const toy = dlx.cover({ items: ['a'], options: [['a'], ['a']] });
  assert.equal((await toy.sample(3n, 1n)).solutions.length, 3);
  assert.equal((await toy.best({ limit: 2n })).solutions.length, 2);
  await assert.rejects(toy.count({ nodeLimit: NaN }), { name: 'TypeError', message: 'nodes: NaN; expected a number' });
});

test('arrays with holes are refused', async () => {
  await assert.rejects(dlx.cover({ items: ['a'], options: [, ['a']] }).count(), { message: 'option 1: expected an array' });
  await assert.rejects(dlx.cover({ items: ['a', 'b'], options: [['a', , 'b']] }).count(), { message: /^option 1: expected "item"/ });
});

test('a search that rests leaves its worker to others, and goes on where that worker was ended', async () => {
  dlx.close();
  dlx.configure({ workers: 1 });
  const search = dlx.solve('queens', '8');
  const first = await search.next();
  assert.equal(first.value.number, 1);
  assert.equal(await dlx.count('queens', '6'), 4n);
  const stop = new AbortController();
  const asked = endless(stop.signal);
  stop.abort();
  await assert.rejects(asked, { name: 'AbortError' });
  const numbers = [1];
  for await (const solution of search) {
    numbers.push(solution.number);
  }
  assert.deepEqual(numbers, Array.from({ length: 92 }, (_, k) => k + 1));
  assert.equal(search.report.complete, true);
  assert.equal(search.report.solutions, 92n);
});

test('nothing is searched that nobody asks for', async () => {
  let seen = 0;
  const search = dlx.solve('queens', '16'); // 14 772 512 solutions
  for await (const solution of search) {
    assert.equal(solution.labels.length, 16);
    if (++seen === 300) {
      break;
    }
  }
  assert.deepEqual(await search.next(), { done: true, value: undefined });
});

test('calls of next that are not waited for come in order', async () => {
  const search = dlx.solve('queens', '6');
  const all = await Promise.all(Array.from({ length: 6 }, () => search.next()));
  assert.deepEqual(all.map(({ value }) => value?.number), [1, 2, 3, 4, undefined, undefined]);
});

test('an abort in the middle of a search is told at the next solution', async () => {
  const stop = new AbortController();
  const search = dlx.solve('queens', '8', { signal: stop.signal });
  await search.next();
  stop.abort();
  await assert.rejects(search.next(), { name: 'AbortError' });
});

test('close ends what is asked', async () => {
  const asked = endless();
  const failed = assert.rejects(asked, { name: 'DlxError', code: 'closed' });
  dlx.close();
  await failed;
  assert.equal(await dlx.count('queens', '6'), 4n);
});

test('close ends what waits for a worker too', async () => {
  dlx.close();
  dlx.configure({ workers: 1 });
  const closed = { name: 'DlxError', code: 'closed' };
  const all = [endless(), endless(), endless()].map((asked) => assert.rejects(asked, closed));
  dlx.close();
  await Promise.all(all);
  assert.equal(await dlx.count('queens', '6'), 4n);
});

test('a search that is ended while it begins rests nowhere', async () => {
  const asked = [];
  let answer;
  dlx.close();
  dlx.configure({
    workers: 1,
    worker: () => ({
      post: ({ id, path }) => {
        asked.push(path);
        answer = (...lines) => take({ id, lines, status: 200 });
        if (path === 'library/end') {
          answer();
        }
      },
      listen: (onMessage) => (take = onMessage),
      terminate() {},
      ref() {},
      unref() {},
    }),
  });
  let take;
  try {
    const search = dlx.solve('queens', '8');
    const first = search.next();
    while (!answer) {
      await Promise.resolve();
    }
    await search.return();
    answer({ type: 'solutions', solutions: [] });
    await first;
    assert.deepEqual(asked, ['library/begin', 'library/end']);
  } finally {
    dlx.close();
    dlx.configure({ worker: undefined });
  }
});

const HOSTILE = ['', ' ', 'a b', '|', ':', 'x:y', '"', '\\', '\n', '\t', '\u0000', '__proto__', 'constructor', 'é', '日本', '😀', '\u2028', '<b>', "'", '{}', '1'];

test('names of items, colors and labels may have any characters', async () => {
  const secondary = HOSTILE.map((name) => `secondary ${name}`);
  const options = HOSTILE.flatMap((name, k) => [[name, [secondary[k], name]], [name]]);
  const cover = dlx.cover({ items: HOSTILE, secondary, options, labels: options.map((_, k) => `${HOSTILE[k >> 1]}#${k}`) });
  assert.equal(await cover.count(), 2n ** BigInt(HOSTILE.length));
  const { value } = await cover.solve().next();
  assert.equal(value.labels.length, HOSTILE.length);
  value.labels.forEach((label) => assert.ok(HOSTILE.some((name) => label.startsWith(`${name}#`)), JSON.stringify(label)));
  assert.equal(await cover.count({ pin: value.labels.slice(0, 3) }), 2n ** BigInt(HOSTILE.length - 3));
  const { demands } = await dlx.cover({ items: HOSTILE, options: [HOSTILE.slice(1)] }).explain();
  assert.deepEqual(demands, ['']);
});

test('weights, goals and multiplicities of a cover', async () => {
  const big = 2n ** 53n + 1n;
  const cover = dlx.cover({
    items: ['a', 'b'],
    options: [['a'], ['a', 'b'], ['b'], ['a']],
    weights: [big, 1, 2, -3],
    multiplicities: { a: [1, 2] },
  });
  assert.equal(await cover.count(), 6n);
  assert.equal((await cover.best()).score, big + 2n);
  assert.equal((await cover.best({ goal: 'least' })).score, -2n);
});

test('mistakes in a cover are told at the first question', async () => {
  const refused = (statement, message) =>
    assert.rejects(dlx.cover({ items: ['a'], options: [['a']], ...statement }).count(), { code: 'bad_cover', message });
  await refused({ items: ['a', 'a'] }, /^items: the item "a" appears twice/);
  await refused({ options: [['b']] }, /^option 1: "b" is not in items or secondary/);
  await refused({ options: [['a', 'a']] }, /^option 1: .* holds item "a" twice/);
  await refused({ options: [['a:red']] }, /^option 1: .* colors item "a", which is primary/);
  await refused({ secondary: ['x'], options: [['x']] }, /^option 1: .* does not hold a primary item/);
  await refused({ weights: [0.5] }, /^option 1: weight: 0.5 is not a whole number/);
  await refused({ multiplicities: { x: 2 } }, /^multiplicities: "x" is not a primary item/);
  await refused({ multiplicities: { a: [3, 2] } }, /^multiplicities of "a": from 3 to 2/);
  await assert.rejects(dlx.cover({ items: ['a'], options: [['a']], goal: 'most' }).best(), /no goal is called "most"/);
  assert.throws(() => dlx.cover({ items: ['a'], options: [['a']], weights: [1, 2] }), /weights: expected one for each of the 1 options/);
});

test('pairs without a color, and items without a maximum', async () => {
  const cover = dlx.cover({
    items: ['a:b'], secondary: ['x'], options: [[['a:b'], ['x', null]], [['a:b'], ['x', 1]], ['a:b', 'x:1']],
    multiplicities: new Map([['a:b', [1, Infinity]]]),
  });
  assert.deepEqual(await cover.labels(), ['a:b x', 'a:b x:1', 'a:b x:1']);
  assert.equal(await cover.count(), 4n);
});

test('errors have a code, a place and one sentence', async () => {
  const { example } = await dlx.model('sudoku');
  await assert.rejects(dlx.count('sudoku', example.replace('5', '/'), { source: 'board.txt' }), (error) => {
    assert.ok(error instanceof dlx.DlxError);
    assert.equal(error.code, 'puzzle_syntax');
    assert.equal(error.line, 1);
    assert.match(error.message, /^board\.txt:1:\d+: '\/' is not a cell/);
    return true;
  });
  await assert.rejects(dlx.count('quens', '8'), { code: 'unknown_model', message: /did you mean "queens"/ });
  await assert.rejects(dlx.count('queens', '8\n8'), { code: 'puzzle_syntax', message: /another puzzle starts here/ });
  await assert.rejects(dlx.count('queens', '8', { pin: 'r9c9' }), { code: 'unknown_label' });
  await assert.rejects(dlx.count('queens', '8', { settings: { foo: 1 } }), { code: 'unknown_setting' });
  await assert.rejects(dlx.count('queens', '8', { engine: 'steam' }), { code: 'unknown_engine' });
  await assert.rejects(dlx.generate('langford', { symmetric: 'foo' }), { code: 'unknown_group' });
  assert.throws(() => dlx.count('queens', 8), TypeError);
});

test('limits', async () => {
  await assert.rejects(dlx.count('queens', '30', { engine: 'links', nodeLimit: 1000 }), (error) => {
    assert.equal(error.code, 'not_known');
    assert.equal(error.report.stopped, 'NODES');
    return true;
  });
  const search = dlx.solve('queens', '30', { engine: 'links', timeLimit: 100, limit: 1e15 });
  for await (const solution of search) {
    assert.ok(solution.number > 0);
  }
  assert.equal(search.report.stopped, 'TIME');
});

test('progress and improvements are told while it searches', async () => {
  const shares = [];
  await dlx.unique('queens', '28', { engine: 'links', nodeLimit: 3_000_000, onProgress: ({ share }) => shares.push(share) });
  assert.ok(shares.every((share) => share >= 0 && share <= 1));
  const scores = [];
  const { example } = await dlx.model('crew');
  const { score } = await dlx.best('crew', example, { onImprovement: (news) => scores.push(news.score) });
  assert.equal(scores.filter((one) => one !== null).at(-1), score);
});

test('a process ends by itself, and a search that rests does not keep it', async () => {
  const program = "import { solve } from 'dlx-exact-cover'; const s = solve('queens', '8'); console.log((await s.next()).value.number);";
  const { stdout } = await spawn(process.execPath, ['--input-type=module', '-e', program], { timeout: 60_000 });
  assert.equal(stdout, '1\n');
});

test('the memory may be full, and the next question is answered', async () => {
  const program = `
    import { close, configure, count } from 'dlx-exact-cover';
    configure({ workers: 1, heap: 64 * 2 ** 20 });
    try {
      console.log(await count('queens', '400'));
    } catch (error) {
      console.log(error.code);
    }
    console.log(await count('queens', '6'));`;
  const { stdout } = await spawn(process.execPath, ['--input-type=module', '-e', program], { timeout: 120_000 });
  assert.equal(stdout, 'memory_full\n4n\n');
});

test('the command line is a function', async () => {
  const out = [];
  const err = [];
  const streams = { print: (text) => out.push(text), printError: (text) => err.push(text) };
  assert.equal(await run(['count', 'queens'], '8\nx\n6\n', streams), 3);
  assert.equal(out.join(''), '92\n4\n');
  assert.equal(err.join(''), "<stdin>:2:1: 'x' is not a board size; expected a number from 1 to 512\n");
  const stop = new AbortController();
  const asked = run(['count', 'queens', '--engine', 'links'], '30\n', { ...streams, signal: stop.signal });
  stop.abort();
  assert.equal(await asked, 130);
});

test('words of a command line that objects inherit are words like others', async () => {
  const said = [];
  const printError = (text) => said.push(text);
  assert.equal(await run(['constructor'], '', { printError }), 2);
  assert.equal(await run(['count', 'queens', '--engine', 'constructor'], '6\n', { printError }), 2);
  assert.match(said[0], /^no command is called "constructor"/);
  assert.match(said[1], /no engine is called "constructor"/);
});

test('bytes that are no text are refused by the program of npx', async () => {
  const asked = spawn(process.execPath, [new URL('./cli.js', import.meta.resolve('dlx-exact-cover')).pathname, 'count', 'knuth', '-']);
  asked.child.stdin.end(Buffer.from([0xd8, 0x41, 10, 0xd8, 0x41, 10]));
  await assert.rejects(asked, { code: 3, stderr: '<stdin>: a byte in it is not UTF-8; expected a text in UTF-8\n' });
});

test('a command line reads an input that is named twice once, and none where it is refused', async () => {
  const out = [];
  const streams = { print: (text) => out.push(text), printError: () => {} };
  assert.equal(await run(['count', 'queens', '-', '-'], () => Promise.resolve('6\n'), streams), 0);
  assert.equal(out.join(''), '4\n');
  const unread = () => assert.fail('the input is read');
  assert.equal(await run(['count', 'quens'], unread, streams), 2);
  assert.equal(await run(['count', 'queens', '--nodes', '0'], unread, streams), 2);
  assert.equal(await run(['help', 'help'], unread, streams), 2);
});

test('an output that fails ends a command line with its error', async () => {
  const print = () => Promise.reject(new Error('of the output'));
  await assert.rejects(run(['solve', 'queens', '--all'], '8\n', { print }), { message: 'of the output' });
  assert.equal(await dlx.count('queens', '6'), 4n);
});

test('an abort ends a command line that waits for its input', async () => {
  const stop = new AbortController();
  const asked = run(['count', 'queens'], () => new Promise(() => {}), { signal: stop.signal });
  stop.abort();
  assert.equal(await asked, 130);
});

test('inputs that are not texts, and names that objects inherit, are told apart', async () => {
  const said = [];
  const printError = (text) => said.push(text);
  const file = async (name) => (name === '__proto__' ? '6\n' : undefined);
  const out = [];
  const streams = { print: (text) => out.push(text), printError, file };
  assert.equal(await run(['count', 'queens', '__proto__', 'none'], '', streams), 3);
  assert.equal(out.join(''), '4\n');
  assert.deepEqual(said, ['none: must be a string\n']);
});
