/** Puzzles of other programs that are pasted here, and links that open this puzzle there. */

/** Texts that no model here reads, but another program may have written: links, JSON, XML, lines of HoDoKu, files of SadMan. */
const FOREIGN = /^\s*(\S+:\/\/|sudokupad:|[{<]|:\d{4}:|#A|\[Puzzle\])/;

export class Elsewhere {
    constructor(page) {
        this.page = page;
        this.links = [];
    }

    /** Another puzzle is shown. */
    begin() {
        this.links = [];
    }

    /** Takes a text of another program: shows the puzzle that it says, or what is wrong with it. False if it is none. */
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
            page.notice = `${found.program}: not carried over: ${found.lost.join(', ')}. The puzzle may have other solutions than its author had in mind.`;
        } else if (!page.error) {
            page.note = `Read from ${found.program}.`;
        }
        page.draw();
        return true;
    }

    /** Looks for links when somebody wants to see them. */
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
