package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.HasConstraint;
import dlx.api.HasSymmetries;
import dlx.api.LazyClause;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Tests of a model's descriptions: covers, shapes and pins, symmetries. */
abstract class CoverContract<P, O> extends SettingContract<P, O> {

    /** Maximum time for the symmetries of a cover. They are not compared if it takes longer. */
    private static final Duration MOST_TIME = Duration.ofSeconds(5);

    /** Maximum number of solutions of a cover of which a constraint is asked. */
    private static final int MOST_CHOICES = 2000;

    CoverContract() {}

    /** Checks that items, names, options and labels do not depend on puzzles parsed or described before. */
    @Test
    public final void describesEqualPuzzlesAlike() {
        aboutEachText(text -> {
            Cover<O> first = coverOf(modeler(), first(text));
            Cover<O> second = coverOf(modeler(), first(text));
            assertThat(CoverText.of(second)).as("the cover, described again").isEqualTo(CoverText.of(first));
            assertThat(CoverText.values(second))
                    .as("the options, described again")
                    .isEqualTo(CoverText.values(first));
        });
    }

    /** Checks that labels are distinct. Users identify an option by its label, in steps, hints and JSON. */
    @Test
    public final void labelsOptionsApart() {
        if (mayRepeatOptions()) {
            return;
        }
        aboutEachText(text -> {
            Cover<O> cover = coverOf(modeler(), first(text));
            Map<String, Integer> labels = new HashMap<>();
            for (int option = 0; option < cover.optionCount(); option++) {
                Integer first = labels.putIfAbsent(cover.label(option), option);
                if (first != null) {
                    throw new AssertionError("the options " + first + " and " + option + " have one label, "
                            + PuzzleText.quoted(cover.label(option))
                            + "; expected distinct labels: the toString of an option is its label");
                }
            }
        });
    }

    /** Checks that names are distinct. Users identify an item by its name, in explanations and steps. */
    @Test
    public final void namesItemsApart() {
        aboutEachText(text -> {
            Cover<O> cover = coverOf(modeler(), first(text));
            Map<String, Integer> names = new HashMap<>();
            for (int item = 0; item < cover.itemCount(); item++) {
                Integer first = names.putIfAbsent(cover.itemName(item), item);
                if (first != null) {
                    throw new AssertionError("the items " + first + " and " + item + " have one name, "
                            + PuzzleText.quoted(cover.itemName(item)) + "; expected distinct names");
                }
            }
        });
    }

    /** Checks that labels and names are written for users, and are not a record's default {@code toString}. */
    @Test
    public final void callsOptionsAndItemsAsPeopleDo() {
        aboutEachText(text -> {
            Cover<O> cover = coverOf(modeler(), first(text));
            for (int option = 0; option < cover.optionCount(); option++) {
                RecordForm.refuse("the label of option " + option, cover.label(option), cover.option(option));
            }
            for (int item = 0; item < cover.itemCount(); item++) {
                RecordForm.refuse("the name of item " + item, cover.itemName(item), "");
            }
        });
    }

    /**
     * Checks that a shape represents its puzzles: equal for equal puzzles, without pins itself, with an option for each
     * pin.
     */
    @Test
    public final void fitsShapeAndPinsTogether() {
        aboutEachText(this::assertShapeAndPins);
    }

    private void assertShapeAndPins(String text) {
        LoadedModel<P, O> modeler = modeler();
        P puzzle = first(text);
        Optional<P> shape = modeler.shape(puzzle);
        if (shape.isEmpty()) {
            return;
        }
        assertThat(first(text)).as("the puzzle read again").isEqualTo(puzzle).hasSameHashCodeAs(puzzle);
        assertThat(modeler.shape(first(text)))
                .as("the shape of the puzzle read again")
                .isEqualTo(shape);
        assertThat(modeler.shape(first(text)).orElseThrow()).hasSameHashCodeAs(shape.get());
        assertThat(modeler.shape(shape.get())).as("the shape of the shape").isEqualTo(shape);
        assertThat(modeler.pins(shape.get())).as("the pins of the shape").isEmpty();
        Cover<O> cover = described(shape.get());
        assertThat(CoverText.values(cover)).as("options").doesNotHaveDuplicates();
        assertThat(CoverText.values(cover)).as("options").containsAll(modeler.pins(puzzle));
    }

    /** Checks that givens are stated only as pins: a puzzle has the same cover as its shape. */
    @Test
    public final void describesGivensAsPinsOnly() {
        aboutEachText(text -> {
            P puzzle = first(text);
            modeler()
                    .shape(puzzle)
                    .ifPresent(shape -> assertThat(described(puzzle).data().fingerprint())
                            .as("the cover of the puzzle; expected that of its shape, because givens are pins")
                            .isEqualTo(described(shape).data().fingerprint()));
        });
    }

    /**
     * Checks that each symmetry is an automorphism of the cover: it maps options to options, and items to items. It
     * must not depend on the givens, and the host must accept it.
     */
    @Test
    public final void mapsItemsToItemsByItsSymmetries() {
        aboutEachText(text -> {
            LoadedModel<P, O> modeler = modeler();
            P puzzle = first(text);
            P shape = modeler.shape(puzzle).orElse(puzzle);
            Solver<O> solver = modeler.solver(shape);
            List<UnaryOperator<O>> symmetries = modeler.symmetries(shape);
            for (int k = 0; k < symmetries.size(); k++) {
                try {
                    Automorphism.check("symmetry " + k, solver.cover(), symmetries.get(k));
                } catch (AssertionError | ModelException e) {
                    throw new AssertionError(e.getMessage() + rejectionOf(solver, symmetries), e);
                }
            }
            assertThat(rejectionOf(solver, symmetries)).isEmpty();
            assertGivensUnseen(solver.cover(), symmetries, guarded(puzzle));
        });
    }

    /**
     * Checks that the symmetries that the host finds in a cover contain those that the model declares, and publishes a
     * report entry {@code symmetries} for each puzzle that has others: the model may declare these, too. Covers of more
     * than 20 000 nodes are left out, and models with a constraint that do not return its structure.
     *
     * @param reporter receives the entries
     */
    @Test
    public final void listsSymmetriesThatAreNotDeclared(TestReporter reporter) {
        aboutEachText(text -> {
            LoadedModel<P, O> modeler = modeler();
            P puzzle = first(text);
            P shape = modeler.shape(puzzle).orElse(puzzle);
            Solver<O> solver = modeler.solver(shape);
            Cover<O> cover = solver.cover();
            boolean isRefused = model() instanceof HasConstraint<P, O> able
                    && able.structure(shape).isEmpty();
            if (cover.nodeCount() <= FoundSymmetries.MOST_NODES && !isRefused) {
                Symmetries found =
                        solver.toBuilder().timeLimit(MOST_TIME).build().symmetries();
                accepted(shape, cover)
                        .filter(declared -> found.whole())
                        .flatMap(declared -> FoundSymmetries.undeclared(cover, found, declared))
                        .ifPresent(line -> reporter.publishEntry("symmetries", shown(text) + ": " + line));
            }
        });
    }

    /**
     * Checks the constraint of a model that {@link HasConstraint has one}, on the first solutions of its covers: clauses
     * do not change from one call to the next, and exclude no solution. Each option has a primary item.
     */
    @Test
    public final void keepsItsConstraint() {
        if (model() instanceof HasConstraint<P, O> able) {
            aboutEachText(text -> {
                P puzzle = first(text);
                Cover<O> cover = coverOf(modeler(), puzzle);
                for (int option = 0; option < cover.optionCount(); option++) {
                    assertThat(IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                                    .anyMatch(node -> cover.isPrimary(cover.item(node))))
                            .as("%s has a primary item", cover.label(option))
                            .isTrue();
                }
                List<Set<O>> choices = Solver.of(cover).iterator().stream()
                        .limit(MOST_CHOICES)
                        .<Set<O>>map(choice -> new HashSet<>(choice))
                        .toList();
                List<LazyClause<O>> clauses = choices.stream()
                        .flatMap(choice -> able.broken(puzzle, choice).stream())
                        .toList();
                for (UnaryOperator<O> declared : modeler().symmetries(puzzle)) {
                    assertThat(choices)
                            .as("choices that keep the constraint, with their images under a declared symmetry")
                            .allMatch(choice -> able.broken(puzzle, choice).isEmpty()
                                    == able.broken(
                                                    puzzle,
                                                    choice.stream()
                                                            .map(declared)
                                                            .collect(Collectors.toSet()))
                                            .isEmpty());
                }
                for (Symmetry symmetry : symmetries(able, puzzle, cover)) {
                    assertThat(choices)
                            .as("choices that keep the constraint, with their images under %s", symmetry)
                            .allMatch(choice -> able.broken(puzzle, choice).isEmpty()
                                    == able.broken(puzzle, image(choice, symmetry, cover))
                                            .isEmpty());
                }
                for (Set<O> choice : choices) {
                    List<LazyClause<O>> broken = able.broken(puzzle, choice);
                    assertThat(able.broken(puzzle, reversed(choice)))
                            .as("clauses of an equal choice")
                            .isEqualTo(broken);
                    assertThat(broken).as("clauses of %s", choice).allMatch(clause -> excludes(clause, choice));
                    if (broken.isEmpty()) {
                        assertThat(clauses)
                                .as("clauses and the solution %s", choice)
                                .noneMatch(clause -> excludes(clause, choice));
                    }
                }
            });
        }
    }

    private static <O> Set<O> reversed(Set<O> choice) {
        List<O> options = new ArrayList<>(choice);
        Collections.reverse(options);
        return new LinkedHashSet<>(options);
    }

    private static <P, O> List<Symmetry> symmetries(HasConstraint<P, O> able, P puzzle, Cover<O> cover) {
        List<Set<O>> structure = able.structure(puzzle);
        return structure.isEmpty()
                ? List.of()
                : Solver.builder(cover)
                        .constraint("", choice -> able.broken(puzzle, choice), () -> structure)
                        .timeLimit(MOST_TIME)
                        .build()
                        .symmetries()
                        .generators();
    }

    private static <O> Set<O> image(Set<O> choice, Symmetry symmetry, Cover<O> cover) {
        return choice.stream()
                .map(option -> cover.option(symmetry.image(cover.numberOf(option))))
                .collect(Collectors.toSet());
    }

    private static <O> boolean excludes(LazyClause<O> clause, Set<O> choice) {
        return choice.containsAll(clause.go()) && clause.come().stream().noneMatch(choice::contains);
    }

    /** Returns the symmetries that the model declares; empty if they are rejected, which another test reports. */
    private Optional<List<UnaryOperator<O>>> accepted(P shape, Cover<O> cover) {
        try {
            List<UnaryOperator<O>> declared = modeler().symmetries(shape);
            return rejectionOf(Solver.of(cover), declared).isEmpty() ? Optional.of(declared) : Optional.empty();
        } catch (ModelException e) {
            return Optional.empty();
        }
    }

    /** Returns the model's symmetries of a puzzle with its givens. The host calls the model with the shape instead. */
    private List<UnaryOperator<O>> guarded(P puzzle) {
        List<UnaryOperator<O>> maps = model() instanceof HasSymmetries<P, O> able ? able.symmetries(puzzle) : List.of();
        return maps == null ? List.of() : maps;
    }

    private void assertGivensUnseen(Cover<O> cover, List<UnaryOperator<O>> ofShape, List<UnaryOperator<O>> ofPuzzle) {
        assertThat(ofPuzzle)
                .as("symmetries of the puzzle; expected those of its shape, because givens must not matter")
                .hasSameSizeAs(ofShape);
        for (int k = 0; k < ofShape.size(); k++) {
            for (int option = 0; option < cover.optionCount(); option++) {
                O value = cover.option(option);
                assertThat(ofPuzzle.get(k).apply(value))
                        .as(
                                "image of symmetry %d of the puzzle for %s; expected that of its shape, because givens"
                                        + " must not matter",
                                k, cover.label(option))
                        .isEqualTo(ofShape.get(k).apply(value));
            }
        }
    }

    /**
     * Returns the error that {@code dlx solve --distinct} prints when it rejects the symmetries; empty if it accepts
     * them.
     */
    private static <O> String rejectionOf(Solver<O> solver, List<UnaryOperator<O>> symmetries) {
        try {
            solver.toBuilder().symmetries(symmetries).nodeLimit(1).build().count();
            return "";
        } catch (ModelException e) {
            return "\n`dlx solve --distinct` prints: " + e.getMessage();
        }
    }

    /** Returns the cover of the puzzle itself. The host would describe its shape. */
    private Cover<O> described(P puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
