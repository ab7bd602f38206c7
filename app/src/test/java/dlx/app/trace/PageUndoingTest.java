package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests Ctrl-Z on the page. */
class PageUndoingTest {

    @ParameterizedTest
    @CsvSource({
        "a b undo, a", "a b c undo undo redo, b", "a b c undo d undo, b",
        "a b c undo! d undo, b", "a b c undo! d undo undo, a", "a b c undo! undo! d undo, a",
        "a b c undo! undo redo, b", "a b undo undo, a", "a b redo, b"
    })
    void whatWasTypedIsTakenBackAlsoWhereSomebodyTypesOnAtOnce(String words, String text) {
        try (PageModules asked = new PageModules(PageUndoingTest.class)) {
            assertThat(asked.call("shown", words).asString()).isEqualTo(text);
        }
    }
}
