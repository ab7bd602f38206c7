/* Runs worker.js in Node, with the messages, name and files that a worker of a browser has. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

const fetchAnywhere = globalThis.fetch;

globalThis.name = workerData?.name ?? '';
globalThis.navigator ??= { hardwareConcurrency: 1 };
console.warn = () => {}; // errors are reported to the caller
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.fetch = async (address, ...rest) => {
  const url = new URL(address);
  return url.protocol === 'file:'
    ? new Response(await readFile(url), { headers: { 'Content-Type': url.pathname.endsWith('.wasm') ? 'application/wasm' : 'text/javascript' } })
    : fetchAnywhere(address, ...rest);
};

globalThis.onmessage = null; // worker.js assigns it, and modules can only assign globals that exist
const early = [];
parentPort.on('message', (data) => (globalThis.onmessage ? globalThis.onmessage({ data }) : early.push({ data })));
await import('./worker.js');
early.splice(0).forEach((event) => globalThis.onmessage(event));
