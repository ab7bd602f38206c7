/** Where a command line reads from and writes to. */
export interface Streams {
  /** Takes texts with their line ends. A promise is waited for. */
  readonly print?: (text: string) => unknown;
  /** The same for what is no answer. */
  readonly printError?: (text: string) => unknown;
  /** Ends the command; its exit code is 130 then. */
  readonly signal?: AbortSignal;
  /** The text of a file. Without it there are no files. */
  readonly file?: (name: string) => Promise<string>;
}

/**
 * Runs a command line of the program dlx: `run(['count', 'queens'], '8\n', {print: console.log})`.
 *
 * @param words without the name of the program
 * @param stdin what the command reads where it names no file
 * @returns the exit code
 */
export declare function run(words: readonly string[], stdin: string | (() => Promise<string>), streams?: Streams): Promise<number>;
