package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests command lines of people who do not know the order of words yet. */
class SlipsTest {

    private static final String LIST = " dlx models lists the models";

    @ParameterizedTest
    @CsvSource(
            delimiter = '^',
            value = {
                "queens ^ no command is called \"queens\", which is a model; did you mean \"dlx solve queens\"?",
                "queens 8 ^ no command is called \"queens\", which is a model; did you mean \"echo 8 | dlx solve queens\"?",
                "sudoku count --all a.txt ^ no command is called \"sudoku\", which is a model; did you mean"
                        + " \"dlx count sudoku --all a.txt\"?",
                "help queens ^ no command is called \"queens\", which is a model; did you mean \"dlx info queens\"?",
                "help list ^ no command is called \"list\"; did you mean \"dlx models\"?",
                "list ^ no command is called \"list\"; did you mean \"dlx models\"?",
                "version ^ no command is called \"version\"; did you mean \"dlx --version\"?",
                "run ^ no command is called \"run\"; did you mean \"dlx solve MODEL\"?" + LIST,
                "run queens 8 ^ no command is called \"run\"; did you mean \"echo 8 | dlx solve queens\"?",
                "examples queens ^ no command is called \"examples\"; did you mean \"dlx info queens\"?",
                "gui ^ no command is called \"gui\"; did you mean \"dlx serve\"?",
                "s9.txt ^ no command is called \"s9.txt\", which looks like a file; did you mean \"dlx solve MODEL s9.txt\"?"
                        + LIST,
                "solve s9.txt ^ no model is called \"s9.txt\", which looks like a file; did you mean \"dlx solve MODEL s9.txt\"?"
                        + LIST,
                "solve s9.txt sudoku ^ no model is called \"s9.txt\", which looks like a file; did you mean"
                        + " \"dlx solve sudoku s9.txt\"?",
                "count boards/sudoku-easy.txt --stats ^ no model is called \"boards/sudoku-easy.txt\", which looks like a file; did you"
                        + " mean \"dlx count sudoku boards/sudoku-easy.txt --stats\"?",
                "sudoku-variants.txt ^ no command is called \"sudoku-variants.txt\", which looks like a file; did you mean"
                        + " \"dlx solve sudoku-variants sudoku-variants.txt\"?"
            })
    void theCommandThatWasMeantIsNamed(String line, String sentence) {
        Result result = dlx("", line.split(" "));

        assertThat(result.err()).isEqualTo(sentence + '\n');
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void aFileIsOneWhateverItIsCalled(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("my boards"), "8\n");

        assertThat(dlx("", "solve", file.toString()).err())
                .contains("which looks like a file; did you mean \"dlx solve MODEL '" + file + "'\"?");
    }

    @Test
    void whatNobodyMeansIsAnsweredWithAllThereIs() {
        assertThat(dlx("", "help", "nosuch").err()).startsWith("no command is called \"nosuch\". Known: solve, ");
        assertThat(dlx("", "solve", "Toy-Queens").err())
                .startsWith("no model is called \"Toy-Queens\"; did you mean \"toy-queens\"? Known models: ");
    }
}
