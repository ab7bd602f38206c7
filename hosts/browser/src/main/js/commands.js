/*
 * The command line of the program dlx, with its own commands compiled: words in, texts and an exit code out. Commands that
 * need files or threads are rejected with a message.
 */
import { DlxError, raw } from './index.js';

const INTERNAL = 1;
const INTERRUPTED = 130;

/**
 * Runs a command line.
 *
 * @param {string[]} words the words without the name of the program
 * @param {string | (() => Promise<string>)} stdin the input, or a function that reads it
 * @param {object} io print(text) and printError(text) take texts with their line ends, and their exceptions end the run;
 *     file(name) resolves with the text of a file; signal ends the command
 * @returns {Promise<number>} the exit code, as in docs/cli.md
 */
export async function run(words, stdin, io = {}) {
  const { print = () => {}, printError = () => {}, signal } = io;
  const own = new AbortController();
  const stop = own.signal;
  const stopped = () => own.abort(signal.reason);
  signal?.addEventListener('abort', stopped);
  if (signal?.aborted) {
    stopped();
  }
  let code = INTERNAL;
  let written = Promise.resolve();
  const take = (line) => {
    if (line.type === 'end') {
      code = line.code;
      return;
    }
    const write = line.type === 'out' ? print : printError;
    written = written.then(() => (stop.aborted ? undefined : write(line.text)));
    written.catch((problem) => own.abort(problem));
  };
  try {
    const { names } = await raw.line('inputs', { words }, { signal: stop });
    const inputs = await read(names, stdin, io, stop);
    await raw.ask('command', { words, ...inputs }, { signal: stop, onLine: take });
    await written;
    return signal?.aborted ? INTERRUPTED : code;
  } catch (problem) {
    if (signal?.aborted) {
      return INTERRUPTED;
    }
    if (stop.aborted || !(problem instanceof DlxError)) {
      throw problem;
    }
    await written;
    await printError(`${problem.message}\n`);
    return INTERNAL;
  } finally {
    signal?.removeEventListener('abort', stopped);
  }
}

/** Reads the texts of inputs, and the errors of inputs that cannot be read. A file in neither of them does not exist. */
async function read(names, stdin, { file }, stop) {
  const texts = Object.create(null);
  const errors = Object.create(null);
  for (const name of names) {
    const shown = name === '-' ? '<stdin>' : name;
    try {
      const text = name !== '-' ? file?.(name) : typeof stdin === 'function' ? stdin() : stdin ?? '';
      texts[name] = await unlessAborted(text, stop);
      if (typeof texts[name] !== 'string') {
        delete texts[name];
        errors[name] = file || name === '-' ? `${shown}: must be a string` : undefined;
      }
    } catch (problem) {
      stop.throwIfAborted();
      if (problem instanceof DlxError) {
        errors[name] = problem.message;
      } else if (name === '-' || (problem.code && problem.code !== 'ENOENT')) {
        errors[name] = `${shown}: cannot be read (${problem.message})`;
      }
    }
  }
  return { texts, errors };
}

/** Returns the value of a promise, or rejects with the reason of a signal that comes first. */
function unlessAborted(promise, signal) {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(promise).then(resolve, reject);
  });
}
