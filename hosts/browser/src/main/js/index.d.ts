/** Exact covers, and puzzles that are such: solve, count, find the best, draw at random, explain, generate. */

/** What every question takes. */
export interface Asking {
  /** Ends the question: its promise is rejected with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal;
}

/** What every question about a puzzle takes. */
export interface Limits extends Asking {
  /** The time it may take, in milliseconds. */
  readonly timeLimit?: number;
  /** Labels of options that a solution must have. */
  readonly pin?: string | readonly string[];
  /** Labels of options that a solution must not have. */
  readonly forbid?: string | readonly string[];
}

/** How far a search is. */
export interface Progress {
  /** The share of the search tree that has been seen, from 0 to 1: an estimate. */
  readonly share: number;
  readonly nodes: number;
  readonly solutions: bigint;
  readonly seconds: number;
  /** Of a search for the best: the best score so far. */
  readonly score: bigint | null;
  /** Of a search for the best: no solution surpasses it. */
  readonly bound: bigint | null;
  /** Of a search that learns from conflicts: how many it has met, and how many clauses it keeps. Its share may be 0 all the time. */
  readonly learned: { readonly conflicts: number; readonly clauses: number } | null;
}

/** What every search takes. */
export interface Searching extends Limits {
  /** How many nodes it may visit. */
  readonly nodeLimit?: number | bigint;
  /** How many bytes tables and diagrams of solutions may take. */
  readonly memory?: number;
  /** Which engine searches; `auto` unless given. */
  readonly engine?: 'auto' | 'links' | 'slots' | 'masks' | 'learn' | 'memo' | 'sweep' | 'diagram' | 'prices' | 'ida';
  /** Which item is branched on; `mrv` unless given. */
  readonly strategy?: 'mrv' | 'first' | 'weights' | 'frb';
  /** Breaks the ties of `mrv` at random; the same number gives the same search. */
  readonly ties?: number | bigint;
  /** Takes solutions that the symmetries of the model make of each other as one. */
  readonly distinct?: boolean;
  /** Called now and then while it searches. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How a search ended. */
export interface Report {
  /** `NO_SOLUTION` is proved. */
  readonly outcome: 'SOLVED' | 'NO_SOLUTION' | 'UNKNOWN';
  readonly stopped: Stop;
  /** Whether the whole tree was seen. */
  readonly complete: boolean;
  readonly solutions: bigint;
  readonly nodes: number;
  readonly updates: number;
  readonly engine: string;
  readonly order: string | null;
  /** What proves that there is no solution, where that was no search. */
  readonly proof: string | null;
  /** Where there is no solution: what is perhaps a slip in the puzzle. */
  readonly warning: string | null;
  readonly buildNanos: number;
  readonly searchNanos: number;
}

/** Why a search ended; nothing was left at `EXHAUSTED`. */
export type Stop = 'EXHAUSTED' | 'SOLUTION_LIMIT' | 'TIME' | 'NODES' | 'GAP' | 'MEMORY' | 'CANCELLED' | 'VISITOR';

/** A solution. It draws itself when it is asked to. */
export interface Solution {
  /** Counts from 1. */
  readonly number: number;
  /** The numbers of its options, which count from 1, ascending. */
  readonly options: readonly number[];
  /** What its options are called. */
  readonly labels: readonly string[];
  /** The sum of the weights of its options. */
  readonly score: bigint;
  /** As people draw it, each line with its line end. */
  text(options?: Asking): Promise<string>;
  /** A picture, or null where the model draws none. */
  svg(options?: Asking): Promise<string | null>;
}

/** Solutions, one after the other as they are asked for; between two of them the search rests. */
export interface Search extends AsyncIterableIterator<Solution> {
  /** How the search ended; null as long as it has not. */
  readonly report: Report | null;
  /** The next solution. */
  next(): Promise<IteratorResult<Solution, undefined>>;
  /** Ends the search. */
  return(value?: undefined): Promise<IteratorResult<Solution, undefined>>;
  [Symbol.asyncIterator](): Search;
}

export interface Solving extends Searching {
  /** How many solutions at most. */
  readonly limit?: number;
  /** The solutions in whatever order is found fastest. */
  readonly anyOrder?: boolean;
}

export interface Uniqueness {
  readonly verdict: 'none' | 'one' | 'several' | 'unknown';
  /** Those that show it: two at most. */
  readonly solutions: readonly Solution[];
  readonly report: Report;
}

export interface Optimising extends Searching {
  /** How many of the best solutions. */
  readonly limit?: number;
  /** All solutions of the best score. */
  readonly all?: boolean;
  /** Ends when no solution can be better by more than this. */
  readonly gap?: number | bigint;
  /** Which scores are good; as the model says unless given. */
  readonly goal?: 'greatest' | 'least';
  /** Called for each better solution or bound. */
  readonly onImprovement?: (progress: Progress) => void;
}

export interface Best {
  /** A best solution; null if there is none, or none was found. */
  readonly solution: Solution | null;
  /** As many as were asked for, the best first. */
  readonly solutions: readonly Solution[];
  readonly score: bigint | null;
  /** No solution surpasses it. */
  readonly bound: bigint | null;
  /** Whether no better solution exists. */
  readonly proven: boolean;
  readonly report: Report;
}

export interface Sample {
  readonly solutions: readonly Solution[];
  /** Whether each was drawn uniformly from all. */
  readonly uniform: boolean;
  readonly method: 'diagram' | 'enumeration' | 'walks';
  /** How far from uniform the draws may be; 0 if they are. */
  readonly error: number;
  readonly report: Report;
}

export interface Explaining extends Limits {
  /** All of the contradiction, however long it is. */
  readonly full?: boolean;
  /** The coloring that shows that it is impossible, on the board, if there is one. */
  readonly picture?: boolean;
}

/** How hard something is. */
export interface Rating {
  /** 1 singles, 2 intersections, 3 pairs, 4 triples, 5 and more chains, 99 a search; 0 where nothing is to do. */
  readonly level: number;
  readonly levelName: string;
  readonly nodes: number;
  readonly effort: number;
}

/** Why there is no solution, or not one. Numbers of options count from 1. */
export interface Explanation extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly stopped: Stop;
  /** Sentences, a line each. */
  readonly words: readonly string[];
  /** Whether `words` leaves out a long contradiction; `full` tells it. */
  readonly cut?: boolean;
  /** No solution: options given that contradict each other or the rules. */
  readonly givens?: readonly number[];
  /** No solution: items that cannot all be covered. */
  readonly demands?: readonly string[];
  /** No solution: the givens without which, each alone, there is one. */
  readonly suspects?: readonly number[];
  /** No solution: the weights that prove it. */
  readonly proof?: string | null;
  readonly svg?: string | null;
  /** Several solutions: where two of them differ. */
  readonly onlyFirst?: readonly number[];
  readonly onlySecond?: readonly number[];
  /** Several solutions: options that, given too, leave one. */
  readonly extraGivens?: readonly number[];
  /** One solution: its options. */
  readonly solution?: readonly number[];
}

/** Which givens can be left out, must be, or are missing for one solution. Numbers of options count from 1. */
export interface Revision {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly stopped: Stop;
  /** Sentences, a line each. */
  readonly words: readonly string[];
  /** Whether `words` leaves out parts of long lists; `full` tells them. */
  readonly cut?: boolean;
  /** The givens of the nearest puzzle with one solution; empty if none is known, or it is the puzzle itself. */
  readonly nearest: readonly number[];
  /** That puzzle, as its model writes it. */
  readonly text: string | null;
  readonly svg?: string | null;
}

/** A step on the way to the only solution. */
export interface Step extends Rating {
  readonly kind: 'forced' | 'excluded' | 'search';
  readonly option: number;
  readonly label: string;
  /** Further options of which the same holds for the same reason; absent if there are none. */
  readonly also?: readonly { readonly option: number; readonly label: string }[];
  /** The name of the technique, such as `X-wing`; absent if it has none. */
  readonly technique?: string;
  /** Whether the level is known to be no less. */
  readonly exact: boolean;
  /** The items that show it. */
  readonly demands: readonly string[];
  readonly brief: string;
  readonly sentence: string;
  readonly words: readonly string[];
  /** With `pictures`: the step on the board, or null. */
  readonly svg?: string | null;
}

/** The way to the only solution. */
export interface Path extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly steps: readonly Step[];
  /** Whether as many steps as were asked for are there, and perhaps more follow. */
  readonly more?: boolean;
  readonly words: string;
  readonly stopped: Stop;
  readonly exact?: boolean;
}

export interface Stepping extends Limits {
  /** How many steps at most; all unless given. */
  readonly steps?: number;
  readonly pictures?: boolean;
}

/** How hard a puzzle is. */
export interface Rated extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  /** How many steps the way has. */
  readonly steps: number;
  readonly words: string;
  readonly stopped: Stop;
  readonly exact?: boolean;
}

export interface Alive {
  /** The options that occur in some solution. */
  readonly options: readonly number[];
  readonly labels: readonly string[];
  /** Of how many more that is not known; null if nothing is. */
  readonly unknown: number | null;
  readonly stopped: Stop;
}

export interface Generating extends Asking {
  /** The time it may take, in milliseconds; a minute unless given. */
  readonly timeLimit?: number;
  /** Which puzzle it is; the same seed and number make the same. */
  readonly seed?: number | bigint;
  readonly number?: number;
  /** How hard: a level, or the least and the greatest one. */
  readonly level?: number | readonly [number | undefined, number | undefined];
  /** How many givens: a number, or the least and the greatest one. */
  readonly givens?: number | readonly [number | undefined, number | undefined];
  /** The group of items that is read backwards: `cell` turns a board by half. */
  readonly symmetric?: string;
  /** Draws the solution uniformly from all. */
  readonly uniform?: boolean;
}

export interface Labeled {
  readonly option: number;
  readonly label: string;
}

/** A fresh puzzle. */
export interface Generated extends Partial<Rating> {
  /** The puzzle as its model reads it; null if none was made. */
  readonly text: string | null;
  /** Whether it is as wished; else it is what came nearest. */
  readonly found: boolean;
  readonly attempts: number;
  readonly stopped: Stop;
  readonly size?: 'minimal' | 'more' | 'unreduced' | 'filled';
  readonly givens?: readonly Labeled[];
  readonly solution?: readonly Labeled[];
  readonly rating?: string;
  /** What proves that the shape has no solution. */
  readonly proof?: string;
  readonly modulus?: number;
  readonly line?: boolean;
}

/** How large the cover of a puzzle is. */
export interface Info {
  readonly number: number;
  /** What is odd about the text. */
  readonly warnings: readonly string[];
  /** Whether a limit ended the description of the cover; then nothing more is known. */
  readonly stopped: boolean;
  readonly items?: number;
  readonly options?: number;
  readonly nodes?: number;
  /** Whether options have weights. */
  readonly weights?: boolean;
  readonly goal?: 'greatest' | 'least';
}

/** Something that can be asked: a puzzle of a model, or a cover. */
export declare class Puzzle {
  private constructor();
  /** How large its cover is, and what is odd about its text. */
  info(options?: Limits): Promise<Info>;
  /** The labels of all options; that of option k stands at k - 1. */
  labels(options?: Asking): Promise<string[]>;
  /** All solutions, in their order. */
  solve(options?: Solving): Search;
  /** A solution: any will do. Null if there is none. */
  first(options?: Searching): Promise<Solution | null>;
  /** The number of solutions. */
  count(options?: Searching): Promise<bigint>;
  /** Whether there is no solution, one, or several. */
  unique(options?: Searching): Promise<Uniqueness>;
  /** The best solutions by score. */
  best(options?: Optimising): Promise<Best>;
  /** Solutions drawn at random; the same seed draws the same. */
  sample(n?: number, seed?: number | bigint, options?: Searching): Promise<Sample>;
  /** Why there is no solution, or not one. Takes 2 seconds at most unless a limit is given. */
  explain(options?: Explaining): Promise<Explanation>;
  minimal(options?: Explaining): Promise<Revision>;
  /** The way to the only solution. */
  steps(options?: Stepping): Promise<Path>;
  /** The next step; null if there is none. */
  hint(options?: Stepping): Promise<Step | null>;
  /** How hard the way to the only solution is. */
  rate(options?: Limits): Promise<Rated>;
  /** The options that occur in some solution. */
  alive(options?: Limits): Promise<Alive>;
  /** A fresh puzzle of the shape of this one. */
  generate(options?: Generating): Promise<Generated>;
  /** Options as a picture; null where the model draws none. */
  picture(options?: readonly number[], asking?: Asking): Promise<string | null>;
  /** Options as text. */
  text(options?: readonly number[], asking?: Asking): Promise<string>;
}

/** A bundled model, as the list of models has it. */
export interface ModelLine {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly origin: string;
  /** Whether fresh puzzles can be made of it. */
  readonly generates: boolean;
  /** The names of what the model can beyond what each model can. */
  readonly can: readonly string[];
}

/** A bundled model. */
export interface Model extends ModelLine {
  /** Whether a score is what its example is about. */
  readonly scores: boolean;
  /** How its puzzles are written. */
  readonly grammar: string;
  readonly settings: readonly { readonly name: string; readonly values: string; readonly meaning: string }[];
  /** A puzzle that has a solution. */
  readonly example: string;
}

export interface Opening {
  /** Settings of the model; `true` is `yes`. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** How messages call the text. */
  readonly source?: string;
}

/** An item with a color: `'name:color'`, or a pair where the name holds a colon. */
export type ItemOf = string | readonly [item: string, color?: string | number | null];

/** An exact cover that is stated as arrays. */
export interface Statement {
  /** Primary items: each is covered once, unless `multiplicities` says more. Names may have any characters. */
  readonly items: readonly string[];
  /** Secondary items: covered once at most, or any number of times in one color. */
  readonly secondary?: readonly string[];
  /** The items of each option. */
  readonly options: readonly (readonly ItemOf[])[];
  /** The weight of each option. */
  readonly weights?: readonly (number | bigint)[];
  /** How often primary items are covered: a number, or the least and the greatest. */
  readonly multiplicities?: Readonly<Record<string, number | readonly [number, number]>> | ReadonlyMap<string, number | readonly [number, number]>;
  /** What the options are called; their items with blanks between unless given. */
  readonly labels?: readonly string[];
  /** Which scores are good: `'greatest'` unless given. */
  readonly goal?: 'greatest' | 'least';
}

export interface Configuration {
  /** How many workers there may be; at most 4 unless given. */
  readonly workers?: number;
  /** In Node: how many bytes the heap of each worker may take. */
  readonly heap?: number;
}

/** An error of the framework: one sentence, and what programs need of it. */
export declare class DlxError extends Error {
  constructor(message: string, parts?: { code?: string; line?: number; column?: number; source?: string; problem?: string; report?: Report });
  readonly name: 'DlxError';
  /** Which error it is: `puzzle_syntax`, `unknown_model`, `not_known`, `memory_full` and others. */
  readonly code: string;
  /** Where a text is wrong, from 1; null elsewhere. */
  readonly line: number | null;
  readonly column: number | null;
  readonly source: string | null;
  /** What is wrong there. */
  readonly problem: string | null;
  /** Of `not_known`: how far the search came. */
  readonly report: Report | null;
}

/** Settings of the package; those that are not given stay. Workers that are there keep theirs. */
export declare function configure(settings: Configuration): void;

/** Ends all workers. What is asked afterwards starts new ones. */
export declare function close(): void;

/** The models that are bundled. */
export declare function models(options?: Asking): Promise<ModelLine[]>;

/** A bundled model. */
export declare function model(id: string, options?: Asking): Promise<Model>;

/** A puzzle of a bundled model. Nothing is read before something is asked. */
export declare function open(model: string, text: string, options?: Opening): Puzzle;

/** Every puzzle of a text that holds many. */
export declare function puzzles(model: string, text: string, options?: Opening & Asking): AsyncGenerator<Puzzle, void, undefined>;

/** An exact cover that is stated as arrays, or in the format of Knuth's programs. */
export declare const cover: {
  (statement: Statement): Puzzle;
  knuth(text: string, options?: Opening): Puzzle;
};

export declare function solve(puzzle: Puzzle, options?: Solving): Search;
export declare function solve(model: string, text: string, options?: Solving & Opening): Search;
export declare function first(puzzle: Puzzle, options?: Searching): Promise<Solution | null>;
export declare function first(model: string, text: string, options?: Searching & Opening): Promise<Solution | null>;
export declare function count(puzzle: Puzzle, options?: Searching): Promise<bigint>;
export declare function count(model: string, text: string, options?: Searching & Opening): Promise<bigint>;
export declare function unique(puzzle: Puzzle, options?: Searching): Promise<Uniqueness>;
export declare function unique(model: string, text: string, options?: Searching & Opening): Promise<Uniqueness>;
export declare function best(puzzle: Puzzle, options?: Optimising): Promise<Best>;
export declare function best(model: string, text: string, options?: Optimising & Opening): Promise<Best>;
export declare function sample(puzzle: Puzzle, n?: number, seed?: number | bigint, options?: Searching): Promise<Sample>;
export declare function sample(model: string, text: string, n?: number, seed?: number | bigint, options?: Searching & Opening): Promise<Sample>;
export declare function minimal(puzzle: Puzzle, options?: Explaining): Promise<Revision>;
export declare function minimal(model: string, text: string, options?: Explaining & Opening): Promise<Revision>;
export declare function explain(puzzle: Puzzle, options?: Explaining): Promise<Explanation>;
export declare function explain(model: string, text: string, options?: Explaining & Opening): Promise<Explanation>;
export declare function hint(puzzle: Puzzle, options?: Stepping): Promise<Step | null>;
export declare function hint(model: string, text: string, options?: Stepping & Opening): Promise<Step | null>;
export declare function steps(puzzle: Puzzle, options?: Stepping): Promise<Path>;
export declare function steps(model: string, text: string, options?: Stepping & Opening): Promise<Path>;
export declare function rate(puzzle: Puzzle, options?: Limits): Promise<Rated>;
export declare function rate(model: string, text: string, options?: Limits & Opening): Promise<Rated>;
export declare function alive(puzzle: Puzzle, options?: Limits): Promise<Alive>;
export declare function alive(model: string, text: string, options?: Limits & Opening): Promise<Alive>;

/** A fresh puzzle: of a model, in the shape of its example, or of the shape of a puzzle. */
export declare function generate(shape: Puzzle | string, options?: Generating & Opening): Promise<Generated>;
