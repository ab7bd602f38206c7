package dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.formats.text.CellBoard;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Links of the models of loops and areas, whose boards have a word for each cell. */
class CellLinksTest {

    private static Imported read(String link) {
        return ForeignFormats.read("link", link).orElseThrow();
    }

    /** The links and boards are those of the tests of pzpr.js: test/script/slither.js, mashu.js, and so on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "slither/5/5/cbcbcddad: slitherlink: 2..1./.2..1/..2../3..3./.0..3",
                "mashu/6/6/1063000i3000: masyu: ..o.../.*..o./....../...*../.o..../......",
                "yajilin/5/5/m32j10: yajilin: . . . . ./. . . . ./. . . 2< ./. . . . ./. . . . 0^",
                "hitori/4/4/1114142333214213: hitori: 1 1 1 4/1 4 2 3/3 3 2 1/4 2 1 3",
                "nurikabe/5/5/g5k2o1k3g: nurikabe: . 5 . . ./. . 2 . ./. . . . ./. . 1 . ./. . . 3 .",
                "heyawake/6/6/lll155007rs12222j: heyawake: 1 2 2 3 3 4/1 2 2 3 3 4/1 2 2 3 3 4/5 5 5 5 5 4/6 6 6 7 7 4"
                        + "/6 6 6 7 7 8/1=2 2=2 3=2 4=2",
                "numlin/5/5/1j2h3m1h2j3: numberlink: 1 . . . ./2 . . 3 ./. . . . ./. 1 . . 2/. . . . 3",
            })
    void boardsAreThoseOfPzpr(String body, String model, String text) {
        assertThat(read("https://puzz.link/p?" + body))
                .isEqualTo(new Imported("puzz.link", model, text.replace('/', '\n') + '\n', List.of()));
    }

    /** Returns a board of random words; the numbers of a heyawake's rooms follow its map. */
    private static String board(String model, Random random) {
        int width = 1 + random.nextInt(12);
        int height = 1 + random.nextInt(12);
        int free = random.nextInt(30);
        if (model.equals("heyawake")) {
            int roomWidth = 1 + random.nextInt(4);
            int across = (width + roomWidth - 1) / roomWidth;
            String map =
                    rows(width, height, " ", cell -> 1 + cell % width / roomWidth + cell / width / 2 * across + "");
            String counts = IntStream.rangeClosed(1, (height + 1) / 2 * across)
                    .filter(room -> random.nextInt(3) > 0)
                    .mapToObj(room -> room + "=" + random.nextInt(width * height + 1))
                    .collect(Collectors.joining(" "));
            return map + (counts.isEmpty() ? "" : counts + '\n');
        }
        boolean isOfCharacters = model.equals("slitherlink") || model.equals("masyu");
        return rows(
                width,
                height,
                isOfCharacters ? "" : " ",
                cell -> random.nextInt(30) < free ? "." : word(model, random));
    }

    private static String rows(int width, int height, String between, IntFunction<String> word) {
        return IntStream.range(0, height)
                .mapToObj(row -> IntStream.range(row * width, (row + 1) * width)
                        .mapToObj(word)
                        .collect(Collectors.joining(between, "", "\n")))
                .collect(Collectors.joining());
    }

    private static String word(String model, Random random) {
        int number = 1 + random.nextInt(1 << 1 + random.nextInt(9));
        return switch (model) {
            case "slitherlink" -> "" + random.nextInt(4);
            case "masyu" -> random.nextBoolean() ? "o" : "*";
            case "yajilin" -> random.nextInt(5) == 0 ? "x" : number % 100 + "" + "<^v>".charAt(random.nextInt(4));
            case "nurikabe" -> random.nextInt(5) == 0 ? "?" : "" + number;
            default -> "" + number;
        };
    }

    @ParameterizedTest
    @MethodSource("models")
    void boardsComeBackAsTheyWere(String model) {
        for (int seed = 0; seed < 300; seed++) {
            String text = board(model, new Random(seed));
            for (LinkProgram program : LinkProgram.of(model)) {
                PuzzleLink link = program.link(model, Map.of(), text);
                assertThat(link.lost()).isEmpty();
                assertThat(read(link.link()))
                        .as("%s, seed %d: %s", program, seed, link.link())
                        .isEqualTo(new Imported(program.title(), model, text, List.of()));
            }
        }
    }

    static List<String> models() {
        return CellBoard.MODELS;
    }
}
