/*
 * The server for agents: the Model Context Protocol on standard input and output, without Java. The framework reads and
 * answers the messages, each in a worker, so that a call can be cancelled and does not block another.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Pool } from './workers.js';

const USAGE = `Usage: dlx-exact-cover mcp [--time=D]

Serves agents on standard input and output, by the Model Context Protocol.

  --time=D   Ends each call after this time (500ms, 10s, 5m), 1m by default.
`;

const UNITS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const INTERNAL = -32603;

/** Returns the time limit of a call in seconds; null if the words are not understood. */
function limit(words) {
  const given = words.join('=').match(/^--time=(\d+(?:\.\d+)?)(ms|s|m|h)$/);
  return words.length === 0 ? 60 : given ? given[1] * UNITS[given[2]] : null;
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // the framework reports it
  }
}

/**
 * Answers messages until the input ends and all are answered.
 *
 * @param {string[]} words the words after the command
 * @param {NodeJS.ReadableStream} input
 * @param {(text: string) => Promise<void>} print
 * @param {(text: string) => Promise<void>} printError
 * @returns {Promise<number>} the exit code
 */
export async function serve(words, input, print, printError) {
  if (words[0] === '--help') {
    await print(USAGE);
    return 0;
  }
  const seconds = limit(words);
  if (!seconds) {
    await printError(`${words.join(' ')}: expected --time and a time such as 30s\n${USAGE}`);
    return 2;
  }
  const { version } = JSON.parse(await readFile(new URL('./package.json', import.meta.url), 'utf8'));
  const pool = new Pool();
  const calls = new Map();
  const all = new Set();
  let written = Promise.resolve();
  const write = (message) => (written = print(`${JSON.stringify(message)}\n`));
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const message = parsed(text);
    if (message.method === 'notifications/cancelled') {
      calls.get(message.params?.requestId)?.abort();
    } else if (text.trim() !== '') {
      const stop = new AbortController();
      calls.set(message.id, stop);
      const answered = pool
        .ask('mcp', { text, version, seconds }, { onLine: (line) => void write(line.message), signal: stop.signal })
        .catch((error) => stop.signal.aborted || write({ jsonrpc: '2.0', id: message.id ?? null, error: { code: INTERNAL, message: error.message } }))
        .finally(() => {
          all.delete(answered);
          if (calls.get(message.id) === stop) {
            calls.delete(message.id);
          }
        });
      all.add(answered);
    }
  }
  await Promise.all(all);
  await written;
  pool.close();
  return 0;
}
