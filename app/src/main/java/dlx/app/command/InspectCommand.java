package dlx.app.command;

import com.google.inject.Inject;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Console;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.statistics.Census;
import dlx.core.statistics.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes figures of the cover of each puzzle, without a search: {@code dlx inspect}. */
record InspectCommand(PuzzleLoop loop, Console console) implements PlanRunner<InspectCommand.Plan> {

    /** Estimates from this number on may have overflowed a double to infinity. */
    private static final double TOO_LARGE = 1e308;

    /** Numbers from this one on are written as powers of ten. */
    private static final double LONG_NUMBER = 1e15;

    private static final Parameter<Integer> PROBES = Parameter.option(
                    "--probes",
                    "N",
                    "Number of random walks, 1000 by default, at most one million. Fewer walks are made in a very large cover.")
            .integer(Census.PROBES);

    private static final Parameter<Long> SEED = Parameter.option(
                    "--seed", "S", "Seed of the random walks, 19750129 by default; equal seeds give equal walks.")
            .number(Census.SEED);

    static final Command<Plan> COMMAND = Command.named("inspect")
            .about("The lines below \"pins\" describe the rest of the cover, after the pins (the puzzle's givens) are"
                    + " taken. A dead option leaves another item without options, or with fewer options than it"
                    + " needs. Components can be solved separately. Random walks, the same each time, estimate"
                    + " the size of the search tree and the number of solutions. The range is right with a"
                    + " confidence of 95 %%, unless all walks miss rare large branches.")
            .with(PuzzleArguments.ALL)
            .with(PROBES, SEED, LineFormat.FORMAT, PuzzleArguments.PLUGINS)
            .examples(
                    "dlx info sudoku --example | dlx inspect sudoku",
                    "echo 12 | dlx inspect queens --probes 10000 --seed 7")
            .planned(InspectCommand::plan);

    /**
     * The puzzles that are inspected, and the random walks.
     *
     * @param puzzles the puzzles
     * @param probes number of random walks
     * @param seed seed of the random walks
     * @param format the format of the output
     */
    record Plan(PuzzleArguments puzzles, int probes, long seed, Format format) {}

    @Inject
    InspectCommand {}

    private static Plan plan(Typed typed) {
        int probes = typed.get(PROBES);
        if (probes < 1 || probes > Census.MOST_PROBES) {
            throw new UsageException("--probes " + probes + ": must be 1 to " + Census.MOST_PROBES);
        }
        return new Plan(PuzzleArguments.of(typed), probes, typed.get(SEED), LineFormat.of(typed));
    }

    @Override
    public int run(Plan plan) {
        return loop.answer(PuzzleSource.of(plan.puzzles), GivenOptions.NONE, plan.format, plan, this::inspect);
    }

    private void inspect(PuzzleTask<?, ?> task, Plan plan) {
        if (task.model().can().contains("constraint")) {
            console.report(
                    "puzzle " + task.number() + ": the estimates count the solutions of the cover, also those that"
                            + " break the constraint of the model");
        }
        Census census = Census.of(task.solver().cover(), task.solver().givens(), plan.probes, plan.seed);
        boolean isJson = plan.format == Format.JSON;
        console.print(isJson ? json(task.number(), census) + '\n' : text(task.number(), census));
    }

    private static String text(int number, Census census) {
        String fewest = census.fewest().stream()
                .map(item -> '"' + Printable.name(item.item()) + "\" " + item.options()
                        + (item.need() == 1 ? "" : " for " + item.need()))
                .collect(Collectors.joining(", "));
        return "puzzle " + number + '\n'
                + line("items", census.items() + " (" + census.primary() + " primary)")
                + line("options", String.valueOf(census.options()))
                + line("nodes", String.valueOf(census.nodes()))
                + line("density", rounded(census.density(), 4).toPlainString())
                + (census.colors() == 0 ? "" : line("colors", census.colors() + " (" + colors(census) + ')'))
                + (census.bounded() == 0 ? "" : line("bounds", bounds(census)))
                + line("pins", String.valueOf(census.pins()))
                + line("left", census.openItems() + " items, " + census.openOptions() + " options")
                + line("fewest", fewest.isEmpty() ? "no primary item is left" : fewest)
                + line(
                        "dead",
                        census.dead().isPresent()
                                ? census.dead().getAsInt() + (census.dead().getAsInt() == 1 ? " option" : " options")
                                : "not counted: the cover is large")
                + line("components", String.valueOf(census.components()))
                + line(
                        "tree",
                        about(census.tree()) + " nodes" + range(census.treeNodes()) + " (" + census.probes()
                                + " random walks)")
                + line("solutions", about(census.solutions().value()) + range(census.solutions()));
    }

    private static String colors(Census census) {
        return census.colorNames().stream().map(Printable::name).collect(Collectors.joining(", "))
                + (census.colors() > census.colorNames().size() ? ", …" : "");
    }

    /**
     * Returns the number of items with multiplicities and some of their bounds, written as in a trace:
     * {@code least:most}, one number if both are equal, or {@code least+} without an effective maximum.
     */
    private static String bounds(Census census) {
        return census.bounded()
                + (census.bounded() == 1 ? " item (" : " items (")
                + census.bounds().stream()
                        .map(item -> '"' + Printable.name(item.item()) + "\" " + bounds(item, census.options()))
                        .collect(Collectors.joining(", "))
                + (census.bounded() > census.bounds().size() ? ", …)" : ")");
    }

    private static String bounds(Census.Bounds item, int options) {
        if (item.atMost() > options) {
            return item.atLeast() + "+";
        }
        return (item.atLeast() == item.atMost() ? "" : item.atLeast() + ":") + item.atMost();
    }

    private static String line(String what, String text) {
        return "  " + what + " ".repeat(12 - what.length()) + text + '\n';
    }

    private static String json(int number, Census census) {
        return JsonMembers.answer("inspect", number, json -> {
            json.put("items", census.items());
            json.put("primary", census.primary());
            json.put("options", census.options());
            json.put("nodes", census.nodes());
            json.put("density", rounded(census.density(), 6));
            json.put("pins", census.pins());
            json.put("open_items", census.openItems());
            json.put("open_options", census.openOptions());
            json.objects(
                    "fewest",
                    census.fewest(),
                    (to, item) -> to.put("item", item.item())
                            .put("options", item.options())
                            .put("need", item.need()));
            if (census.dead().isPresent()) {
                json.put("dead", census.dead().getAsInt());
            }
            json.put("components", census.components());
            estimate(json, census.tree(), "tree", "tree_above");
            json.put("colors", census.colors());
            json.put("bounded", census.bounded());
            range(json, "tree", census.treeNodes());
            Estimate solutions = census.solutions();
            estimate(json, solutions.value(), "solutions_estimate", "solutions_above");
            range(json, "solutions", solutions);
            json.put("probes", census.probes());
            json.put("seed", census.seed());
        });
    }

    private static void estimate(JsonMembers json, double value, String name, String above) {
        if (value < TOO_LARGE) {
            json.put(name, rounded(value, 6));
        } else {
            json.put(above, TOO_LARGE);
        }
    }

    /** Writes the ends of a range, each only if it is not too large. */
    private static void range(JsonMembers json, String what, Estimate estimate) {
        if (estimate.low() < TOO_LARGE) {
            json.put(what + "_low", rounded(estimate.low(), 6, RoundingMode.DOWN));
        }
        if (estimate.high() < TOO_LARGE) {
            json.put(what + "_high", rounded(estimate.high(), 6, RoundingMode.UP));
        }
    }

    private static String range(Estimate estimate) {
        if (estimate.value() >= TOO_LARGE) {
            return "";
        }
        String low = shortened(estimate.low(), RoundingMode.DOWN);
        return estimate.high() < TOO_LARGE
                ? ", 95 % range " + low + " to " + shortened(estimate.high(), RoundingMode.UP)
                : ", " + low + " or more";
    }

    private static String about(double value) {
        return value >= TOO_LARGE ? "more than 1e308" : "about " + shortened(value, RoundingMode.HALF_UP);
    }

    private static String shortened(double value, RoundingMode mode) {
        BigDecimal rounded = rounded(value, 3, mode);
        return value < LONG_NUMBER
                ? rounded.toPlainString()
                : String.format(Locale.ROOT, "%.2e", rounded.doubleValue());
    }

    private static BigDecimal rounded(double value, int digits) {
        return rounded(value, digits, RoundingMode.HALF_UP);
    }

    /**
     * Returns a number rounded to some digits. It is first rounded to 12 digits. Otherwise errors in the last digits of
     * a double could lift a whole number to the next one.
     */
    private static BigDecimal rounded(double value, int digits, RoundingMode mode) {
        BigDecimal shortened = new BigDecimal(value)
                .round(new MathContext(12))
                .round(new MathContext(digits, mode))
                .stripTrailingZeros();
        return shortened.scale() < 0 ? shortened.setScale(0) : shortened;
    }
}
