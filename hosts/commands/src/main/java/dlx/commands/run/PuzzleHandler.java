package dlx.commands.run;

/** Handles the puzzles of a run, one after the other, and the rejections in place of puzzles. */
public interface PuzzleHandler {

    /** Answers a puzzle, and writes the answer before it returns. */
    <P, O> void handle(PuzzleTask<P, O> task);

    /** Handles a rejection. The run reports its message afterwards. */
    void rejected(Rejection rejection);

    /** Returns true if the run ends before the next puzzle, for instance after a search that a later run resumes. */
    default boolean isOver() {
        return false;
    }

    /** Returns true if the handler itself reports an input without puzzles. */
    default boolean reportsNone() {
        return false;
    }
}
