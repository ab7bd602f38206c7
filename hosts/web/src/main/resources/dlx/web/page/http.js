/** Requests to the server that delivered the page. */

import {Refusal} from './refusal.js';

const GONE = 'dlx is not running any more: start it again, nothing is lost.';

/** Maximum number of bytes of a request. The server closes the connection on longer ones, and some browsers then lose its reply. */
const MOST_BYTES = 1 << 20;

function posted(body, signal) {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    if (bytes.length > MOST_BYTES) {
        throw new Refusal(413, {error: 'the puzzle is too large for the page; expected 1 MiB at most'});
    }
    return {method: 'POST', headers: {'Content-Type': 'application/json', 'Dlx-Status': 'body'}, body: bytes, signal};
}

/** Content type of a reply in lines. */
const LINES = 'application/x-ndjson';

async function ask(path, body, signal) {
    const request = body === undefined ? {signal} : posted(body, signal);
    try {
        return await fetch(path, request);
    } catch (problem) {
        if (problem.name === 'AbortError') {
            throw problem;
        }
        throw new Refusal(0, {error: GONE});
    }
}

/** Returns a reply of one object. Errors carry their status inside the object, so that the browser does not log them. */
async function one(response) {
    let answer;
    try {
        answer = await response.json();
    } catch {
        answer = {error: `the server answered with ${response.status}`};
    }
    if (!response.ok || answer.error !== undefined) {
        throw new Refusal(answer.status ?? response.status, answer);
    }
    return answer;
}

export class Http {
    /** Sends a request and returns its reply of one object. */
    async object(path, body, signal) {
        return one(await ask(path, body, signal));
    }

    /** Reads lines of JSON as they arrive and returns the last object. */
    async lines(path, body, onLine, signal) {
        const response = await ask(path, body, signal);
        if (!response.headers.get('Content-Type')?.startsWith(LINES)) {
            return one(response);
        }
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        let rest = '';
        let last;
        try {
            for (let part = await reader.read(); !part.done; part = await reader.read()) {
                const texts = (rest + part.value).split('\n');
                rest = texts.pop();
                for (const text of texts) {
                    if (text) {
                        last = JSON.parse(text);
                        if (last.error) {
                            throw new Refusal(422, last);
                        }
                        onLine(last);
                    }
                }
            }
        } catch (problem) {
            if (problem.name === 'AbortError' || problem instanceof Refusal) {
                throw problem;
            }
            throw new Refusal(0, {error: GONE});
        }
        if (last === undefined) {
            throw new Refusal(0, {error: GONE});
        }
        return last;
    }
}
