package dlx.commands.run;

/** Takes the puzzles of a run, one after the other, and the rejections in place of puzzles. */
public interface PuzzleHandler {

    /** Answers a puzzle, and writes the answer before it returns. */
    <P, O> void handle(PuzzleTask<P, O> task);

    /** Takes note of a rejection; the run reports the sentence for people after this. */
    void rejected(Rejection rejection);

    /** Returns true if no further puzzle is to be handled: after one that a later run resumes. */
    default boolean isOver() {
        return false;
    }

    /** Returns true if the handler itself reports an input without puzzles. */
    default boolean reportsNone() {
        return false;
    }
}
