/** Exact covers and puzzles: solve, count, optimize, sample, explain, generate. */

/** Options of every question. */
export interface Asking {
  /** Cancels the question: its promise is rejected with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal;
}

/** Options of every question about a puzzle. */
export interface Limits extends Asking {
  /** Time limit in milliseconds. */
  readonly timeLimit?: number;
  /** Labels of options that a solution must have. */
  readonly pin?: string | readonly string[];
  /** Labels of options that a solution must not have. */
  readonly forbid?: string | readonly string[];
}

/** The progress of a search. */
export interface Progress {
  /** Estimated share of the search tree that has been searched, from 0 to 1. */
  readonly share: number;
  readonly nodes: number;
  readonly solutions: bigint;
  readonly seconds: number;
  /** Best score so far; null except in a search for the best. */
  readonly score: bigint | null;
  /** Proved bound: no solution has a better score; null except in a search for the best. */
  readonly bound: bigint | null;
  /** Conflicts met and clauses stored; null except in a search that learns from conflicts. Its share may stay 0. */
  readonly learned: { readonly conflicts: number; readonly clauses: number } | null;
}

/** Options of every search. */
export interface Searching extends Limits {
  /** Maximum number of nodes. */
  readonly nodeLimit?: number | bigint;
  /** Maximum memory of tables and diagrams of solutions, in bytes. */
  readonly memory?: number;
  /** The engine; default `auto`. */
  readonly engine?: 'auto' | 'links' | 'slots' | 'masks' | 'learn' | 'local' | 'memo' | 'sweep' | 'diagram' | 'prices' | 'ida';
  /** The strategy, which chooses the item to branch on; default `mrv`. */
  readonly strategy?: 'mrv' | 'first' | 'weights' | 'frb';
  /** Seed that breaks ties of `mrv` at random. Equal seeds give equal searches. */
  readonly ties?: number | bigint;
  /** True for one solution of each kind: of those that the model's symmetries, or else all that are found, map to each other. */
  readonly distinct?: boolean;
  /** Called repeatedly during the search. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The report of a search. */
export interface Report {
  /** `NO_SOLUTION` means that this is proved. */
  readonly outcome: 'SOLVED' | 'NO_SOLUTION' | 'UNKNOWN';
  readonly stopped: Stop;
  /** True if the whole tree was searched. */
  readonly complete: boolean;
  readonly solutions: bigint;
  readonly nodes: number;
  readonly updates: number;
  readonly engine: string;
  readonly order: string | null;
  /** The proof that there is no solution, if it was found without a search. */
  readonly proof: string | null;
  /** A possible slip in a puzzle without solutions. */
  readonly warning: string | null;
  readonly buildNanos: number;
  readonly searchNanos: number;
}

/** The reason why a search ended; `EXHAUSTED` means that it is complete. */
export type Stop = 'EXHAUSTED' | 'SOLUTION_LIMIT' | 'TIME' | 'NODES' | 'GAP' | 'MEMORY' | 'CANCELLED' | 'VISITOR';

/** A solution, which can draw itself. */
export interface Solution {
  /** Number of the solution, from 1. */
  readonly number: number;
  /** Ascending numbers of its options, from 1. */
  readonly options: readonly number[];
  /** Labels of its options. */
  readonly labels: readonly string[];
  /** Sum of the weights of its options. */
  readonly score: bigint;
  /** Returns the solution as text, as its model draws it; each line ends with a line end. */
  text(options?: Asking): Promise<string>;
  /** Returns a picture, or null if the model does not draw pictures. */
  svg(options?: Asking): Promise<string | null>;
}

/** The solutions of a search, one after the other on demand; between two of them the search pauses. */
export interface Search extends AsyncIterableIterator<Solution> {
  /** The report of the search; null until the search ends. */
  readonly report: Report | null;
  /** Returns the next solution. */
  next(): Promise<IteratorResult<Solution, undefined>>;
  /** Ends the search. */
  return(value?: undefined): Promise<IteratorResult<Solution, undefined>>;
  [Symbol.asyncIterator](): Search;
}

export interface Solving extends Searching {
  /** Maximum number of solutions. */
  readonly limit?: number;
  /** True for the order in which solutions are found fastest. */
  readonly anyOrder?: boolean;
}

export interface Uniqueness {
  readonly verdict: 'none' | 'one' | 'several' | 'unknown';
  /** The solutions that show the verdict, at most two. */
  readonly solutions: readonly Solution[];
  readonly report: Report;
}

export interface Optimising extends Searching {
  /** Number of best solutions to return. */
  readonly limit?: number;
  /** True for all solutions of the best score. */
  readonly all?: boolean;
  /** Allowed distance from the best score; the search ends when no solution can be better by more. */
  readonly gap?: number | bigint;
  /** The better scores; the default depends on the model. */
  readonly goal?: 'greatest' | 'least';
  /** Called for each better solution or bound. */
  readonly onImprovement?: (progress: Progress) => void;
}

export interface Best {
  /** A best solution; null if there is none, or none was found. */
  readonly solution: Solution | null;
  /** The best solutions, at most `limit`, the best first. */
  readonly solutions: readonly Solution[];
  readonly score: bigint | null;
  /** Proved bound: no solution has a better score. */
  readonly bound: bigint | null;
  /** True if it is proved that no better solution exists. */
  readonly proven: boolean;
  readonly report: Report;
}

export interface Sample {
  readonly solutions: readonly Solution[];
  /** True if each solution was drawn uniformly from all. */
  readonly uniform: boolean;
  readonly method: 'diagram' | 'orbits' | 'enumeration' | 'walks';
  /** Estimated error of a probability; 0 for uniform draws. */
  readonly error: number;
  readonly report: Report;
}

export interface Explaining extends Limits {
  /** True for the whole contradiction, even if it is long. */
  readonly full?: boolean;
  /** True for a picture of the coloring that proves that the puzzle is impossible, if there is one. */
  readonly picture?: boolean;
}

/** The difficulty of a puzzle or step. */
export interface Rating {
  /** 1 singles, 2 intersections, 3 pairs, 4 triples, 5 and more chains, 99 a search; 0 if there is nothing to do. */
  readonly level: number;
  readonly levelName: string;
  readonly nodes: number;
  readonly effort: number;
}

/** The reason why there is no solution, or more than one. Numbers of options count from 1. */
export interface Explanation extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly stopped: Stop;
  /** Sentences, one per line. */
  readonly words: readonly string[];
  /** True if `words` omits parts of a long contradiction; `full` shows all of it. */
  readonly cut?: boolean;
  /** If there is no solution: givens that contradict each other or the rules. */
  readonly givens?: readonly number[];
  /** If there is no solution: items that cannot all be covered. */
  readonly demands?: readonly string[];
  /** If there is no solution: the givens whose removal, one alone, leaves a solution. */
  readonly suspects?: readonly number[];
  /** If there is no solution: the weights that prove it. */
  readonly proof?: string | null;
  /** The modulus of the weights of the picture; 0 without one. */
  readonly modulus?: number;
  readonly svg?: string | null;
  /** If there are several solutions: the options of a first solution that a second one does not have, and the reverse. */
  readonly onlyFirst?: readonly number[];
  readonly onlySecond?: readonly number[];
  /** If there are several solutions: further givens that leave one solution. */
  readonly extraGivens?: readonly number[];
  /** If there is one solution: its options. */
  readonly solution?: readonly number[];
}

/** Givens that are redundant, wrong or missing for one solution. Numbers of options count from 1. */
export interface Revision {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly stopped: Stop;
  /** Sentences, one per line. */
  readonly words: readonly string[];
  /** True if `words` omits parts of long lists; `full` shows all of them. */
  readonly cut?: boolean;
  /** The givens of the nearest puzzle with one solution; empty if it is unknown, or the puzzle itself. */
  readonly nearest: readonly number[];
  /** The nearest puzzle, as its model writes it. */
  readonly text: string | null;
  readonly svg?: string | null;
}

/** A step on the path to the only solution. */
export interface Step extends Rating {
  readonly kind: 'forced' | 'excluded' | 'search';
  readonly option: number;
  readonly label: string;
  /** Further options with the same conclusion for the same reason; absent if there are none. */
  readonly also?: readonly { readonly option: number; readonly label: string }[];
  /** The name of the technique, such as `X-wing`; absent for steps without a name. */
  readonly technique?: string;
  /** True if the level is proved to be the lowest. */
  readonly exact: boolean;
  /** The items that show the step. */
  readonly demands: readonly string[];
  readonly brief: string;
  readonly sentence: string;
  readonly words: readonly string[];
  /** With `pictures`: the step on the board, or null. */
  readonly svg?: string | null;
}

/** The path to the only solution. */
export interface Path extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  readonly steps: readonly Step[];
  /** True if the requested number of steps was reached, so that more steps may follow. */
  readonly more?: boolean;
  readonly words: string;
  readonly stopped: Stop;
  readonly exact?: boolean;
}

export interface Stepping extends Limits {
  /** Maximum number of steps; all by default. */
  readonly steps?: number;
  readonly pictures?: boolean;
}

/** The rating of a puzzle. */
export interface Rated extends Partial<Rating> {
  readonly verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  /** Number of steps of the path. */
  readonly steps: number;
  readonly words: string;
  readonly stopped: Stop;
  readonly exact?: boolean;
}

export interface Alive {
  /** The options that occur in some solution. */
  readonly options: readonly number[];
  readonly labels: readonly string[];
  /** Number of further options for which this is unknown; null if it is known for all. */
  readonly unknown: number | null;
  readonly stopped: Stop;
}

export interface Generating extends Asking {
  /** Time limit in milliseconds; default one minute. */
  readonly timeLimit?: number;
  /** Seed of the puzzle; equal seeds and numbers give equal puzzles. */
  readonly seed?: number | bigint;
  readonly number?: number;
  /** The level, or the pair [minimum, maximum]. */
  readonly level?: number | readonly [number | undefined, number | undefined];
  /** The number of givens, or the pair [minimum, maximum]. */
  readonly givens?: number | readonly [number | undefined, number | undefined];
  /** The group of items that is read backwards: `cell` turns a board by 180 degrees. */
  readonly symmetric?: string;
  /** True to draw the solution uniformly from all. */
  readonly uniform?: boolean;
}

export interface Labeled {
  readonly option: number;
  readonly label: string;
}

/** A generated puzzle. */
export interface Generated extends Partial<Rating> {
  /** The puzzle in the format of its model; null if none was generated. */
  readonly text: string | null;
  /** True if the puzzle is as requested; else it is the closest one. */
  readonly found: boolean;
  readonly attempts: number;
  readonly stopped: Stop;
  readonly size?: 'minimal' | 'more' | 'unreduced' | 'filled';
  readonly givens?: readonly Labeled[];
  readonly solution?: readonly Labeled[];
  readonly rating?: string;
  /** The proof that the shape has no solution. */
  readonly proof?: string;
  readonly modulus?: number;
  readonly line?: boolean;
}

/** The size of the cover of a puzzle. */
export interface Info {
  readonly number: number;
  /** Warnings about the text. */
  readonly warnings: readonly string[];
  /** True if a limit ended the description of the cover; then the figures below are missing. */
  readonly stopped: boolean;
  readonly items?: number;
  readonly options?: number;
  readonly nodes?: number;
  /** True if options have weights. */
  readonly weights?: boolean;
  readonly goal?: 'greatest' | 'least';
}

/** A puzzle of a model, or a cover, about which questions can be asked. */
export declare class Puzzle {
  private constructor();
  /** Returns the size of the cover, and warnings about the text. */
  info(options?: Limits): Promise<Info>;
  /** Returns the labels of all options; option k has the label at index k - 1. */
  labels(options?: Asking): Promise<string[]>;
  /** Returns all solutions, in their order. */
  solve(options?: Solving): Search;
  /** Returns any solution, or null if there is none. */
  first(options?: Searching): Promise<Solution | null>;
  /** Returns the number of solutions. */
  count(options?: Searching): Promise<bigint>;
  /** Finds out if there is no solution, one, or several. */
  unique(options?: Searching): Promise<Uniqueness>;
  /** Returns the best solutions by score. */
  best(options?: Optimising): Promise<Best>;
  /** Draws solutions at random. Equal seeds give equal solutions. */
  sample(n?: number, seed?: number | bigint, options?: Searching): Promise<Sample>;
  /** Explains why there is no solution, or more than one. The default time limit is 2 seconds. */
  explain(options?: Explaining): Promise<Explanation>;
  minimal(options?: Explaining): Promise<Revision>;
  /** Returns the path to the only solution. */
  steps(options?: Stepping): Promise<Path>;
  /** Returns the next step; null if there is none. */
  hint(options?: Stepping): Promise<Step | null>;
  /** Rates the path to the only solution. */
  rate(options?: Limits): Promise<Rated>;
  /** Returns the options that occur in some solution. */
  alive(options?: Limits): Promise<Alive>;
  /** Generates a puzzle of the shape of this puzzle. */
  generate(options?: Generating): Promise<Generated>;
  /** Returns options as a picture; null if the model does not draw pictures. */
  picture(options?: readonly number[], asking?: Asking): Promise<string | null>;
  /** Returns options as text. */
  text(options?: readonly number[], asking?: Asking): Promise<string>;
}

/** A bundled model, as an entry of the list of models. */
export interface ModelLine {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly origin: string;
  /** True if the model can generate puzzles. */
  readonly generates: boolean;
  /** Names of the abilities of the model beyond those of every model. */
  readonly can: readonly string[];
}

/** A bundled model. */
export interface Model extends ModelLine {
  /** True if the example is about scores. */
  readonly scores: boolean;
  /** Description of the format of its puzzles. */
  readonly grammar: string;
  readonly settings: readonly { readonly name: string; readonly values: string; readonly meaning: string }[];
  /** An example that has a solution. */
  readonly example: string;
}

export interface Opening {
  /** Settings of the model; `true` is `yes`. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** Name of the text in messages. */
  readonly source?: string;
}

/** An item with a color: `'name:color'`, or a pair if the name contains a colon. */
export type ItemOf = string | readonly [item: string, color?: string | number | null];

/** An exact cover given as arrays. */
export interface Statement {
  /** Primary items: each is covered once, except as `multiplicities` says. Names may contain any characters. */
  readonly items: readonly string[];
  /** Secondary items: covered at most once, or any number of times in one color. */
  readonly secondary?: readonly string[];
  /** The items of each option. */
  readonly options: readonly (readonly ItemOf[])[];
  /** The weight of each option. */
  readonly weights?: readonly (number | bigint)[];
  /** Number of times that primary items are covered: a number, or the pair [minimum, maximum]. */
  readonly multiplicities?: Readonly<Record<string, number | readonly [number, number]>> | ReadonlyMap<string, number | readonly [number, number]>;
  /** Labels of the options; by default their items, separated by blanks. */
  readonly labels?: readonly string[];
  /** The better scores; default `'greatest'`. */
  readonly goal?: 'greatest' | 'least';
}

export interface Configuration {
  /** Maximum number of workers; default at most 4. */
  readonly workers?: number;
  /** In Node: maximum heap of each worker, in bytes. */
  readonly heap?: number;
}

/** An error of the framework: one sentence, and its parts for programs. */
export declare class DlxError extends Error {
  constructor(message: string, parts?: { code?: string; line?: number; column?: number; source?: string; problem?: string; report?: Report });
  readonly name: 'DlxError';
  /** The kind of error: `puzzle_syntax`, `unknown_model`, `not_known`, `memory_full` and others. */
  readonly code: string;
  /** The line and column of an error in a text, from 1; else null. */
  readonly line: number | null;
  readonly column: number | null;
  readonly source: string | null;
  /** The problem at that place. */
  readonly problem: string | null;
  /** The report of the search, for the code `not_known`. */
  readonly report: Report | null;
}

/** Changes settings of the package; settings not given stay. Running workers keep their settings. */
export declare function configure(settings: Configuration): void;

/** Ends all workers. Later questions start new workers. */
export declare function close(): void;

/** Returns the bundled models. */
export declare function models(options?: Asking): Promise<ModelLine[]>;

/** Returns a bundled model. */
export declare function model(id: string, options?: Asking): Promise<Model>;

/** Returns a puzzle of a bundled model. The text is read when the first question is asked. */
export declare function open(model: string, text: string, options?: Opening): Puzzle;

/** Returns the puzzles of a text with several puzzles. */
export declare function puzzles(model: string, text: string, options?: Opening & Asking): AsyncGenerator<Puzzle, void, undefined>;

/** Returns an exact cover given as arrays, or in the format of Knuth's programs. It is read when the first question is asked. */
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

/** Generates a puzzle: of the shape of a model's example, or of the shape of a puzzle. */
export declare function generate(shape: Puzzle | string, options?: Generating & Opening): Promise<Generated>;
