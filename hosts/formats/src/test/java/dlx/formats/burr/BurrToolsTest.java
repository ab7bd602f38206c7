package dlx.formats.burr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files as BurrTools 0.6 writes them. */
class BurrToolsTest {

    private static final String APART = "whether the assembly can be taken apart";
    private static final String BOX = voxel(2, 2, 2, "########");
    private static final String CORNER = voxel(2, 2, 1, "###_");
    private static final String CUBE = voxel(1, 1, 1, "#");

    @Test
    void problemsArePackings() {
        String file = file(BOX + CORNER + CUBE, problem("0", "1:2", "2:2"));
        assertThat(read(file)).isEqualTo(imported("soma", """
            pieces
            A 2x
            ##
            #.

            B 2x
            #

            board
            .. ..
            .. ..
            """, APART));
    }

    @Test
    void manyProblemsOfALargeBoxAreRefusedInTime() {
        String file =
                file(voxel(16, 16, 16, "#".repeat(4096)), problem("0", "0:1").repeat(2000));
        assertThatThrownBy(() -> read(file)).hasMessageContaining("expected at most 4000000");
    }

    @Test
    void flatProblemsArePolyominoes() {
        String upright = voxel(1, 2, 3, "###_#_");
        String file = file(
                voxel(4, 3, 5, "_".repeat(12) + "_##_###_##__" + "_".repeat(36)) + upright + CUBE + CORNER,
                problem("0", "1:1", "2:0", "3:1"));
        assertThat(read(file)).isEqualTo(imported("polyomino", """
            pieces
            A
            .#
            .#
            ##

            B
            ##
            #.

            board
            #..
            ...
            ..#
            """));
    }

    @Test
    void shapesThatAreOneAnotherTurnedArePutTogether() {
        String turned = voxel(1, 2, 2, "_###");
        assertThat(read(file(BOX + CORNER + turned + CUBE, problem("0", "1:1", "2:1", "3:2")))
                        .text())
                .startsWith("pieces\nA 2x\n##\n#.\n\nB 2x\n#\n\nboard\n");
        String left = voxel(2, 2, 2, "###__#__");
        String right = voxel(2, 2, 2, "###___#_");
        assertThat(read(file(BOX + left + right, problem("0", "1:1", "2:1"))).text())
                .as("mirror images differ")
                .startsWith("pieces\nA\n## .#\n#. ..\n\nB\n## ..\n#. #.\n\nboard\n");
    }

    @Test
    void rangesAndFreeCellsAreCarriedOver() {
        String file = file(
                voxel(2, 2, 1, "##++") + CUBE + voxel(2, 1, 1, "##"),
                "<problem maxHoles=\"1\"><shapes><shape id=\"1\" min=\"1\" max=\"3\"/><shape id=\"2\"/></shapes>"
                        + "<result id=\"0\"/></problem>");
        assertThat(read(file)).isEqualTo(imported("polyomino", """
            pieces
            A 1..3x
            #

            B
            ##

            board holes 0..1
            ..
            ??
            """));
        assertThat(read(file.replace("maxHoles=\"1\"", "maxHoles=\"2\"")).text())
                .contains("\nboard\n");
    }

    @Test
    void whatIsLostIsTold() {
        String file =
                "\uFEFF<?xml version=\"1.0\"?>\n<puzzle version=\"2\"><gridType type=\"0\"/><colors><color red=\"1\"/></colors>"
                        + "<shapes>" + voxel(2, 1, 1, "#1+12") + voxel(1, 1, 1, "#1") + "</shapes><problems>"
                        + "<problem><shapes><shape id=\"1\" count=\"1\" group=\"2\"/></shapes><result id=\"0\"/><bitmap/>"
                        + "<solutions><solution><assembly>0 0 0 0</assembly></solution></solutions></problem>"
                        + "<problem><shapes/><result id=\"4294967295\"/></problem></problems><comment>x</comment></puzzle>";
        assertThat(read(file))
                .isEqualTo(imported(
                        "polyomino",
                        "pieces\nA\n#\n\nboard\n.?\n",
                        "1 problem without pieces or a result",
                        "the colors of 3 cubes",
                        "the groups of pieces"));
    }

    @Test
    void severalProblemsAreOneText() {
        String file = file(BOX + CORNER + CUBE, problem("0", "2:8") + problem("1", "2:3"));
        assertThat(read(file).text()).endsWith("\n.. ..\n.. ..\n\npieces\nA 3x\n#\n\nboard\n..\n.#\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<gridType type='1'/>|gridType: it is \"1\" (triangular prisms), which no model here packs; expected \"0\""
                        + " (bricks)",
                "<gridType type='2'/>|gridType: it is \"2\" (spheres), which no model here packs; expected \"0\" (bricks)",
                "<gridType/>|gridType: it is \"\", which no model here packs; expected \"0\" (bricks)",
                "<voxel y='1' z='1'>#</voxel>|shape 1, x: it is missing; expected 1 to 1000000",
                "<voxel x='1' y='1' z='0'>#</voxel>|shape 1, z: it is \"0\"; expected 1 to 1000000",
                "<voxel x='2' y='1' z='1'>#</voxel>|shape 1: it has 1 place; expected 2 x 1 x 1",
                "<voxel x='1000000' y='1000000' z='1000000'>#</voxel>|shape 1: it has 1 place; expected 1000000 x 1000000 x"
                        + " 1000000",
                "<voxel x='1' y='1' z='1'>?</voxel>|shape 1: '?' at place 1 is not a cube; expected '#', '+' or '_', each"
                        + " perhaps with the number of a color",
                "<shape id='0'/>|shape: it is outside of a problem; expected <problem> first",
                "<result id='0'/>|result: it is outside of a problem; expected <problem> first",
                "<problem><shape id='0'/></problem>|problem 1, piece 1, id: it is \"0\"; expected a shape, but the file has"
                        + " 0 shapes",
                "<problem maxHoles='x'/>|problem 1, maxHoles: it is \"x\"; expected 0 to 1000000",
                "<problem/>|problem: not found with pieces and a result; expected one at least",
                "<voxel x='1' y='1' z='1'>#</voxel><problem><shape id='1'/></problem>|problem 1, piece 1, id: it is \"1\";"
                        + " expected 0 to 0",
                "<voxel x='1' y='1' z='1'>#</voxel><problem><shape id='0' count='5000'/></problem>|problem 1, piece 1, count:"
                        + " it is \"5000\"; expected 0 to 4096",
                "<voxel x='1' y='1' z='1'>#</voxel><problem><shape id='0' min='2' max='1'/></problem>|problem 1, piece 1, max:"
                        + " it is \"1\"; expected 2 to 4096",
                "<voxel x='1' y='1' z='1'>+</voxel><problem><shape id='0'/><result id='0'/></problem>|shape 1: a piece has a"
                        + " cube '+'; expected '#' or '_' in pieces",
                "<voxel x='1' y='1' z='1'>_</voxel><problem><shape id='0'/><result id='0'/></problem>|problem 1, result: its"
                        + " box has 0 places; expected 1 to 4096",
                "<voxel>|XML: it is not well-formed here; expected <puzzle> with shapes and problems"
            })
    void saysWhatIsWrong(String inside, String problem) {
        assertThatThrownBy(() -> read("<puzzle version=\"2\">" + inside + "</puzzle>"))
                .hasMessageMatching("burr:1:(1|2[0-9]|[3-9][0-9]): BurrTools: " + Pattern.quote(problem));
    }

    @Test
    void refusesDocumentTypes() {
        assertThatThrownBy(
                        () -> read("<!DOCTYPE puzzle [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><puzzle>&a;</puzzle>"))
                .hasMessage("burr:1:1: BurrTools: DOCTYPE: such declarations are not read here; expected none");
    }

    @Test
    void leavesOtherTextsAlone() {
        List<String> others = new ArrayList<>(Mutations.ofModels());
        others.addAll(List.of("<a><puzzle/></a>", "<!DOCTYPE html><html><puzzle/></html>", "<puzzles/>"));
        assertThat(others)
                .allSatisfy(text -> assertThat(new BurrTools().read(new ForeignText("other", text)))
                        .isEmpty());
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new BurrTools(), file(BOX + CORNER + CUBE, problem("0", "1:2", "2:2")), 51);
        Mutations.areReadOrRefused(new BurrTools(), file(voxel(2, 1, 1, "#+") + CUBE, problem("0", "1:1")), 52);
    }

    @Test
    void readsPackedFilesOrRefusesThem() throws IOException {
        String file = file(BOX + CORNER + CUBE, problem("0", "1:2", "2:2"));
        byte[] packed = packed(file, 1);
        assertThat(ForeignFormats.read("burr", packed).map(Imported::text))
                .contains(read(file).text());
        Random random = new Random(53);
        for (int k = 0; k < 500; k++) {
            byte[] spoiled = packed.clone();
            spoiled[2 + random.nextInt(spoiled.length - 2)] = (byte) random.nextInt(256);
            try {
                ForeignFormats.read("burr", spoiled);
            } catch (PuzzleSyntaxException e) {
                assertThat(e).hasMessageStartingWith("burr:1:1: ").hasMessageContaining("; expected");
            }
        }
        assertThatThrownBy(() -> ForeignFormats.read("burr", packed("0123456789abcdef".repeat(1 << 10), 1 << 11)))
                .hasMessage("burr:1:1: gzip: length: it unpacks to more than 16777216 bytes; expected at most as many");
    }

    @Test
    void refusesHugeFilesInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            assertThatThrownBy(() -> read(file(voxel(100, 100, 100, "#".repeat(1_000_000)), problem("0", "0:1"))))
                    .hasMessageContaining("result: its box has 1000000 places; expected 1 to 4096");
            assertThatThrownBy(() -> read("<puzzle>" + "<a>".repeat(1 << 17)))
                    .hasMessageContaining("XML: it is not well-formed");
            StringBuilder parts = new StringBuilder();
            for (int k = 0; k < 10_000; k++) {
                parts.append("<shape id=\"1\" count=\"4096\"/>");
            }
            assertThat(read(file(BOX + CORNER, "<problem><shapes>" + parts + "</shapes><result id=\"0\"/></problem>"))
                            .text())
                    .startsWith("pieces\nA 40960000x\n");
        });
    }

    private static byte[] packed(String text, int times) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            for (int k = 0; k < times; k++) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private static String file(String shapes, String problems) {
        return "<?xml version=\"1.0\"?>\n<puzzle version=\"2\">\n<gridType type=\"0\"/>\n<colors/>\n<shapes>" + shapes
                + "</shapes>\n<problems>" + problems + "</problems>\n<comment/>\n</puzzle>\n";
    }

    private static String voxel(int x, int y, int z, String data) {
        return "<voxel x=\"" + x + "\" y=\"" + y + "\" z=\"" + z + "\" type=\"0\">" + data + "</voxel>";
    }

    /** A problem of pieces, each as {@code shape:count}. */
    private static String problem(String result, String... pieces) {
        StringBuilder shapes = new StringBuilder();
        for (String piece : pieces) {
            String[] parts = piece.split(":");
            shapes.append("<shape id=\"" + parts[0] + "\" count=\"" + parts[1] + "\"/>");
        }
        return "<problem state=\"0\"><shapes>" + shapes + "</shapes><result id=\"" + result + "\"/><bitmap/></problem>";
    }

    private static ReadPuzzles read(String file) {
        return new BurrTools().read(new ForeignText("burr", file)).orElseThrow();
    }

    private static ReadPuzzles imported(String model, String text, String... lost) {
        return new ReadPuzzles("BurrTools", model, text, List.of(lost));
    }
}
