/* worker.js in Node: a thread has no messages, name and files of a browser until it is given them. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

const fetchAnywhere = globalThis.fetch;

globalThis.name = workerData?.name ?? '';
globalThis.navigator ??= { hardwareConcurrency: 1 };
console.warn = () => {}; // whoever asked is told
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.fetch = async (address, ...rest) => {
  const url = new URL(address);
  return url.protocol === 'file:'
    ? new Response(await readFile(url), { headers: { 'Content-Type': url.pathname.endsWith('.wasm') ? 'application/wasm' : 'text/javascript' } })
    : fetchAnywhere(address, ...rest);
};

globalThis.onmessage = null; // worker.js assigns it, and modules assign nothing that is not there
const early = [];
parentPort.on('message', (data) => (globalThis.onmessage ? globalThis.onmessage({ data }) : early.push({ data })));
await import('./worker.js');
early.splice(0).forEach((event) => globalThis.onmessage(event));
