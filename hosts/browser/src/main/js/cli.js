#!/usr/bin/env node
/* The program for npx: the command line with the files, the input and the output of Node. */
import { readFile } from 'node:fs/promises';
import { run } from './commands.js';
import { DlxError } from './index.js';

const OK = 0;

const stopper = new AbortController();
let code = 0;
for (const [signal, number] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) {
  process.once(signal, () => {
    code ||= number;
    stopper.abort();
    if (process.argv[2] === 'mcp') {
      process.exit(code);
    }
  });
}
process.stderr.on('error', () => {}); // answers are still written
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? OK : 1)); // the reader has closed the pipe

/** Decodes UTF-8, or UTF-16 with a byte order mark. Rejects other bytes, because two names of items might become equal. */
function decoded(bytes, source) {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DlxError(`${source}: a byte in it is not ${utf16 ? 'UTF-16' : 'UTF-8'}; expected a text in UTF-8`, { code: 'not_read', problem: 'encoding' });
  }
}

function write(stream, text) {
  return new Promise((resolve) => stream.write(text, () => resolve()));
}

async function file(name) {
  let bytes;
  try {
    bytes = await readFile(name);
  } catch (error) {
    const why = {
      EISDIR: 'is a folder; must be a file',
      EACCES: 'reading is not allowed; expected a file that can be read',
    }[error.code];
    if (why) {
      throw new DlxError(`${name}: ${why}`, { code: 'not_read' });
    }
    throw error;
  }
  return decoded(bytes, name);
}

async function stdin() {
  const chunks = [];
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks), '<stdin>');
}

const print = (text) => write(process.stdout, text);
const printError = (text) => write(process.stderr, text);
const words = process.argv.slice(2);
const ended = words[0] === 'mcp'
  ? await (await import('./mcp.js')).serve(words.slice(1), process.stdin, print, printError)
  : await run(words, stdin, { print, printError, signal: stopper.signal, file });
process.exit(code || ended); // standard input may still be open
