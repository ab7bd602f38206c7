package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests Ctrl-Z on the page. */
class PageUndoingTest {

    private static final String ASKED = """
            import {Undoing} from 'PAGE/undoing.js';

            /** Each word is a text that is typed and read, or undo, redo; one with ! is replaced before it has been read. */
            export function shown(words) {
                const page = {rewrite: to => { page.text = to.text; }};
                const undoing = new Undoing(page);
                for (const word of words.split(' ')) {
                    const [act] = word.split('!');
                    if (act === 'undo' || act === 'redo') {
                        undoing[act]();
                    } else {
                        page.text = act;
                    }
                    if (act === word) {
                        const request = {model: 'sudoku', text: page.text, settings: {}, pins: []};
                        undoing.read(page.request, request);
                        page.request = request;
                    }
                }
                return page.text;
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "a b undo, a", "a b c undo undo redo, b", "a b c undo d undo, b",
        "a b c undo! d undo, b", "a b c undo! d undo undo, a", "a b c undo! undo! d undo, a",
        "a b c undo! undo redo, b", "a b undo undo, a", "a b redo, b"
    })
    void whatWasTypedIsTakenBackAlsoWhereSomebodyTypesOnAtOnce(String words, String text) {
        try (PageModules asked = new PageModules(ASKED)) {
            assertThat(asked.call("shown", words).asString()).isEqualTo(text);
        }
    }
}
