package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A text may be read in several ways: the message about it is that of the reader which got furthest. */
class FurthestMessageTest {

    private static final char SIGN = '@';

    /** The text before the wrong sign is accepted by some reader, so a message must not be about a line above. */
    @TestFactory
    Stream<DynamicTest> noLineAboveTheWrongOneIsBlamed() {
        List<DynamicTest> tests = new ArrayList<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            tests.add(DynamicTest.dynamicTest(model.id(), () -> spoil(LoadedModel.of(model, "test"))));
        }
        return tests.stream();
    }

    private static void spoil(LoadedModel<?, ?> model) {
        String example = model.example();
        for (int i = 0; i < example.length(); i++) {
            if (!Character.isWhitespace(example.charAt(i))) {
                String text = example.substring(0, i) + SIGN + example.substring(i + 1);
                int line = 1
                        + (int) example.substring(0, i)
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                fault(model, text)
                        .ifPresent(fault -> assertThat(fault.line())
                                .as("%s%n%s", text, fault.getMessage())
                                .isGreaterThanOrEqualTo(line));
            }
        }
    }

    /** Names and comments may contain the sign. */
    private static <P> Optional<PuzzleSyntaxException> fault(LoadedModel<P, ?> model, String spoilt) {
        PuzzleText text = PuzzleText.of(spoilt);
        try {
            Optional<P> next = model.next(text);
            while (next.isPresent()) {
                next = model.next(text);
            }
            return Optional.empty();
        } catch (PuzzleSyntaxException e) {
            return Optional.of(e);
        }
    }
}
