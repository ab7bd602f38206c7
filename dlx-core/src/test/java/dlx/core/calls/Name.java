package dlx.core.calls;

/**
 * The variable of a call. Each kind has a type of its own, so that {@link Rewriting} can find the variables in any
 * call.
 */
sealed interface Name {

    int number();

    /** A variable that holds a solver. */
    record SolverName(int number) implements Name {
        @Override
        public String toString() {
            return "s" + number;
        }
    }

    /** A variable that holds a token. */
    record TokenName(int number) implements Name {
        @Override
        public String toString() {
            return "k" + number;
        }
    }

    /** A variable that holds an iterator. */
    record IteratorName(int number) implements Name {
        @Override
        public String toString() {
            return "i" + number;
        }
    }

    /** A variable that holds steps. */
    record StepsName(int number) implements Name {
        @Override
        public String toString() {
            return "t" + number;
        }
    }

    /** An option of the cover. */
    record OptionName(int number) implements Name {}

    /** A primary item of the cover. */
    record ItemName(int number) implements Name {}
}
