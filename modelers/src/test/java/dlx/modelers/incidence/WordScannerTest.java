package dlx.modelers.incidence;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordScannerTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a", " a ", "ab\tc \f\u000b\r d", "\u00a0x \u2003"})
    void findsTheWordsThatTheLineFinds(String text) {
        Line line = new Line("<text>", 1, text);
        List<String> words = new ArrayList<>();
        WordScanner scanner = new WordScanner(line);
        while (scanner.next()) {
            words.add(scanner.text());
        }

        assertThat(words).isEqualTo(line.words().stream().map(Word::text).toList());
        assertThat(scanner.next()).as("a word after the last").isFalse();
    }

    @Test
    void pointsAtTheCurrentWord() {
        WordScanner scanner = new WordScanner(new Line("f", 3, "  ab |cd: "));
        scanner.next();
        assertThat(scanner.wrong("is odd", "better")).hasMessage("f:3:3: 'ab' is odd; expected better");
        scanner.next();
        scanner.cut(1, 1);
        assertThat(scanner.wrong("is odd", "better")).hasMessage("f:3:7: 'cd' is odd; expected better");
        assertThat(scanner.next()).isFalse();
        assertThat(scanner.wrong("is here", "more")).hasMessage("f:3:11: the end of the line is here; expected more");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1:true", "0078:true", "-1:false", "1a:false", "+3:false", "\u0663:false"})
    void knowsNumbersFromOtherWords(String wordAndAnswer) {
        String[] parts = wordAndAnswer.split(":");
        WordScanner scanner = new WordScanner(new Line("f", 1, parts[0]));
        scanner.next();
        assertThat(scanner.isNumber()).isEqualTo(Boolean.parseBoolean(parts[1]));
    }
}
