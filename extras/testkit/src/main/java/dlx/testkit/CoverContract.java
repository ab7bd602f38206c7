package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.DlxException;
import dlx.core.LoadedModel;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a model describes: covers, shapes and pins, symmetries. */
abstract class CoverContract<P, O> extends TextContract<P, O> {

    CoverContract() {}

    /** Items, names, options and labels do not depend on what was parsed or described before. */
    @Test
    public final void describesEqualPuzzlesAlike() {
        aboutEach(text -> {
            Cover<O> first = coverOf(modeler(), first(text));
            Cover<O> second = coverOf(modeler(), first(text));
            assertThat(CoverText.of(second)).as(text).isEqualTo(CoverText.of(first));
            assertThat(CoverText.values(second)).as(text).isEqualTo(CoverText.values(first));
        });
    }

    /** A shape is a puzzle that stands for many: equal, described once, with an option for each pin. */
    @Test
    public final void fitsShapeAndPinsTogether() {
        aboutEach(text -> {
            P puzzle = first(text);
            Optional<P> shape = modeler().shape(puzzle);
            if (shape.isEmpty()) {
                return;
            }
            assertThat(first(text))
                    .as("the puzzle read again")
                    .isEqualTo(puzzle)
                    .hasSameHashCodeAs(puzzle);
            assertThat(modeler().shape(first(text))).as("the shape of %s", text).isEqualTo(shape);
            assertThat(modeler().shape(first(text)).orElseThrow()).hasSameHashCodeAs(shape.get());
            assertThat(modeler().shape(shape.get())).as("the shape of a shape").isEqualTo(shape);
            assertThat(modeler().pins(shape.get())).as("the pins of a shape").isEmpty();
            Cover<O> cover = Cover.of(builder -> model().describe(shape.get(), builder));
            assertThat(CoverText.values(cover)).as("options").doesNotHaveDuplicates();
            assertThat(CoverText.values(cover))
                    .as("options")
                    .containsAll(modeler().pins(puzzle));
        });
    }

    /** Givens are stated once, as pins: a puzzle is described like its shape. */
    @Test
    public final void describesGivensAsPinsOnly() {
        aboutEach(text -> {
            P puzzle = first(text);
            modeler()
                    .shape(puzzle)
                    .ifPresent(shape -> assertThat(described(puzzle).data().fingerprint())
                            .as("the cover of %s, to be that of its shape, since givens are pins", text)
                            .isEqualTo(described(shape).data().fingerprint()));
        });
    }

    /** Each symmetry is an automorphism of the cover: it makes options of options, and items of items. */
    @Test
    public final void mapsItemsToItemsByItsSymmetries() {
        aboutEach(text -> {
            Optional<DlxException> refusal = refusalOfSymmetries(text);
            try {
                checkSymmetries(first(text));
            } catch (AssertionError | DlxException e) {
                throw new AssertionError(e.getMessage(), refusal.isPresent() ? refusal.get() : e);
            }
            refusal.ifPresent(e -> {
                throw e;
            });
        });
    }

    private void checkSymmetries(P puzzle) {
        Cover<O> cover = described(modeler().shape(puzzle).orElse(puzzle));
        List<UnaryOperator<O>> symmetries = modeler().symmetries(puzzle);
        for (int k = 0; k < symmetries.size(); k++) {
            Automorphism.check("symmetry " + k, cover, symmetries.get(k));
        }
    }

    /** Why the host would not search with the symmetries: it makes a group of them, so it may find more than we do. */
    private Optional<DlxException> refusalOfSymmetries(String text) {
        LoadedModel<P, O> modeler = modeler();
        P puzzle = first(modeler, text);
        try {
            modeler.solver(puzzle)
                    .distinct(modeler.symmetries(puzzle))
                    .nodeLimit(1)
                    .count();
            return Optional.empty();
        } catch (DlxException e) {
            return Optional.of(e);
        }
    }

    private Cover<O> described(P puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
