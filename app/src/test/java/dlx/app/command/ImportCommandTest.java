package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links and files of other programs, on the command line. */
class ImportCommandTest {

    private static final String BOARD =
            "400000805030000000000700000020000060000080400000010000000603070500200000104000000";

    private static final String LINK = "https://www.sudokuwiki.org/sudoku.htm?bd=" + BOARD;

    private static final String KILLER =
            "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                    + "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}],\"arrow\":[{},{}]}";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aLinkBecomesTheTextOfItsModel() {
        Result imported = dlx("", "import", "https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h");
        assertThat(imported.code()).isZero();
        assertThat(imported.out()).isEqualTo("..4...\n.53.2.\n....52\n33....\n.2.14.\n...3..\n");
        assertThat(imported.err())
                .isEqualTo(
                        "<link>: puzz.link: a puzzle of the model fillomino\nwarning: <link>: puzz.link: not carried over:"
                                + " on large boards, regions without a number that have more cells than the greatest number; --set largest=N allows them\n");
        assertThat(dlx(imported.out(), "count", "fillomino").code()).isZero();
    }

    /** As a spreadsheet of western Europe saves it. */
    @Test
    void aTableOfWindows1252KeepsItsLetters() throws Exception {
        Path table = Files.write(
                folder.resolve("t.csv"),
                "name,A,B\nM\u00fcller,1,0\nM\u00f6ller,0,1\n".getBytes(StandardCharsets.ISO_8859_1));
        Result imported = dlx("", "import", table.toString());
        assertThat(imported.out()).isEqualTo("items A B\nM\u00fcller: A\nM\u00f6ller: B\n");
        assertThat(imported.err())
                .contains(
                        "t.csv: table: not carried over: the encoding: the byte 0xfc in line 2 is not UTF-8, so all was"
                                + " read as Windows-1252");
        assertThat(dlx("", "import", file("utf.csv", "name,A,B\nM\u00fcller,1,0\nM\ufffdller,0,1\n"))
                        .err())
                .doesNotContain("encoding");
        Files.write(table, new byte[] {'n', ',', 'A', '\n', (byte) 0x81, ',', '1', '\n'});
        assertThat(dlx("", "import", table.toString()).err())
                .contains("the byte 0x81 in line 2 is neither UTF-8 nor Windows-1252");
    }

    @Test
    void aFileOfAProgramNeedsNoModel() throws Exception {
        String killer = file("killer.json", KILLER);
        Result counted = dlx("", "count", killer);
        assertThat(counted.err()).contains("f-puzzles: not carried over: 2 arrow constraints");
        assertThat(counted).isEqualTo(dlx("", "count", "killer", killer));
        assertThat(dlx("", "count", file("wrong.json", "{\"size\":4,\"grid\":[[{\"value\":9}]]}"))
                        .err())
                .contains("f-puzzles: ", "grid");
        assertThat(dlx("", "count", file("plain.txt", "8\n")).err())
                .contains("no model is called", "which looks like a file; did you mean");
    }

    @Test
    void aLinkNeedsNoModel() {
        Result solved = dlx("", "solve", LINK);
        assertThat(solved.code()).isZero();
        assertThat(solved.err()).isEmpty();
        assertThat(solved.out()).startsWith("417369825\n632158947\n");
        assertThat(dlx("", "solve", "sudoku", LINK)).isEqualTo(solved);
        assertThat(dlx("", "unique", LINK).out())
                .isEqualTo(dlx(BOARD + "\n", "unique", "sudoku").out());
        assertThat(dlx(LINK + "\n", "solve", "sudoku"))
                .as("a link on standard input")
                .isEqualTo(solved);
    }

    @Test
    void filesAreKnownByWhatTheyHold() throws Exception {
        String games = file(
                "games",
                "<?xml version=\"1.0\"?>\n<opensudoku><name>x</name><game data=\"" + BOARD + "\"/><game data=\"" + BOARD
                        + "\"/></opensudoku>\n");
        assertThat(dlx("", "count", "sudoku", games)).isEqualTo(new Result(0, "1\n1\n", ""));
        assertThat(dlx(Files.readString(Path.of(games)), "count", "sudoku")).isEqualTo(new Result(0, "1\n1\n", ""));
    }

    @Test
    void whatIsLostIsReported() throws Exception {
        String killer = file("killer.json", KILLER);
        Result counted = dlx("", "count", "killer", killer);
        assertThat(counted.code()).isZero();
        assertThat(counted.err())
                .isEqualTo("warning: " + killer + ": f-puzzles: not carried over: 2 arrow constraints\n");
        assertThat(dlx("", "import", "--format", "json", killer).out())
                .isEqualTo(
                        "{\"program\":\"f-puzzles\",\"model\":\"killer\",\"text\":\"....\\n....\\n....\\n....\\n\\naa..\\n....\\n"
                                + "....\\n....\\na=3\\n\",\"lost\":[\"2 arrow constraints\"]}\n");
    }

    @Test
    void itsOptionsDoNotDisturbEachOther() throws Exception {
        String killer = file("killer.json", KILLER);
        String plugins = Files.createDirectories(folder.resolve("plugins")).toString();
        Result json = dlx("", "import", killer, "--format", "json");
        assertThat(dlx("", "import", "--debug", "--plugins", plugins, killer, "--format", "json"))
                .isEqualTo(json);
        Result text = dlx("", "import", killer);
        assertThat(dlx("", "import", "--plugins", plugins, "--format", "text", "--debug", killer))
                .isEqualTo(text);
        assertThat(dlx("", "import", killer, killer).out()).isEqualTo(text.out() + text.out());
        assertThat(dlx("", "import", "--format", "csv", killer).code()).isEqualTo(2);
    }

    @Test
    void aPuzzleOfAnotherModelIsRefusedAndTheNextFileRead() throws Exception {
        String killer = file("killer.json", KILLER);
        String board = file("board.txt", BOARD + '\n');
        Result counted = dlx("", "count", "sudoku", killer, board);
        assertThat(counted.code()).isEqualTo(3);
        assertThat(counted.out()).isEqualTo("1\n");
        assertThat(counted.err())
                .isEqualTo(killer
                        + ": f-puzzles: this is a puzzle of the model killer, not of sudoku; expected: dlx import, and its"
                        + " text to the model killer\n");
    }

    @Test
    void whatIsWrongIsASentence() throws Exception {
        String short_ =
                "<link>:1:1: SudokuPad: 'abc' names a puzzle that only the site holds; expected a link in which scl or fpuz"
                        + " and the puzzle itself follow\n";
        for (String[] command : new String[][] {
            {"import", "https://sudokupad.app/abc"},
            {"solve", "https://sudokupad.app/abc"},
            {"solve", "sudoku", "https://sudokupad.app/abc"}
        }) {
            assertThat(dlx("", command)).as(String.join(" ", command)).isEqualTo(new Result(3, "", short_));
        }
        Result unknown = dlx("", "solve", "https://example.org/x");
        assertThat(unknown.code()).isEqualTo(3);
        assertThat(unknown.err()).startsWith("<link>: not a link of a supported program; expected one of f-puzzles");
        String text = file("notes.txt", "no puzzle\n");
        assertThat(dlx("", "import", text).err()).startsWith(text + ": not a file of a supported program;");
        assertThat(dlx("", "import", folder.resolve("none").toString()).code()).isEqualTo(3);
    }

    @Test
    void tablesMatricesAndGraphsAreImported() throws Exception {
        String costs = file("costs.csv", ",paint,tile\r\nAnn,4,1\r\nBob,2,\r\n");
        Result imported = dlx("", "import", costs);
        assertThat(imported)
                .isEqualTo(new Result(
                        0,
                        "jobs paint tile\nAnn 4 1\nBob 2 -\n",
                        costs + ": table: a puzzle of the model assignment\n"));
        assertThat(dlx(imported.out(), "best", "assignment").out()).contains("Ann", "Bob");
        String judge = file("judge.txt", "3 3\n0 1 0\n0 0 1\n1 0 0\n4 4\n0 0 0 1\n1 0 0 0\n1 1 0 1\n0 1 0 0\n");
        assertThat(dlx(dlx("", "import", judge).out(), "count", "matrix").out()).isEqualTo("1\n0\n");
        String lists = file("lists.txt", "6 7\n3 1 4 7\n2 1 4\n3 4 5 7\n3 3 5 6\n4 2 3 6 7\n2 2 7\n");
        assertThat(dlx(dlx("", "import", lists).out(), "solve", "sets").out()).contains("2:", "4:", "6:");
        String graph = file("ring.col", "c a ring\np edge 3 3\ne 1 2\ne 2 3\ne 3 1\n");
        Result ring = dlx("", "import", graph);
        assertThat(ring.err()).contains("not carried over: the number of colors", "give the setting colors");
        assertThat(dlx(ring.out(), "count", "graph-coloring", "--set", "colors=3")
                        .out())
                .isNotEqualTo("0\n");
        String board = "\t".repeat(8) + "\n" + ("1\t2\t3\t4\t5\t6\t7\t8\t9\n" + "\t".repeat(8) + "\n").repeat(1)
                + ("\t".repeat(8) + "\n").repeat(6);
        assertThat(dlx(dlx(board, "import", "-").out(), "solve", "sudoku").code())
                .isZero();
    }

    /** The Soma cube as BurrTools saves it: 240 solutions, 48 times as many turned and mirrored. */
    @Test
    void packedFilesAreUnpacked() throws Exception {
        StringBuilder xml =
                new StringBuilder("<?xml version=\"1.0\"?>\n<puzzle version=\"2\"><gridType type=\"0\"/><shapes>");
        for (String shape :
                "3 3 3 ########################### 2 2 1 ###_ 3 2 1 ####__ 3 2 1 ###_#_ 3 2 1 ##__## 2 2 2 ###__#__ 2 2 2 ###___#_ 2 2 2 ###_#___"
                        .split(" (?=\\d \\d \\d)")) {
            String[] parts = shape.split(" ");
            xml.append("<voxel x=\"" + parts[0] + "\" y=\"" + parts[1] + "\" z=\"" + parts[2] + "\" type=\"0\">"
                    + parts[3] + "</voxel>");
        }
        xml.append("</shapes><problems><problem><shapes>");
        for (int id = 1; id <= 7; id++) {
            xml.append("<shape id=\"" + id + "\" count=\"1\"/>");
        }
        xml.append("</shapes><result id=\"0\"/></problem></problems></puzzle>");
        Path packed = folder.resolve("soma.xmpuzzle");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(xml.toString().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(dlx("", "count", "soma", packed.toString()))
                .isEqualTo(new Result(
                        0,
                        "11520\n",
                        "warning: " + packed
                                + ": BurrTools: not carried over: whether the assembly can be taken apart\n"));
        assertThat(dlx(dlx("", "import", packed.toString()).out(), "count", "soma")
                        .out())
                .isEqualTo("11520\n");
        byte[] bytes = Files.readAllBytes(packed);
        Files.write(packed, Arrays.copyOf(bytes, bytes.length / 2));
        assertThat(dlx("", "count", "soma", packed.toString()).err())
                .isEqualTo(packed + ":1:1: gzip: data: they cannot be unpacked; expected all of the file\n");
    }

    @Test
    void theModelOfAnAmbiguousTableIsAskedFor() throws Exception {
        String table = file("table.csv", "1,0,0,0\n0,1,0,0\n0,0,1,0\n0,0,0,1\n");
        Result refused = dlx("", "import", table);
        assertThat(refused.code()).isEqualTo(3);
        assertThat(refused.err())
                .isEqualTo(
                        table + ":1:1: table: model: it may be one of sudoku, matrix; expected the one that is meant,"
                                + " as in --as sudoku\n");
        assertThat(dlx("", "import", "--as", "matrix", table).out()).startsWith("1 0 0 0\n");
        assertThat(dlx("", "import", "--as", "sudoku", table).out()).startsWith("1...\n");
        assertThat(dlx("", "import", "--as", "killer", table).err())
                .contains("no table becomes \"killer\"; expected sets, assignment, sudoku, matrix");
        assertThat(dlx("", "import", "--as", "killer", LINK).err())
                .isEqualTo(
                        "<link>: SudokuWiki: this is a puzzle of the model sudoku, not of killer; expected --as sudoku\n");
    }

    /** A pipe may bring a line in pieces. */
    @Test
    void aLinkThatComesByteByByteIsALink() {
        InputStream slow = new ByteArrayInputStream((LINK + '\n').getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, 1));
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(Cli.run(Cli.process(slow, out), "count", "sudoku")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("1\n");
    }
}
