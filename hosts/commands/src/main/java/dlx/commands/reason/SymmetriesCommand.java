package dlx.commands.reason;

import dlx.api.Cover;
import dlx.api.Svg;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.picture.OrbitsPicture;
import dlx.core.search.Symmetries;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the symmetries of each puzzle: {@code dlx symmetries}. */
public record SymmetriesCommand(ReasonLoop reasons, PuzzleLoop loop, Colorings pictures)
        implements PlanRunner<SymmetriesCommand.Plan> {

    /** Maximum number of generators in a text, and of orbits. */
    static final int MOST = 20;

    /** Maximum number of options of an orbit in a text. */
    private static final int MOST_OPTIONS = 4;

    public static final Command<Plan> COMMAND = ReasonLoop.named("symmetries")
            .about(
                    "Finds all symmetries that keep the givens, without help of the model. The order is their number; all"
                            + " follow from the generators. Symmetries map the options of an orbit to each other.")
            .with(PictureFormat.ORBITS.parameters())
            .examples("echo 6 | dlx symmetries queens", "echo 6 | dlx symmetries queens --format svg")
            .planned(SymmetriesCommand::plan);

    /**
     * The plan of a command line.
     *
     * @param explaining the puzzles
     * @param form the format of the answers
     */
    public record Plan(ReasonLoop.Plan explaining, PictureFormat form) {}

    @Inject
    public SymmetriesCommand {}

    private static Plan plan(Typed typed) {
        PictureFormat form = PictureFormat.ORBITS.of(typed, false);
        return new Plan(ReasonLoop.Plan.of(typed, form.format()), form);
    }

    @Override
    public int run(Plan plan) {
        return reasons.explain(plan.explaining(), plan, this::write);
    }

    private <P, O> boolean write(PuzzleTask<P, O> task, Plan plan) {
        Symmetries found = task.solver().symmetries();
        if (plan.form().format() == Format.JSON) {
            loop.print(json(task, found));
        } else if (!plan.form().format().isPicture() || !isDrawn(task, found, plan.form())) {
            reasons.heading(task);
            print(task, found);
        }
        if (!found.whole()) {
            loop.report(task, "the search for symmetries was stopped; there may be more");
        }
        return found.whole();
    }

    /** Draws the orbits and returns true, or reports that the model does not draw one and returns false. */
    private <P, O> boolean isDrawn(PuzzleTask<P, O> task, Symmetries found, PictureFormat form) {
        Optional<Svg> picture = OrbitsPicture.draw(task.model(), task.puzzle(), task.solver(), found);
        picture.ifPresentOrElse(
                svg -> pictures.write(task, form, "puzzle-" + task.number() + "-orbits", svg),
                () -> loop.report(
                        task,
                        "no picture, because the model " + task.model().id()
                                + " does not draw its options; written as text instead"));
        return picture.isPresent();
    }

    private <P, O> void print(PuzzleTask<P, O> task, Symmetries found) {
        loop.print("order       " + (found.whole() ? "" : "at least ") + found.order());
        loop.print("generators  " + found.generators().size());
        printSome(found.generators().size(), GeneratorWords.of(task, found).stream());
        Cover<O> cover = task.solver().cover();
        Collection<List<Integer>> orbits = orbits(found);
        loop.print("orbits      " + orbits.size() + " of " + cover.optionCount() + " options" + sizes(orbits));
        List<List<Integer>> shared =
                orbits.stream().filter(orbit -> orbit.size() > 1).toList();
        printSome(shared.size(), shared.stream().map(orbit -> orbit.size() + ": " + labels(cover, orbit)));
    }

    private void printSome(int entries, Stream<String> texts) {
        texts.limit(MOST).forEach(text -> loop.print("  " + text));
        if (entries > MOST) {
            loop.print("  and " + (entries - MOST) + " more");
        }
    }

    /** Returns the options of each orbit, in the order of the cover. */
    private static Collection<List<Integer>> orbits(Symmetries found) {
        int[] first = found.orbits();
        return IntStream.range(0, first.length)
                .boxed()
                .collect(Collectors.groupingBy(option -> first[option], TreeMap::new, Collectors.toList()))
                .values();
    }

    private static String sizes(Collection<List<Integer>> orbits) {
        return orbits.stream()
                .collect(Collectors.groupingBy(
                        List::size, () -> new TreeMap<Integer, Long>(Comparator.reverseOrder()), Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> entry.getValue() + " of size " + entry.getKey())
                .collect(Collectors.joining(", ", orbits.isEmpty() ? "" : ": ", ""));
    }

    private static String labels(Cover<?> cover, List<Integer> orbit) {
        return orbit.stream()
                        .limit(MOST_OPTIONS)
                        .map(option -> Printable.name(cover.label(option)))
                        .collect(Collectors.joining(", "))
                + (orbit.size() > MOST_OPTIONS ? ", …" : "");
    }

    private static String json(PuzzleTask<?, ?> task, Symmetries found) {
        Iterator<String> words = GeneratorWords.of(task, found).iterator();
        return JsonMembers.answer(
                "symmetries",
                task.number(),
                json -> json.put("order", found.order().toString())
                        .put("complete", found.whole())
                        .objects(
                                "generators",
                                found.generators(),
                                (to, generator) -> to.put("words", words.next())
                                        .options("moved", generator.moved())
                                        .options(
                                                "images",
                                                IntStream.of(generator.moved())
                                                        .map(generator::image)
                                                        .toArray()))
                        .rows(
                                "orbits",
                                orbits(found).stream()
                                        .map(orbit -> orbit.stream()
                                                .map(option -> option + 1L)
                                                .toList())
                                        .toList()));
    }
}
