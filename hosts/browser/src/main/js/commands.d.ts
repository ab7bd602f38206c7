/** The input and output of a command line. */
export interface Streams {
  /** Writes texts with their line ends. The run waits for a returned promise. */
  readonly print?: (text: string) => unknown;
  /** Writes messages that are not answers, with their line ends. */
  readonly printError?: (text: string) => unknown;
  /** Ends the command, whose exit code is then 130. */
  readonly signal?: AbortSignal;
  /** Returns the text of a file. If it is missing, files cannot be read. */
  readonly file?: (name: string) => Promise<string>;
}

/**
 * Runs a command line of the program dlx: `run(['count', 'queens'], '8\n', {print: console.log})`.
 * @param words the words without the name of the program
 * @param stdin the input of a command that does not name a file
 * @returns the exit code
 */
export declare function run(words: readonly string[], stdin: string | (() => Promise<string>), streams?: Streams): Promise<number>;
