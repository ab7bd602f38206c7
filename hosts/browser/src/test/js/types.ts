/* What the types let a program say, and what not; compiled only. */
import {
  best, configure, count, cover, DlxError, explain, generate, hint, models, open, Puzzle, puzzles, sample, solve, unique,
  type Best, type Generated, type Search, type Solution, type Statement, type Step,
} from 'dlx-exact-cover';
import { run } from 'dlx-exact-cover/commands';

const statement: Statement = {
  items: ['a', 'b'],
  secondary: ['x'],
  options: [['a', 'x:red'], ['b', ['x', 'red']]],
  weights: [1, 2n],
  multiplicities: { a: [1, 2], b: 1 },
  goal: 'least',
};
const stated: Puzzle = cover(statement);
const search: Search = solve(stated, { limit: 3, pin: ['a x:red'], signal: AbortSignal.timeout(10) });
for await (const solution of search) {
  const one: Solution = solution;
  const text: string = await one.text();
  const svg: string | null = await one.svg();
  console.log(one.options.map((option: number) => option + 1), text, svg, one.score + 1n);
}
const many: bigint = await count('queens', '8', { timeLimit: 100, settings: { toroidal: true }, onProgress: ({ share }) => console.log(share) });
const { verdict } = await unique(stated);
if (verdict === 'several') {
  console.log(many);
}
const top: Best = await best(stated, { gap: 2n, onImprovement: ({ score }) => console.log(score) });
const step: Step | null = await hint('queens', '4', { pictures: true });
const fresh: Generated = await generate('sudoku', { level: [1, undefined], seed: 3n });
for await (const puzzle of puzzles('queens', '4\n5\n')) {
  console.log((await sample(puzzle, 2, 7)).uniform, (await explain(puzzle, { full: true })).words);
}
configure({ workers: 2, heap: 2 ** 28 });
console.log(top.solution?.labels, step?.sentence, fresh.text, (await models())[0]?.id, await cover.knuth('a\na\n').count());
const code: number = await run(['count', 'queens'], '8\n', { print: (text: string) => console.log(text) });
try {
  await open('queens', '8').count();
} catch (error) {
  if (error instanceof DlxError && error.code === 'not_known') {
    console.log(error.line, error.report?.nodes, code);
  }
}

// @ts-expect-error a text is a string
await count('queens', 8);
// @ts-expect-error there is no such option
await count('queens', '8', { timelimit: 10 });
// @ts-expect-error a count is no number
const wrong: number = await count('queens', '8');
// @ts-expect-error there is no such goal
cover({ items: [], options: [], goal: 'most' });
// @ts-expect-error a puzzle is opened, and never constructed
new Puzzle();
console.log(wrong);
