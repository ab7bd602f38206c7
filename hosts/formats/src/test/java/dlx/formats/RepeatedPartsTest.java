package dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dlx.api.PuzzleSyntaxException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests foreign puzzles that contain a part thousands of times: memory and text grow at most linearly with the input,
 * and a board contains no more than it can.
 */
class RepeatedPartsTest {

    private static final int COUNT = 1000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * Returns puzzles with a part. Repeated parts, with commas between them, replace the star; the number of a part
     * replaces {@code #}.
     */
    static Stream<Arguments> growsWithTheInput() {
        String grid = grid(25, "{}");
        String cells = grid(25, "{}");
        Stream<Arguments> fpuzzles = Stream.of("killercage", "extraregion", "arrow", "text", "x y")
                .flatMap(list -> Stream.of(
                                "{}",
                                "{\"cells\":[]}",
                                "{\"cells\":[\"R1C1\",\"R2C2\"]}",
                                "{\"cells\":[\"R1C1\"],\"value\":\"#\"}",
                                "{\"value\":5}",
                                "{\"cells\":[],\"value\":\"a\"}")
                        .map(part -> Arguments.of("{\"size\":25,\"grid\":" + grid + ",\"" + list + "\":[*]}", part)));
        Stream<Arguments> members = Stream.of(Arguments.of("{\"size\":25,\"grid\":" + grid + ",*}", "\"rule #\":true"));
        Stream<Arguments> sudokuPad = Stream.of("cages", "lines", "arrows", "overlays")
                .flatMap(list -> Stream.of(
                                "{}",
                                "{\"cells\":[],\"value\":\"rules: # \"}",
                                "{\"cells\":[[1,1],[2,2]],\"value\":\"#\"}",
                                "{\"cells\":[[1,1]],\"unique\":true}")
                        .map(part -> Arguments.of("{\"cells\":" + cells + ",\"" + list + "\":[*]}", part)));
        String shape = "<voxel x='1' y='1' z='2' type='0'>##</voxel>";
        Stream<Arguments> burr = Stream.of(
                Arguments.of("<puzzle>" + shape + "*</puzzle>", shape),
                Arguments.of(
                        "<puzzle>" + shape + "*</puzzle>",
                        "<problem><shapes><shape id='0'/></shapes><result id='0'/></problem>"),
                Arguments.of(
                        "<puzzle>" + shape + "<problem><shapes>*</shapes><result id='0'/></problem></puzzle>",
                        "<shape id='0' count='1'/>"),
                Arguments.of(
                        "<puzzle>" + shape + shape + "<problem><shapes>*</shapes><result id='0'/></problem></puzzle>",
                        "<shape id='1' min='0' max='1'/>"));
        Stream<Arguments> others = Stream.of(
                Arguments.of("*", "https://puzz.link/p?sudoku/9/9/zzzg#\n"),
                Arguments.of("*", "https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h\n"),
                Arguments.of("<opensudoku>*</opensudoku>", "<game data='" + "0".repeat(81) + "'/>"),
                Arguments.of("*", "1,2,3\n"),
                Arguments.of("a,b,c\n*", "r#,1,0\n"));
        return Stream.of(fpuzzles, members, sudokuPad, burr, others).flatMap(all -> all);
    }

    private static String grid(int n, String cell) {
        String row = Stream.generate(() -> cell).limit(n).collect(Collectors.joining(",", "[", "]"));
        return Stream.generate(() -> row).limit(n).collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(String puzzle, String part, int count) {
        String between = puzzle.startsWith("{") ? "," : "";
        return puzzle.replace(
                "*",
                IntStream.range(0, count)
                        .mapToObj(k -> part.replace("#", String.valueOf(k)))
                        .collect(Collectors.joining(between)));
    }

    @ParameterizedTest
    @MethodSource
    void growsWithTheInput(String puzzle, String part) {
        allocated(text(puzzle, part, 2)); // loads the classes
        long once = allocated(text(puzzle, part, COUNT));
        long twice = allocated(text(puzzle, part, 2 * COUNT));
        assertThat(twice).as("bytes, %s for %s parts", once, COUNT).isLessThan(once / 2 * 5 + 1_000_000);
        assertThat(twice)
                .as("bytes, for each character")
                .isLessThan(1000L * text(puzzle, part, 2 * COUNT).length() + 10_000_000);
    }

    /** Returns the number of bytes that a thread allocates to read a text, accepted or rejected. */
    private static long allocated(String text) {
        long id = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(id);
        try {
            if (ForeignFormats.read("t", text).isEmpty()) {
                ForeignFormats.readPlain("t.csv", text, Optional.empty());
            }
        } catch (PuzzleSyntaxException e) {
            assertThat(e.getMessage()).hasSizeLessThan(1000);
        }
        return THREADS.getThreadAllocatedBytes(id) - before;
    }

    private static void assertFault(String text, String problem) {
        assertThatThrownBy(() -> ForeignFormats.read("t", text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void aBoardHasNoMoreCagesAndRegionsThanCells() {
        String puzzle = "{\"size\":4,\"grid\":" + grid(4, "{}") + ",\"%s\":[*]}";
        String region = IntStream.range(0, 17)
                .map(k -> k < 15 ? k + 1 : k + 3)
                .mapToObj(k -> "{\"cells\":[\"R1C%d\",\"R%dC%d\"],\"value\":\"5\"}"
                        .formatted(k / 16 + 1, k % 16 / 4 + 1, k % 4 + 1))
                .collect(Collectors.joining(","));
        assertFault(puzzle.formatted("killercage").replace("*", region), "cages: there are 17; expected at most 16");
        assertFault(
                puzzle.formatted("extraregion").replace("*", region),
                "extra regions: there are 17; expected at most 16");
    }

    @Test
    void cellsHaveOneSum() {
        String cages = text(
                "{\"size\":4,\"grid\":" + grid(4, "{}") + ",\"killercage\":[*]}",
                "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"#\"}",
                5);
        Imported read = ForeignFormats.read("t", cages).orElseThrow();
        assertThat(read.text()).endsWith("aa..\n....\n....\n....\na=1\n");
        assertThat(read.lost()).containsExactly("3 other sums of a cage");
    }

    @Test
    void partsThatDemandNothingBecomeNothing() {
        String puzzle = "{\"size\":4,\"grid\":" + grid(4, "{}") + ",\"extraregion\":[*]}";
        assertThat(ForeignFormats.read("t", text(puzzle, "{\"cells\":[]}", 40_000))
                        .orElseThrow())
                .isEqualTo(new Imported("f-puzzles", "sudoku", "....\n....\n....\n....\n", List.of()));
        String cage = "{\"size\":4,\"grid\":" + grid(4, "{}") + ",\"killercage\":[{\"value\":\"5\",\"cells\":[]}]}";
        assertThat(ForeignFormats.read("t", cage).orElseThrow())
                .isEqualTo(new Imported(
                        "f-puzzles", "sudoku", "....\n....\n....\n....\n", List.of("1 sum of a cage without cells")));
    }

    @Test
    void aLinkHasALength() {
        assertFault(
                "https://puzz.link/p?sudoku/9/9/" + "z".repeat(70_000),
                "link: length: it has 70031 characters; expected at most 65536");
    }

    @Test
    void namesOfColumnsAreNotRepeatedWithoutEnd() {
        String head = ","
                + IntStream.range(0, 100).mapToObj(k -> "a".repeat(1000) + k).collect(Collectors.joining(",")) + '\n';
        String row = ",1".repeat(100);
        String table = head
                + IntStream.range(0, 100).mapToObj(k -> "r" + k + row + '\n').collect(Collectors.joining());
        assertThatThrownBy(() -> ForeignFormats.readPlain("t.csv", table, Optional.of("sets")))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("expected at most 4000000");
    }

    /** 300 shapes that are one another, which 900 problems name: each was turned anew for each problem. */
    @Test
    void shapesAreTurnedOncePerFile() {
        String shape = "<voxel x='16' y='16' z='16' type='0'>" + "#".repeat(4096) + "</voxel>";
        String problem = "<problem><shapes>"
                + IntStream.range(0, 30)
                        .mapToObj(k -> "<shape id='" + k + "' count='1'/>")
                        .collect(Collectors.joining())
                + "</shapes><result id='0'/></problem>";
        String few = "<puzzle>" + shape.repeat(30) + problem.repeat(2) + "</puzzle>";
        String many = "<puzzle>" + shape.repeat(30) + problem.repeat(20) + "</puzzle>";
        assertThat(allocated(many)).isLessThan(2 * allocated(few));
    }
}
