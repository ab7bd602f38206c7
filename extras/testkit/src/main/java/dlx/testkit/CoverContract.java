package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
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
        for (String text : texts()) {
            Cover<O> first = coverOf(modeler(), first(text));
            Cover<O> second = coverOf(modeler(), first(text));
            assertThat(CoverText.of(second)).as(text).isEqualTo(CoverText.of(first));
            assertThat(CoverText.values(second)).as(text).isEqualTo(CoverText.values(first));
        }
    }

    /** A shape is a puzzle that stands for many: equal, described once, with an option for each pin. */
    @Test
    public final void fitsShapeAndPinsTogether() {
        for (String text : texts()) {
            P puzzle = first(text);
            Optional<P> shape = model().shape(puzzle);
            if (shape.isEmpty()) {
                continue;
            }
            assertThat(first(text))
                    .as("the puzzle read again")
                    .isEqualTo(puzzle)
                    .hasSameHashCodeAs(puzzle);
            assertThat(model().shape(first(text))).as("the shape of %s", text).isEqualTo(shape);
            assertThat(model().shape(first(text)).orElseThrow()).hasSameHashCodeAs(shape.get());
            assertThat(model().shape(shape.get())).as("the shape of a shape").isEqualTo(shape);
            assertThat(model().pins(shape.get())).as("the pins of a shape").isEmpty();
            Cover<O> cover = Cover.of(builder -> model().describe(shape.get(), builder));
            assertThat(CoverText.values(cover)).as("options").doesNotHaveDuplicates();
            assertThat(CoverText.values(cover)).as("options").containsAll(model().pins(puzzle));
        }
    }

    /** Givens are stated once, as pins: a puzzle is described like its shape. */
    @Test
    public final void describesGivensAsPinsOnly() {
        for (String text : texts()) {
            P puzzle = first(text);
            model().shape(puzzle)
                    .ifPresent(shape -> assertThat(described(puzzle).data().fingerprint())
                            .as("the cover of %s, to be that of its shape, since givens are pins", text)
                            .isEqualTo(described(shape).data().fingerprint()));
        }
    }

    /** Each symmetry is an automorphism of the cover: it makes options of options, and items of items. */
    @Test
    public final void mapsItemsToItemsByItsSymmetries() {
        for (String text : texts()) {
            P puzzle = first(text);
            P shape = model().shape(puzzle).orElse(puzzle);
            Cover<O> cover = described(shape);
            List<UnaryOperator<O>> symmetries = model().symmetries(shape);
            for (int k = 0; k < symmetries.size(); k++) {
                Automorphism.check("symmetry " + k + " of " + shown(text), cover, symmetries.get(k));
            }
        }
    }

    private Cover<O> described(P puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
