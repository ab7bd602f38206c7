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
 * Draws the steps of a puzzle on the board as known before the step. The option of the step has a frame of solid lines,
 * its demands have a frame of dashes, and the options that exclude their options have a frame of dots. A stroke crosses
 * an impossible option. It also draws givens that contradict each other.
 *
 * <p>Not thread-safe: it caches the areas of options, so that the model is called once for each.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class StepPictures<P, O> {

    private static final String STRIKE = "#c00000";
    private static final double STRIKE_WIDTH = 0.06;

    /** Margin of a strike at each side, as a part of the cell. */
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
     * Creates the pictures of a puzzle.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param solver the puzzle's solver
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the pictures
     */
    public static <P, O> StepPictures<P, O> of(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {
        return new StepPictures<>(model, puzzle, solver.cover());
    }

    /**
     * Draws a step.
     *
     * @param step the step
     * @param taken options that are known to be taken: given, or forced by earlier steps
     * @param words writes the description for users who cannot see the picture
     * @return the board with the option on it; empty if the model does not draw pictures or does not return areas
     *     for the option
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
     * Draws givens that contradict each other. Because a model may show all givens of its text, these givens have a
     * frame of solid lines, and a demand at which they clash has a frame of dashes.
     *
     * @param none the explanation
     * @return the board with these givens; empty if the model does not draw pictures or does not return areas for
     *     the givens
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

    /**
     * Returns the board with the option of the step, or without it if the model cannot draw an option that does not
     * fit.
     */
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
        step.demands().forEach(item -> new Outline(areasOfItem(item)).draw(svg, Outline.Style.DEMAND));
        for (int blocker : step.blockers()) {
            if (taken.contains(blocker)) {
                new Outline(areas(blocker)).draw(svg, Outline.Style.BLOCKER);
            }
        }
        new Outline(place).draw(svg, Outline.Style.OPTION);
    }

    /** Draws a line across each cell of an impossible option; more lines would hide the contents of the cell. */
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

    /** Returns the areas that all options of the item share; if they share no area, all areas of the options. */
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
        return cover.data().nodes(option).anyMatch(node -> cover.item(node) == item);
    }
}
