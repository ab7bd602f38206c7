package dlx.app.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import dlx.core.diagnosis.UncoverableMessage;
import dlx.core.plugin.ModelRegistry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UncoverableMessageTest {

    private static final ModelRegistry MODELS = ModelRegistry.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "A B/A; no option holds the item \"B\"",
                "A B C D E/A; no option holds the items \"B\", \"C\", \"D\" and 1 more",
                "2|A 3:4|B/B; no option holds the item \"A\"", // which is worse than too few
                "A 2|B/A B; at most 1 of the options that hold the item \"B\" fit together, and it needs 2",
                "3:9|A B/A/A/B; at most 2 of the options that hold the item \"A\" fit together, and it needs 3",
                "1000000000|A/A; at most 1 of the options that hold the item \"A\" fit together, and it needs 1000000000",
                "2|A 3|B/A/B; too few options fit together to cover the items \"A\" (1 of 2), \"B\" (1 of 3)",
                "2|A 2|B 2|C 2|D/A B C D; too few options fit together to cover the items \"A\" (1 of 2), \"B\" (1 of"
                        + " 2), \"C\" (1 of 2) and 1 more",
                "2|A B/A B/A B/A B; at most 1 of the options that hold the item \"A\" fit together, and it needs 2",
                "2|A | X/A X/A X; at most 1 of the options that hold the item \"A\" fit together, and it needs 2",
                "3|A | X/A X:1/A X:1/A X:2/A X:2/A X; at most 2 of the options that hold the item \"A\" fit together,"
                        + " and it needs 3",
                // each option excludes the next: no single item says that three do not go together
                "3|A | X Y Z/A X/A X Y/A Y Z/A Z; no 3 of the options that hold the item \"A\" fit together",
                "B 3|A | X Y Z/A X/A X Y/A Y Z/A Z/B; no 3 of the options that hold the item \"A\" fit together",
            })
    void namesTheItem(String lines, String sentence) {
        assertThat(UncoverableMessage.sentence(cover(lines), Printable::name))
                .hasValue(sentence + ", so there is no solution");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A/A",
                "2|A/A/A",
                "0:2|A B/B",
                "2|A 2|B/A B/A B",
                "2|A | X/A X:1/A X:1",
                "2|A | X/A X:1/A X:2/A", // one of the first two with the third
                "2:3|A 0:1|B/A B/A B/A",
            })
    void isSilentWhereThereIsASolution(String lines) {
        assertThat(UncoverableMessage.sentence(cover(lines), Printable::name)).isEmpty();
    }

    private static Cover<?> cover(String lines) {
        return MODELS.get("knuth").solverOf(lines.replace('/', '\n') + '\n').cover();
    }
}
