package dlx.rules.expression;

import dlx.api.Word;
import java.util.Optional;

/** The number of combinations of variables that loops may still make, and the cell that was read last. For one thread. */
public final class Budget {

    private final long most;
    private long left;
    private Optional<Word> read = Optional.empty();

    public Budget(long most) {
        this.most = most;
        this.left = most;
    }

    /** Counts the values of a range, before a loop runs over them. No cell has been read yet for these values. */
    void take(Loop loop, int size) {
        read = Optional.empty();
        left -= size;
        if (left < 0) {
            throw loop.place()
                    .error(loop.owner() + " makes too many combinations of " + loop.text() + "; expected at most "
                            + most + " in all statements");
        }
    }

    /** Keeps a cell of the puzzle's text, as the place of an error that may follow. */
    public void read(Word cell) {
        read = Optional.of(cell);
    }

    /** Returns the cell of the puzzle's text that was read last. */
    public Optional<Word> read() {
        return read;
    }
}
