/**
 * Requests of the page: to the server that delivered it, or to workers of the page in a site of files. A recorded search
 * answers such requests from its own data: see recording.js.
 */

import {Http} from './http.js';
import {keepOffline} from './offline.js';
import {Workers} from './workers.js';

/** The element that names the folder with the framework compiled for browsers, in a site of files. */
const ANSWERS = 'meta[name=answers]';

/** The element that names the initial model, on a page of one puzzle. */
const OPENS = 'meta[name=opens]';

export class Server {
    /**
     * @param asker sends requests: {object, lines}
     * @param opens id of the model whose example is shown first, or undefined
     */
    constructor(asker, opens) {
        this.asker = asker;
        this.opens = opens;
        this.isRecording = false;
        this.explains = true;
    }

    /** Returns the models and strategies; sends the request once, because they do not change. */
    models() {
        this.known ??= this.asker.object('api/models').catch(problem => {
            this.known = undefined;
            throw problem;
        });
        return this.known;
    }

    open(request, signal) {
        return this.asker.object('api/puzzles', request, signal);
    }

    /** Imports a link or file of another program: {program, model, text, lost}. Without these members, the text is of no such program. */
    import(text) {
        return this.asker.object('api/import', {text});
    }

    /** Returns links that open the puzzle in other programs: [{program, link, lost}]. */
    links(id) {
        return this.asker.object(`api/puzzles/${id}/links`, {});
    }

    labels(id, options) {
        return this.asker.object(`api/puzzles/${id}/labels`, {options});
    }

    picture(id, options) {
        return this.asker.object(`api/puzzles/${id}/picture`, {options});
    }

    cells(id) {
        return this.asker.object(`api/puzzles/${id}/cells`, {});
    }

    change(id, request) {
        return this.asker.object(`api/puzzles/${id}/change`, request);
    }

    steps(id, request) {
        return this.asker.object(`api/puzzles/${id}/steps`, request);
    }

    walk(id, request, onLine, signal) {
        return this.asker.lines(`api/puzzles/${id}/walk`, request, onLine, signal);
    }

    solutions(id, request, signal) {
        return this.asker.lines(`api/puzzles/${id}/solutions`, request, () => {}, signal);
    }

    answer(id, request, onLine, signal) {
        return this.asker.lines(`api/puzzles/${id}/answer`, request, onLine, signal);
    }
}

let found;

/** Returns the server of this page, the same object for each call. */
export function server() {
    found ??= find();
    return found;
}

function find() {
    const answers = document.querySelector(ANSWERS)?.content;
    if (!answers) {
        return new Server(new Http());
    }
    const folder = new URL(answers, document.baseURI);
    keepOffline(new URL('../sw.js', folder));
    return new Server(Workers.of(folder), document.querySelector(OPENS)?.content);
}
