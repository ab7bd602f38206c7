package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.explain.Rating;
import dlx.core.generate.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The options that say which fresh puzzles are made.
 *
 * @param number the number of puzzles
 * @param seed the number from which they are drawn
 * @param givens the number of givens of a puzzle
 * @param rating the levels of a puzzle
 * @param symmetric the group of items by which givens are opposite each other
 * @param uniform true if solutions are drawn uniformly from all
 */
public record GeneratorOptions(
        int number,
        long seed,
        Optional<Span> givens,
        Optional<Span> rating,
        Optional<String> symmetric,
        boolean uniform) {

    private static final Parameter<Integer> NUMBER = Parameter.option(
                    "-n, --number", "N", "How many puzzles are made, 1 unless given.")
            .integer(1);

    private static final Parameter<Long> SEED = Parameter.option(
                    "--seed",
                    "S",
                    "Which puzzles they are, 0 unless given; the same number makes the same on every machine.")
            .number(0);

    private static final Parameter<Optional<Span>> GIVENS = Parameter.option(
                    "--givens",
                    "A..B",
                    "How many givens a puzzle has: 24..26, 30.., ..25 or 28. Some that could be left out stay where A asks"
                            + " for more.")
            .by(Span::of);

    private static final Parameter<Optional<Span>> RATING = Parameter.option(
                    "--rating",
                    "A..B",
                    "How hard a puzzle is: the levels of dlx rate, 3..5, 4.., ..2 or 3 (" + Rating.LEGEND + ").")
            .by(Span::of);

    private static final Parameter<Optional<String>> SYMMETRIC = Parameter.option(
                    "--symmetric",
                    "GROUP",
                    "Gives options together that lie opposite each other when the items of a group are read backwards: cell"
                            + " turns a board by half.")
            .text();

    private static final Parameter<Boolean> UNIFORM = Parameter.flag(
            "--uniform",
            "Draws the solutions uniformly from all, with a diagram of them; without it some come more often than"
                    + " others.");

    /** The parameters. */
    public static final List<Parameter<?>> PARAMETERS = List.of(NUMBER, SEED, GIVENS, RATING, SYMMETRIC, UNIFORM);

    /**
     * Returns the options that were typed.
     *
     * @throws UsageException if one of them means nothing
     */
    public static GeneratorOptions of(Typed typed) {
        int number = typed.get(NUMBER);
        Optional<Span> rating = typed.get(RATING);
        if (number < 1) {
            throw new UsageException("-n " + number + ": this is no number of puzzles; expected 1 or more");
        }
        if (rating.isPresent() && rating.get().from() > Rating.SEARCH) {
            throw new UsageException("--rating " + rating.get() + ": there is no such level; expected 0 to "
                    + Rating.SEARCH + ", which is a search");
        }
        return new GeneratorOptions(
                number, typed.get(SEED), typed.get(GIVENS), rating, typed.get(SYMMETRIC), typed.get(UNIFORM));
    }

    /**
     * Returns a generator of such puzzles; empty if {@code --uniform} cannot be kept within the limits.
     *
     * @throws UsageException if the items have no such group, or if the puzzle is filled and has no givens
     */
    public <P, O> Optional<Generator<P, O>> applyTo(Generator<P, O> plain) {
        if (plain.fills() && (givens.isPresent() || symmetric.isPresent())) {
            throw new UsageException(
                    (givens.isPresent() ? "--givens " + givens.get() : "--symmetric " + symmetric.get())
                            + ": fresh puzzles of this model are filled, and have no givens to be counted or left out; expected"
                            + " neither --givens nor --symmetric");
        }
        Generator<P, O> wished = plain.seed(seed);
        if (givens.isPresent()) {
            wished = wished.givens(givens.get().from(), givens.get().to());
        }
        if (rating.isPresent()) {
            wished = wished.rating(
                    new Rating(rating.get().from(), 0),
                    Rating.greatest(Math.min(rating.get().to(), Rating.SEARCH)));
        }
        if (symmetric.isPresent()) {
            List<String> groups = plain.itemGroups();
            if (groups.isEmpty()) {
                throw new UsageException("--symmetric " + symmetric.get()
                        + ": the items of this puzzle are in no groups; expected no pattern");
            }
            if (!groups.contains(symmetric.get())) {
                throw UsageException.unknown("group of items", symmetric.get(), groups);
            }
            wished = wished.symmetric(symmetric.get());
        }
        return uniform ? wished.uniform() : Optional.of(wished);
    }

    /** Returns the wishes that not every puzzle meets, for people. */
    @Override
    public String toString() {
        List<String> wishes = new ArrayList<>();
        givens.ifPresent(span -> wishes.add(span + " givens"));
        rating.ifPresent(span -> wishes.add("level " + span + ": " + names(span)));
        return String.join(" and ", wishes);
    }

    /** Returns the names of the levels, without that of a puzzle that is solved. */
    private static String names(Span levels) {
        String easiest = new Rating(Math.max(levels.from(), Rating.FORCED.level()), 0).name();
        String hardest = new Rating(Math.min(levels.to(), Rating.SEARCH), 0).name();
        return easiest.equals(hardest) ? easiest : easiest + " to " + hardest;
    }
}
