package dlx.commands.option;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorOptionsTest {

    @ParameterizedTest
    @CsvSource({
        "12, level 12: chains",
        "3..4, level 3..4: pairs to triples",
        "..2, level ..2: singles to intersections",
        "5..9, level 5..9: chains",
        "4.., level 4..: triples to search"
    })
    void aWishForLevelsHasTheirNames(String rating, String words) {
        GeneratorOptions options = GeneratorOptions.of(Words.typed(GeneratorOptions.PARAMETERS, "--rating", rating));

        assertThat(options).hasToString(words);
    }
}
