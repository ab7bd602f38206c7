package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dlx.api.DlxException;
import dlx.api.ExactCoverModel;
import dlx.api.HasSeparators;
import dlx.api.PuzzleText;
import dlx.skips.CharactersRead;
import dlx.skips.LongText;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No model's reader takes more than linear time for the long text of a stranger. */
class LongTextsTest {

    /** Lengths of texts: above the limit of a pattern (100), below the limit of a board (10 000), and above it. */
    private static final int[] LENGTHS = Tier.isAll() ? new int[] {240, 2_000, 20_000} : new int[] {240};

    private static final int DEPTH = 20_000;

    /**
     * Number of words of an example that are tried as a beginning, in addition to the empty beginning and the whole
     * example.
     */
    private static final int WORDS = Tier.of(0, 1);

    static Stream<ExactCoverModel<?, ?>> everyReaderIsLinear() {
        return ServiceLoader.load(ExactCoverModel.class).stream()
                .map(Provider::get)
                .map(model -> (ExactCoverModel<?, ?>) model);
    }

    @ParameterizedTest
    @MethodSource
    void everyReaderIsLinear(ExactCoverModel<?, ?> model) {
        List<String> steep = new ArrayList<>();
        CharactersRead.counting(counter -> {
            for (LongText text : LongText.all(beginnings(model))) {
                for (int length : LENGTHS) {
                    text.steepness(length, counter, puzzle -> read(model, puzzle))
                            .ifPresent(steep::add);
                }
            }
        });
        assertThat(steep).as(model.id()).isEmpty();
    }

    static Stream<ExactCoverModel<?, ?>> noNestingEndsInAnError() {
        return everyReaderIsLinear();
    }

    @ParameterizedTest
    @MethodSource
    void noNestingEndsInAnError(ExactCoverModel<?, ?> model) {
        for (LongText text : LongText.nested(beginnings(model))) {
            assertThatCode(() -> read(model, text.of(DEPTH))).as(text::toString).doesNotThrowAnyException();
        }
    }

    /** The first words of an example, then all of it. */
    private static Set<String> beginnings(ExactCoverModel<?, ?> model) {
        Set<String> beginnings = new LinkedHashSet<>();
        String example = model.example();
        for (int at = 0; at < example.length() && beginnings.size() < WORDS; at++) {
            if (" \n=".indexOf(example.charAt(at)) >= 0) {
                beginnings.add(example.substring(0, at + 1));
            }
        }
        beginnings.add(example);
        return beginnings;
    }

    private static void read(ExactCoverModel<?, ?> model, String text) {
        PuzzleText lines = PuzzleText.of(text);
        try {
            if (model instanceof HasSeparators able ? able.hasNext(lines) : lines.skipBlank()) {
                model.parse(lines);
            }
        } catch (DlxException e) {
            // most texts are not puzzles
        }
    }
}
