/*
 * Answers requests, one after the other, by the framework compiled to WebAssembly, or to JavaScript in older browsers.
 *
 * In:  {id, path, body}     a request; body is a text
 * Out: {ready, backend}     once: 'wasm' or 'js'
 *      {failed}             instead of that, and for each request from then on: why nothing can be answered here
 *      {id, lines: [text]}  lines of an answer, any number of times
 *      {id, status}         after the last line; isBroken if nothing more can be asked of this worker
 *
 * With the name 'given' it waits for {module}: a compiled module, or null for JavaScript. So a page that starts a worker
 * after another compiles once.
 */

/** Maximum memory of a worker in MiB: browsers end the whole page when its workers together use some GiB. */
const MEMORY = '512';

const MEMORY_FULL = 'the memory is full; try a smaller puzzle';
const BROKEN = 'internal error; try again';
const TOO_LARGE = 413;
const FAULT = 500;

/** The loader, which loads while the program is being compiled. */
const loader = import('./dlx.wasm-runtime.js');
loader.catch(() => {}); // its error is reported where the loader is needed

/** Starts a compiled module. TeaVM's loader always compiles, so `compile` is replaced by a function that returns the module. */
async function started(module) {
    const {load} = await loader;
    const {compile} = WebAssembly;
    WebAssembly.compile = async () => module;
    try {
        return (await load(new ArrayBuffer(0))).exports;
    } finally {
        WebAssembly.compile = compile;
    }
}

/** Compiles the program; null if this browser cannot run it. Streaming needs a content type that some file servers do not send. */
async function compiled() {
    const response = await fetch(new URL('dlx.wasm', import.meta.url));
    if (!response.ok) {
        throw new Error(`dlx.wasm: ${response.status}`);
    }
    const options = {builtins: ['js-string']};
    try {
        return response.headers.get('Content-Type') === 'application/wasm'
            ? await WebAssembly.compileStreaming(response, options)
            : await WebAssembly.compile(await response.arrayBuffer(), options);
    } catch (problem) {
        if (problem instanceof WebAssembly.CompileError) {
            return null;
        }
        throw problem;
    }
}

async function begin(given) {
    try {
        const module = given === undefined ? await compiled() : given;
        const program = module ? await started(module) : await import('./dlx.js');
        program.main?.([MEMORY]);
        postMessage({ready: true, backend: module ? 'wasm' : 'js'});
        return program;
    } catch (problem) {
        postMessage({failed: `the program of this page cannot be loaded (${problem.message}); reload the page`});
        return undefined;
    }
}

/** Returns the error for a failure that Java could not catch, after which the worker may be in any state. */
function broken(problem) {
    console.warn(problem);
    const isMemory = problem instanceof RangeError || /memory|allocation|stack|too large/i.test(String(problem?.message));
    return isMemory ? [TOO_LARGE, MEMORY_FULL] : [FAULT, BROKEN];
}

async function answer(id, path, body) {
    const program = await loaded;
    if (!program) {
        postMessage({id, failed: 'the program of this page cannot be loaded; reload the page'});
        return;
    }
    try {
        const status = program.answer(path, body ?? '', line => postMessage({id, lines: [line]}));
        postMessage({id, status});
    } catch (problem) {
        const [status, error] = broken(problem);
        postMessage({id, lines: [JSON.stringify({error})]});
        postMessage({id, status, isBroken: true});
    }
}

let give;
const loaded = name === 'given'
    ? new Promise(resolve => {
        give = resolve;
    }).then(begin)
    : begin();

onmessage = ({data}) => {
    if ('module' in data) {
        give(data.module);
    } else {
        answer(data.id, data.path, data.body);
    }
};
