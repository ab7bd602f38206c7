/** What whoever answers, or nobody, has to say: one sentence, and for a puzzle its place. */
export class Refusal extends Error {
    constructor(status, told) {
        super(told.error);
        this.status = status;
        this.line = told.line;
        this.column = told.column;
    }
}
