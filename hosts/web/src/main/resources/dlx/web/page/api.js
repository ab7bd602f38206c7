/**
 * Who answers: the server from which the page comes, or workers of the page where that is a folder of files. A recorded search
 * answers the same questions from itself: see recording.js.
 */

import {Http} from './http.js';
import {keepOffline} from './offline.js';
import {Workers} from './workers.js';

/** Where the page has been told who answers: a folder with the framework compiled for browsers. */
const ANSWERS = 'meta[name=answers]';

/** Where a page of one puzzle has been told the model to begin with. */
const OPENS = 'meta[name=opens]';

export class Server {
    /**
     * @param asker carries requests: {object, lines}
     * @param opens the model whose example is shown first, if that is told
     */
    constructor(asker, opens) {
        this.asker = asker;
        this.opens = opens;
        this.isRecording = false;
        this.explains = true;
    }

    /** Asked once: they do not change. */
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

    /** What a link or a file of another program says: {program, model, text, lost}, or nothing of these. */
    import(text) {
        return this.asker.object('api/import', {text});
    }

    /** Links that open the puzzle in other programs: [{program, link, lost}]. */
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

/** Whoever answers this page; the same each time. */
export function server() {
    found ??= find();
    return found;
}

function find() {
    const told = document.querySelector(ANSWERS)?.content;
    if (!told) {
        return new Server(new Http());
    }
    const folder = new URL(told, document.baseURI);
    keepOffline(new URL('../sw.js', folder));
    return new Server(Workers.of(folder), document.querySelector(OPENS)?.content);
}
