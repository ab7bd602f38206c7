/*
 * The command line of the program dlx, with its own commands compiled: words in, texts and an exit code out. What needs files or
 * threads of the program is refused in a sentence.
 */
import { DlxError, raw } from './index.js';

const INTERNAL = 1;
const INTERRUPTED = 130;

/**
 * Runs a command line.
 *
 * @param {string[]} words without the name of the program
 * @param {string | (() => Promise<string>)} stdin what the command reads where it reads no file
 * @param {object} io print(text) and printError(text) take texts with their line ends; file(name) resolves with the text of a
 *     file; signal ends the command
 * @returns {Promise<number>} the exit code, as docs/cli.md has it
 */
export async function run(words, stdin, io = {}) {
  const { print = () => {}, printError = () => {}, signal } = io;
  let code = INTERNAL;
  let written = Promise.resolve();
  const take = (line) => {
    if (line.type === 'end') {
      code = line.code;
    } else {
      const write = line.type === 'out' ? print : printError;
      written = written.then(() => write(line.text));
    }
  };
  try {
    const { names } = await raw.line('inputs', { words }, { signal });
    const inputs = await read(names, stdin, io);
    await raw.ask('command', { words, ...inputs }, { signal, onLine: take });
    await written;
    return code;
  } catch (error) {
    await written;
    if (signal?.aborted) {
      return INTERRUPTED;
    }
    await printError(`${error.message}\n`);
    return INTERNAL;
  }
}

/** The texts of inputs, and the sentences about those that cannot be read. A file that is in neither does not exist. */
async function read(names, stdin, { file }) {
  const texts = {};
  const errors = {};
  for (const name of names) {
    try {
      texts[name] = name !== '-' ? await file(name) : typeof stdin === 'function' ? await stdin() : stdin ?? '';
    } catch (error) {
      if (error instanceof DlxError) {
        errors[name] = error.message;
      }
    }
  }
  return { texts, errors };
}
