/** An error reply of the server, or the absence of a reply: one sentence and, for a puzzle, the position in its text. */
export class Refusal extends Error {
    constructor(status, reply) {
        super(reply.error);
        this.status = status;
        this.line = reply.line;
        this.column = reply.column;
    }
}
