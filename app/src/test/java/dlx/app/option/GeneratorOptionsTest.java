package dlx.app.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

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
        Arguments arguments = new Arguments(this);
        GeneratorOptions options = new GeneratorOptions(arguments);
        new CommandLine(arguments.spec()).parseArgs("--rating", rating);

        assertThat(options).hasToString(words);
    }
}
