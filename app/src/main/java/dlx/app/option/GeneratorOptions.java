package dlx.app.option;

import dlx.app.console.UsageException;
import dlx.core.explain.Rating;
import dlx.core.generate.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Options that say which fresh puzzles are made, and how many. */
public final class GeneratorOptions {

    private final Argument<Integer> number;
    private final Argument<Long> seed;
    private final Argument<Optional<Span>> givens;
    private final Argument<Optional<Span>> rating;
    private final Argument<Optional<String>> symmetric;
    private final Argument<Boolean> uniform;

    /** Declares the options. */
    public GeneratorOptions(Arguments arguments) {
        number = arguments
                .option("-n, --number", "N", "How many puzzles are made, 1 unless given.")
                .of(Integer.class, 1);
        seed = arguments
                .option(
                        "--seed",
                        "S",
                        "Which puzzles they are, 0 unless given; the same number makes the same on every machine.")
                .of(Long.class, 0L);
        givens = arguments
                .option(
                        "--givens",
                        "A..B",
                        "How many givens a puzzle has: 24..26, 30.., ..25 or 28. Some that could be left out stay where A asks"
                                + " for more.")
                .by(Span.class, new Span.Converter());
        rating = arguments
                .option(
                        "--rating",
                        "A..B",
                        "How hard a puzzle is: the levels of dlx rate, 3..5, 4.., ..2 or 3 (" + Rating.LEGEND + ").")
                .by(Span.class, new Span.Converter());
        symmetric = arguments
                .option(
                        "--symmetric",
                        "GROUP",
                        "Gives options together that lie opposite each other when the items of a group are read backwards: cell"
                                + " turns a board by half.")
                .text();
        uniform = arguments.flag(
                "--uniform",
                "Draws the solutions uniformly from all, with a diagram of them; without it some come more often than"
                        + " others.");
    }

    /** Refuses what means nothing, before anything is read. */
    public void check() {
        if (number.get() < 1) {
            throw new UsageException("-n " + number.get() + ": this is no number of puzzles; expected 1 or more");
        }
        if (rating.get().isPresent() && rating.get().get().from() > Rating.SEARCH) {
            throw new UsageException("--rating " + rating.get().get() + ": there is no such level; expected 0 to "
                    + Rating.SEARCH + ", which is a search");
        }
    }

    /** How many puzzles are made. */
    public int number() {
        return number.get();
    }

    /** Which they are. */
    public long seed() {
        return seed.get();
    }

    /**
     * A generator of such puzzles; nothing if {@code --uniform} cannot be kept within the limits.
     *
     * @throws UsageException if the items have no such group, or what is given are no options
     */
    public <P, O> Optional<Generator<P, O>> applyTo(Generator<P, O> plain) {
        if (plain.fills() && (givens.get().isPresent() || symmetric.get().isPresent())) {
            throw new UsageException((givens.get().isPresent()
                            ? "--givens " + givens.get().get()
                            : "--symmetric " + symmetric.get().get())
                    + ": fresh puzzles of this model are filled, and have no givens to be counted or left out; expected"
                    + " neither --givens nor --symmetric");
        }
        Generator<P, O> wished = plain.seed(seed.get());
        if (givens.get().isPresent()) {
            wished = wished.givens(givens.get().get().from(), givens.get().get().to());
        }
        if (rating.get().isPresent()) {
            wished = wished.rating(
                    new Rating(rating.get().get().from(), 0),
                    Rating.greatest(Math.min(rating.get().get().to(), Rating.SEARCH)));
        }
        if (symmetric.get().isPresent()) {
            List<String> groups = plain.itemGroups();
            if (groups.isEmpty()) {
                throw new UsageException("--symmetric " + symmetric.get().get()
                        + ": the items of this puzzle are in no groups; expected no pattern");
            }
            if (!groups.contains(symmetric.get().get())) {
                throw UsageException.unknown("group of items", symmetric.get().get(), groups);
            }
            wished = wished.symmetric(symmetric.get().get());
        }
        return uniform.get() ? wished.uniform() : Optional.of(wished);
    }

    /** The wishes that not every puzzle meets, for people. */
    @Override
    public String toString() {
        List<String> wishes = new ArrayList<>();
        givens.get().ifPresent(span -> wishes.add(span + " givens"));
        rating.get().ifPresent(span -> wishes.add("level " + span + ": " + names(span)));
        return String.join(" and ", wishes);
    }

    /** What the levels are called; nobody wishes for a puzzle that is solved. */
    private static String names(Span levels) {
        String easiest = new Rating(Math.max(levels.from(), Rating.FORCED.level()), 0).name();
        String hardest = new Rating(Math.min(levels.to(), Rating.SEARCH), 0).name();
        return easiest.equals(hardest) ? easiest : easiest + " to " + hardest;
    }
}
