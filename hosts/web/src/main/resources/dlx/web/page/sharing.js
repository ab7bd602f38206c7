/** Links and files that leave the page. */

import {WINDOW} from './player.js';
import {save, solutionJson, traceJson} from './saving.js';

/** Creates the link and the files of the puzzle, board, steps or solutions shown. */
export class Sharing {
    constructor(page) {
        this.page = page;
    }

    async share() {
        const {page} = this;
        const {visits} = page;
        await visits.read();
        const holds = page.error ? 'the puzzle that was read last, because the text has an error' : 'the puzzle and the step';
        if (visits.isLong) {
            page.note = 'This puzzle is too long for a link: download its text instead. In this browser the address leads here again.';
        } else {
            try {
                await navigator.clipboard.writeText(location.href);
                page.note = `The link is copied: it holds ${holds}.`;
            } catch {
                page.note = `The link is in the address bar: it holds ${holds}.`;
            }
        }
        page.draw();
    }

    async download(what) {
        const name = `${this.page.model.id}-step-${this.page.play.moment.step}`;
        if (what === 'svg') {
            save(`${name}.svg`, 'image/svg+xml', this.page.views.boards.shown?.svg ?? '');
        } else if (what === 'puzzle') {
            save(`${this.page.model.id}.txt`, 'text/plain', this.page.request.text);
        } else if (what === 'solutions') {
            save(`${this.page.model.id}-solutions.jsonl`, 'application/x-ndjson', this.page.questions.gallery.list.map(solution => solutionJson(this.page.cover, solution)).join(''));
        } else {
            const first = Math.floor(Math.max(0, this.page.play.moment.step - 1) / WINDOW) * WINDOW + 1;
            const last = Math.min(this.page.play.end ?? Infinity, first + WINDOW - 1);
            const out = [];
            for (let step = first; step <= last; step++) {
                const moment = this.page.play.player.now(step);
                if (!moment) {
                    break;
                }
                out.push(`${JSON.stringify(traceJson(this.page.cover, moment, this.page.puzzle))}\n`);
            }
            save(`${this.page.model.id}-steps.jsonl`, 'application/x-ndjson', out.join(''));
        }
    }

    saveSolution(solution, as) {
        const name = `${this.page.model.id}-${solution.number}`;
        if (as === 'svg') {
            save(`${name}.svg`, 'image/svg+xml', solution.svg);
        } else if (as === 'txt') {
            save(`${name}.txt`, 'text/plain', solution.text);
        } else {
            save(`${name}.json`, 'application/json', solutionJson(this.page.cover, solution));
        }
    }
}
