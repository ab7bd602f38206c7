package dlx.app.answer;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Svg;
import dlx.app.console.Console;
import dlx.app.console.Printable;
import dlx.app.console.UsageException;
import dlx.app.option.StepFormat;
import dlx.app.run.Case;
import dlx.core.Solver;
import dlx.core.explain.Deduction;
import dlx.core.explain.Refutation;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.Words;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Draws steps: the board as far as it is known, with frames around the option of the step (a line), the demands that it is
 * about (dashes) and what is in their way (dots). A model that does not tell where its options lie gets text.
 */
public final class StepPictures {

    private static final String STRIKE = "#c00000";
    private static final double STRIKE_WIDTH = 0.06;

    /** The part of a cell that a strike leaves free at each side. */
    private static final double STRIKE_INSET = 0.18;

    private final Console console;
    private boolean written;

    @Inject
    StepPictures(Console console) {
        this.console = console;
    }

    /**
     * Draws each step of a way and writes it.
     *
     * @throws UsageException if this is one picture too many for standard output
     */
    public <P, O> void write(Case<P, O> asked, Solver<O> solver, SolvingPath path, StepFormat form) {
        Words words = Words.of(solver.cover(), solver.givens()).showing(Printable::name);
        Set<Integer> taken = new TreeSet<>();
        for (int option : solver.givens().taken()) {
            taken.add(option);
        }
        Board<P, O> board = new Board<>(asked, solver.cover(), taken, new HashMap<>());
        int number = 0;
        for (Deduction step : path.steps()) {
            number++;
            Optional<Svg> drawn = board.draw(step);
            if (drawn.isEmpty()) {
                words.lines(step).forEach(line -> console.print(line + '\n'));
            } else {
                String text = words.lines(step).stream().map(String::strip).collect(Collectors.joining("; "));
                write(asked, form, number, drawn.get().titled(words.brief(step), text.replaceAll(" {2,}", " ")));
            }
            if (step.kind() == Deduction.Kind.FORCED) {
                taken.add(step.option());
            }
        }
    }

    private void write(Case<?, ?> asked, StepFormat form, int step, Svg picture) {
        if (form.folder().isPresent()) {
            String name = String.format(Locale.ROOT, "puzzle-%d-step-%03d.svg", asked.number(), step);
            console.print(form.folder().get().write(name, picture.toString()) + '\n');
        } else if (written) {
            throw new UsageException("--format svg: standard output takes one picture, and puzzle " + asked.number()
                    + " is another; expected --output DIR");
        } else {
            console.print(picture.toString());
            written = true;
        }
    }

    /**
     * A puzzle as far as it is known.
     *
     * @param taken grows from step to step
     * @param areas where options lie that were asked for: the model is asked once
     */
    private record Board<P, O>(Case<P, O> asked, Cover<O> cover, Set<Integer> taken, Map<Integer, List<Area>> areas) {

        Optional<Svg> draw(Deduction step) {
            List<Area> place = areas(step.option());
            if (place.isEmpty()) {
                return Optional.empty();
            }
            Optional<Svg> picture = picture(step.option());
            picture.ifPresent(svg -> mark(svg, step, place));
            return picture;
        }

        /** With the option on it, where the model can draw one that does not fit. */
        private Optional<Svg> picture(int option) {
            Set<Integer> with = new TreeSet<>(taken);
            with.add(option);
            try {
                return asked.model().picture(asked.puzzle(), options(with));
            } catch (ModelException e) {
                return asked.model().picture(asked.puzzle(), options(taken));
            }
        }

        private List<O> options(Set<Integer> numbers) {
            return numbers.stream().map(cover::option).toList();
        }

        private void mark(Svg svg, Deduction step, List<Area> place) {
            if (step.kind() != Deduction.Kind.FORCED) {
                strike(svg, place);
            }
            for (int item : step.demands()) {
                new Outline(areasOfItem(item)).draw(svg, Outline.Style.DEMAND);
            }
            Set<Integer> blockers = new TreeSet<>();
            gather(step.why(), blockers);
            blockers.retainAll(taken);
            for (int blocker : blockers) {
                new Outline(areas(blocker)).draw(svg, Outline.Style.BLOCKER);
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
            return areas.computeIfAbsent(option, k -> asked.model().areas(asked.puzzle(), cover.option(k)));
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

        private static void gather(Refutation begin, Set<Integer> blockers) {
            List<Refutation> open = new ArrayList<>(List.of(begin));
            while (!open.isEmpty()) {
                Refutation part = open.remove(open.size() - 1);
                part.why().forEach(blocked -> blockers.addAll(blocked.by()));
                if (part instanceof Refutation.Forced forced) {
                    open.add(forced.then());
                } else if (part instanceof Refutation.Cases cases) {
                    cases.cases().forEach(one -> open.add(one.then()));
                }
            }
        }
    }
}
