/** Fresh puzzles. */

/** Makes fresh puzzles of the shape of the open one. */
export class Making {
    constructor(page) {
        this.page = page;
    }

    async fresh() {
        const {puzzle} = this.page;
        const range = {any: {}, 1: {from: 0, to: 1}, 2: {from: 2, to: 2}, 3: {from: 3, to: 3}, 4: {from: 4, to: 98}, search: {from: 99, to: 99}};
        this.page.busy = 'Making a puzzle …';
        this.page.mark();
        this.page.draw();
        try {
            const told = await this.page.questions.stream({question: 'generate', seconds: 15, ...range[this.level ?? 'any']}, line => {
                if (line.attempts > 1) {
                    this.page.busy = `Making a puzzle: attempt ${line.attempts} …`;
                    this.page.draw();
                }
            });
            this.page.busy = '';
            if (puzzle !== this.page.puzzle) {
                return;
            }
            if (told.text) {
                await this.page.fresh(told.text);
                this.page.note = told.found ? `A fresh puzzle with ${told.givens} given${told.rating ? `, ${told.rating}` : ''}.`
                    : `None as wished was found in ${told.attempts} attempts; this one came nearest.`;
            } else {
                this.page.note = 'No puzzle was found in time.';
            }
            this.page.draw();
        } catch (problem) {
            this.page.busy = '';
            this.page.fail(problem);
        }
    }
}
