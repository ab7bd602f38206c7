import {Workers} from 'PAGE/workers.js';

globalThis.setTimeout = () => 0;
globalThis.clearTimeout = () => {};
globalThis.DOMException = class extends Error {
    constructor(message, name) {
        super(message);
        this.name = name;
    }
};
globalThis.AbortController = class {
    constructor() {
        const listeners = new Set();
        this.signal = {
            aborted: false,
            addEventListener: (name, listener) => listeners.add(listener),
            removeEventListener: (name, listener) => listeners.delete(listener)
        };
        this.abort = () => {
            this.signal.aborted = true;
            [...listeners].forEach(listener => listener());
        };
    }
};

/** All workers that were started, each with what it was asked. */
const started = [];
const workers = new Workers(() => {
    const worker = {
        asked: [], isEnded: false,
        postMessage: message => worker.asked.push(message),
        terminate: () => {
            worker.isEnded = true;
        }
    };
    started.push(worker);
    return worker;
});
const stops = [];
const said = [];

export function ask(path, body) {
    const stop = new AbortController();
    stops.push(stop);
    return workers.lines(path, JSON.parse(body), line => said.push(line), stop.signal)
        .then(last => JSON.stringify(last), problem => `${problem.name} ${problem.status ?? ''} ${problem.message}`);
}

export function open(body) {
    return workers.open(JSON.parse(body)).then(told => told.id, problem => problem.name);
}

export function openAborted(body) {
    const stop = new AbortController();
    stop.abort();
    return workers.open(JSON.parse(body), stop.signal).then(told => told.id, problem => problem.name);
}

export function stop(number) {
    stops[number].abort();
}

/** Worker by worker: whether it has ended, and the paths it was asked. */
export function state() {
    return started.map(worker => `${worker.isEnded ? 'ended' : 'works'}: ${worker.asked.map(one => one.path).join(', ')}`).join('\n');
}

export function say(number, lines, status, isBroken) {
    const worker = started[number];
    const {id} = worker.asked.at(-1);
    worker.onmessage?.({data: {id, lines: lines.split('\n')}});
    worker.onmessage?.({data: {id, status, isBroken}});
}

export function ready(number) {
    started[number].onmessage({data: {ready: true}});
}

export function die(number, message) {
    started[number].onerror?.({message});
}

export function heard() {
    return JSON.stringify(said);
}
