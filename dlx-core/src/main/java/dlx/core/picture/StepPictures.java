package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.model.LoadedModel;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Draws the steps of a puzzle: the board as far as it is known, with a frame of lines around the option of the step, one
 * of dashes around the demands that it is about, one of dots around what is in their way, and a stroke through an option
 * that is impossible. Draws the givens that contradict each other, too.
 *
 * <p>Not safe for use by several threads at once: it remembers where options lie, so that the model is asked once.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class StepPictures<P, O> {

    private static final String STRIKE = "#c00000";
    private static final double STRIKE_WIDTH = 0.06;

    /** The part of a cell that a strike leaves free at each side. */
    private static final double STRIKE_INSET = 0.18;

    private final LoadedModel<P, O> model;
    private final P puzzle;
    private final Cover<O> cover;
    private final Map<Integer, List<Area>> areas = new HashMap<>();

    private StepPictures(LoadedModel<P, O> model, P puzzle, Cover<O> cover) {
        this.model = model;
        this.puzzle = puzzle;
        this.cover = cover;
    }

    /**
     * Pictures of a puzzle.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param solver its solver
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return what draws its steps
     */
    public static <P, O> StepPictures<P, O> of(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {
        return new StepPictures<>(model, puzzle, solver.cover());
    }

    /**
     * Draws a step.
     *
     * @param step the step
     * @param taken options that are known to be taken: given, or forced by the steps before
     * @param words what is told to those who cannot see the picture
     * @return the board with the option on it; absent if the model draws nothing, or does not tell where the option lies
     * @throws ModelException if the model failed
     */
    public Optional<Svg> draw(Deduction step, Collection<Integer> taken, Sentences words) {
        List<Area> place = areas(step.option());
        if (place.isEmpty()) {
            return Optional.empty();
        }
        Optional<Svg> picture = picture(step.option(), taken);
        picture.ifPresent(svg -> {
            mark(svg, step, place, taken);
            String text = words.lines(step).stream().map(String::strip).collect(Collectors.joining("; "));
            svg.titled(words.brief(step), text.replaceAll(" {2,}", " "));
        });
        return picture;
    }

    /**
     * Draws givens that contradict each other: a model may show all givens of its text, so those that contradict each other
     * have a frame of lines, and a demand that they clash at one of dashes.
     *
     * @param none the explanation
     * @return the board with these givens; absent if the model draws nothing, or does not tell where they lie
     * @throws ModelException if the model failed
     */
    public Optional<Svg> draw(Explanation.NoSolution none) {
        if (none.givens().stream().allMatch(option -> areas(option).isEmpty())) {
            return Optional.empty();
        }
        Optional<Svg> picture = picture(none.givens());
        picture.ifPresent(svg -> {
            if (none.clash() != Blocked.NONE) {
                new Outline(areasOfItem(none.clash())).draw(svg, Outline.Style.DEMAND);
            }
            none.givens().forEach(option -> new Outline(areas(option)).draw(svg, Outline.Style.OPTION));
        });
        return picture;
    }

    /** With the option on it, where the model can draw one that does not fit. */
    private Optional<Svg> picture(int option, Collection<Integer> taken) {
        Set<Integer> with = new TreeSet<>(taken);
        with.add(option);
        try {
            return picture(with);
        } catch (ModelException e) {
            return picture(taken);
        }
    }

    private Optional<Svg> picture(Collection<Integer> taken) {
        return model.picture(puzzle, Solution.of(options(new TreeSet<>(taken))));
    }

    private List<O> options(Set<Integer> numbers) {
        return numbers.stream().map(cover::option).toList();
    }

    private void mark(Svg svg, Deduction step, List<Area> place, Collection<Integer> taken) {
        if (step.kind() != Deduction.Kind.FORCED) {
            strike(svg, place);
            step.also().forEach(option -> strike(svg, areas(option)));
        }
        for (int item : step.demands()) {
            new Outline(areasOfItem(item)).draw(svg, Outline.Style.DEMAND);
        }
        for (int blocker : step.blockers()) {
            if (taken.contains(blocker)) {
                new Outline(areas(blocker)).draw(svg, Outline.Style.BLOCKER);
            }
        }
        new Outline(place).draw(svg, Outline.Style.OPTION);
    }

    /** A line across each cell of what is impossible; more would hide what stands there. */
    private static void strike(Svg svg, List<Area> place) {
        for (Area a : place) {
            double left = a.x() + STRIKE_INSET * a.width();
            double right = a.x() + (1 - STRIKE_INSET) * a.width();
            double top = a.y() + STRIKE_INSET * a.height();
            double bottom = a.y() + (1 - STRIKE_INSET) * a.height();
            svg.line(left, bottom, right, top, STRIKE_WIDTH, STRIKE);
        }
    }

    private List<Area> areas(int option) {
        return areas.computeIfAbsent(option, k -> model.areas(puzzle, cover.option(k)));
    }

    /** What all options of the item share; all of them together where they share nothing. */
    private Set<Area> areasOfItem(int item) {
        Set<Area> all = new LinkedHashSet<>();
        Optional<Set<Area>> shared = Optional.empty();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (has(option, item)) {
                List<Area> areas = areas(option);
                all.addAll(areas);
                Set<Area> both = shared.orElseGet(() -> new LinkedHashSet<>(areas));
                both.retainAll(areas);
                shared = Optional.of(both);
            }
        }
        return shared.isPresent() && !shared.get().isEmpty() ? shared.get() : all;
    }

    private boolean has(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return true;
            }
        }
        return false;
    }
}
