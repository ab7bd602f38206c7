package dlx.commands.run;

/** Takes the puzzles of a run, one after the other, and whatever is rejected in place of one. */
public interface PuzzleHandler {

    /** Answers a puzzle, and writes the answer before it returns. */
    <P, O> void handle(PuzzleTask<P, O> task);

    /** Takes note of a rejection; the run reports the sentence for people after this. */
    void rejected(Rejection rejection);

    /** Tells whether no further puzzle is to be handled: after one that is resumed by a later run. */
    default boolean isOver() {
        return false;
    }

    /** Tells whether the handler itself reports an input without puzzles. */
    default boolean reportsNone() {
        return false;
    }
}
