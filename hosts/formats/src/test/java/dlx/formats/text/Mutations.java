package dlx.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dlx.api.PuzzleSyntaxException;
import dlx.skips.Tier;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Texts with slips: characters that are changed, left out or doubled, and texts that are cut. */
public final class Mutations {

    private static final int TEXTS = Tier.of(150, 1000);
    private static final String STRANGE = "{}tnul\u0000\t\n /:?#&%+-=.,|<>[]'\"09afgzAZ\u00e9\u0660\ud83d\ufeff";

    private Mutations() {}

    /** Asserts that a format reads or rejects a thousand mutations of a text without failing. */
    public static void areReadOrRefused(ForeignFormat format, String text, long seed) {
        Random random = new Random(seed);
        for (int k = 0; k < TEXTS; k++) {
            String mutation = mutation(text, random);
            assertThatCode(() -> readOrRefuse(format, mutation))
                    .as("seed %d, text %d: %s", seed, k, mutation)
                    .doesNotThrowAnyException();
        }
    }

    public static void readOrRefuse(ForeignFormat format, String text) {
        try {
            Optional<ReadPuzzles> read = format.read(new ForeignText("fuzz", text));
            assertThat(read.map(ReadPuzzles::text).orElse("\n")).endsWith("\n");
        } catch (PuzzleSyntaxException e) {
            assertThat(e).hasMessageMatching("(?s)fuzz:[1-9][0-9]*:[1-9][0-9]*: .*; expected.*");
        }
    }

    public static String mutation(String text, Random random) {
        StringBuilder mutation = new StringBuilder(text);
        for (int slips = 1 + random.nextInt(4); slips > 0 && mutation.length() > 0; slips--) {
            int at = random.nextInt(mutation.length());
            char strange = STRANGE.charAt(random.nextInt(STRANGE.length()));
            switch (random.nextInt(6)) {
                case 0 -> mutation.deleteCharAt(at);
                case 1 -> mutation.insert(at, mutation.charAt(at));
                case 2 -> mutation.insert(at, strange);
                case 3 -> mutation.setLength(random.nextInt(8) == 0 ? at : mutation.length());
                default -> mutation.setCharAt(at, strange);
            }
        }
        return mutation.toString();
    }

    /** Texts that are of no format but a model's own. */
    public static List<String> ofModels() {
        return List.of(
                "",
                "8",
                "2 stars\naabb\nabbb\nccdd\nccdd\n",
                "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
                "{\"size\": 9}",
                "<html><body>opensudoku</body></html>",
                "https://example.org/p?sudoku/4/4/g1k23k3g");
    }
}
