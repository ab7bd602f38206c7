// Answers the requests of a file, one per line: the path, a tab, the body. Writes for each its status, then its lines, each
// after a tab. Arguments: the folder of dlx.wasm, the memory in MiB, the file of requests.
import {createReadStream} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createInterface} from 'node:readline';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder, memory, requests] = process.argv.slice(2);
const {load} = await import(pathToFileURL(join(resolve(folder), 'dlx.wasm-runtime.js')));
const program = await load(new Int8Array(await readFile(join(folder, 'dlx.wasm'))), {stackDeobfuscator: {enabled: false}});
program.exports.main([memory]);
for await (const request of createInterface({input: createReadStream(requests)})) {
    const [path, body] = request.split('\t');
    const lines = [];
    let status;
    try {
        status = program.exports.answer(path, body, line => lines.push(line));
    } catch (problem) {
        status = String(problem).replaceAll('\n', ' ');
    }
    process.stdout.write([status, ...lines].join('\t') + '\n');
}
