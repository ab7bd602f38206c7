/** Import of puzzles of other programs, and links that open this puzzle in other programs. */

/** Beginnings of texts that other programs write and no model reads: links, JSON, XML, lines of HoDoKu, files of SadMan. */
const FOREIGN = /^\s*(\S+:\/\/|sudokupad:|[{<]|:\d{4}:|#A|\[Puzzle\])/;

export class Elsewhere {
    constructor(page) {
        this.page = page;
        this.links = [];
    }

    /** Discards the links of the previous puzzle. */
    begin() {
        this.links = [];
    }

    /** Imports a text of another program and shows its puzzle, or an error. Returns false if no other program writes such texts. */
    async take(text) {
        const {page} = this;
        if (!FOREIGN.test(text)) {
            return false;
        }
        let found;
        try {
            found = await page.server.import(text);
        } catch (problem) {
            if (page.text === text) {
                page.fail(problem);
            }
            return true;
        }
        const model = page.models.find(known => known.id === found.model);
        if (!model || page.text !== text) {
            return Boolean(model);
        }
        page.visits.leave();
        page.model = model;
        page.settings = {};
        await page.replace(found.text);
        if (found.lost.length > 0) {
            page.notice = `${found.program}: not carried over: ${found.lost.join(', ')}. The puzzle may have other solutions than its author intended.`;
        } else if (!page.error) {
            page.note = `Read from ${found.program}.`;
        }
        page.draw();
        return true;
    }

    /** Asks for the links when the user opens their menu. */
    async look() {
        const {page} = this;
        if (page.isRecording || !page.puzzle) {
            return;
        }
        try {
            const {puzzle} = page;
            const {links} = await page.whileOpen(id => page.server.links(id));
            if (puzzle === page.puzzle) {
                this.links = links;
            }
        } catch {
            this.links = [];
        }
        page.draw();
    }
}
