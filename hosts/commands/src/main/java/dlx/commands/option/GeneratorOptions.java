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
 * The options that choose the fresh puzzles.
 *
 * @param number the number of puzzles, 1 or more
 * @param seed the seed of the random choices
 * @param givens the range of the number of givens; empty for any number
 * @param rating the range of levels; empty for any level
 * @param symmetric the group of items whose reversal maps the givens to each other; empty for any givens
 * @param uniform true if solutions are drawn uniformly from all solutions
 */
public record GeneratorOptions(
        int number,
        long seed,
        Optional<Span> givens,
        Optional<Span> rating,
        Optional<String> symmetric,
        boolean uniform) {

    private static final Parameter<Integer> NUMBER = Parameter.option(
                    "-n, --number", "N", "Number of puzzles to make, 1 or more, 1 by default.")
            .integer(1);

    private static final Parameter<Long> SEED = Parameter.option(
                    "--seed",
                    "S",
                    "Seed of the random choices, 0 by default; the same seed makes the same puzzles on every machine.")
            .number(0);

    private static final Parameter<Optional<Span>> GIVENS = Parameter.option(
                    "--givens",
                    "A..B",
                    "Number of givens of a puzzle: 24..26, 30.., ..25 or 28. Redundant givens are kept if A requires them.")
            .by(Span::of);

    private static final Parameter<Optional<Span>> RATING = Parameter.option(
                    "--rating",
                    "A..B",
                    "Level of a puzzle, as in dlx rate: 3..5, 4.., ..2 or 3 (" + Rating.LEGEND + ").")
            .by(Span::of);

    private static final Parameter<Optional<String>> SYMMETRIC = Parameter.option(
                    "--symmetric",
                    "GROUP",
                    "Makes the pattern of givens symmetric: options of opposite items in this group are given together"
                            + " or not at all. The first item is opposite the last; cell means a half turn.")
            .text();

    private static final Parameter<Boolean> UNIFORM = Parameter.flag(
            "--uniform",
            "Draws the filled boards uniformly, from a diagram of all solutions. By default some are more likely than"
                    + " others.");

    public static final List<Parameter<?>> PARAMETERS = List.of(NUMBER, SEED, GIVENS, RATING, SYMMETRIC, UNIFORM);

    /**
     * Returns the options that were typed.
     *
     * @throws UsageException if an option is invalid
     */
    public static GeneratorOptions of(Typed typed) {
        int number = typed.get(NUMBER);
        Optional<Span> rating = typed.get(RATING);
        if (number < 1) {
            throw new UsageException("-n " + number + ": must be 1 or more");
        }
        if (rating.isPresent() && (rating.get().to() < 1 || rating.get().from() > Rating.SEARCH)) {
            throw new UsageException("--rating " + rating.get() + ": must be 1 to 99; 99 is a search");
        }
        return new GeneratorOptions(
                number, typed.get(SEED), typed.get(GIVENS), rating, typed.get(SYMMETRIC), typed.get(UNIFORM));
    }

    /**
     * Returns a generator with these options; empty if {@code --uniform} is not possible within the limits.
     *
     * @throws UsageException if the items do not have the group, or if the model fills its puzzles and does not
     *     have givens
     */
    public <P, O> Optional<Generator<P, O>> applyTo(Generator<P, O> plain) {
        if (plain.fills() && (givens.isPresent() || symmetric.isPresent())) {
            throw new UsageException(
                    (givens.isPresent() ? "--givens " + givens.get() : "--symmetric " + symmetric.get())
                            + ": not supported by this model, because its fresh puzzles do not have givens");
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
                        + ": not supported for this puzzle, because its items are not in groups");
            }
            if (!groups.contains(symmetric.get())) {
                throw UsageException.unknown("group of items", symmetric.get(), groups);
            }
            wished = wished.symmetric(symmetric.get());
        }
        return uniform ? wished.uniform() : Optional.of(wished);
    }

    /** Returns the conditions that a puzzle may fail, as text for users. */
    @Override
    public String toString() {
        List<String> wishes = new ArrayList<>();
        givens.ifPresent(span -> wishes.add(span + " givens"));
        rating.ifPresent(span -> wishes.add("level " + span + ": " + names(span)));
        return String.join(" and ", wishes);
    }

    /** Returns the names of the levels, except the level of a solved puzzle. */
    private static String names(Span levels) {
        String easiest = new Rating(Math.max(levels.from(), Rating.FORCED.level()), 0).name();
        String hardest = new Rating(Math.min(levels.to(), Rating.SEARCH), 0).name();
        return easiest.equals(hardest) ? easiest : easiest + " to " + hardest;
    }
}
