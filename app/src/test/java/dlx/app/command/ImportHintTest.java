package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever {@code dlx import} reads, the model reads by itself, or the message names the import. */
class ImportHintTest {

    private static final String BOARD =
            "400000805030000000000700000020000060000080400000010000000603070500200000104000000";

    /** A form that no program signs, and the model that it is for. */
    private record Form(String model, String text) {}

    private static List<Form> forms() {
        List<Form> forms = new ArrayList<>();
        for (String between : List.of(",", ";", "\t")) {
            String[] tables = {
                "assignment|19,18,17/26,25,24/0,1,1/",
                "assignment|19.0,18.0,17.0/26.0,25.0,24.0/0.0,1.0,1.0/",
                "assignment|,wash,cook/Ann,4,1/Bea,2,0/",
                "assignment|worker,1,2/Ann,4,1/Bea,2,0/",
                "assignment|worker,1,2/1,4,1/2,2,0/",
                "assignment|+1,2/3,4/",
                "sets|,a,b,c/one,x,,x/two,,x,/",
                "sets|a,b,c/1,0,1/0,1,0/",
                "sets|,a,b/one,TRUE,FALSE/two,FALSE,TRUE/",
                "matrix|1,0,1/0,1,0/",
                "matrix|0,1,1/1,0,1/1,1,0/",
                "sudoku|1,,,/,,2,/,3,,/,,,4/",
                "sudoku|,A,B,C,D/1,1,,,/2,,,2,/3,,3,,/4,,,,4/"
            };
            for (String table : tables) {
                String[] parts = table.split("\\|");
                forms.add(new Form(parts[0], parts[1].replace(",", between).replace("/", "\n")));
            }
        }
        forms.add(new Form("sudoku", BOARD + "\n"));
        forms.add(new Form("sudoku", "#A name\n" + BOARD + "\n"));
        forms.add(new Form("matrix", "2 3\n1 0 1\n0 1 0\n"));
        forms.add(new Form("graph-coloring", "c colors 3\np edge 3 2\ne 1 2\ne 2 3\n"));
        forms.add(new Form("graph-coloring", "c colors 3\np edge 3 2\nn 1 2\ne 1 2\ne 2 3\n"));
        forms.add(new Form("polyomino", "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5 6x10\n"));
        forms.add(new Form("polyomino", "I4 L4 O4 S4 T4 4x5\n"));
        forms.add(new Form("soma", "V L T Z a b p 3x3x3\n"));
        return forms;
    }

    @TestFactory
    Stream<DynamicTest> whatAnImportReadsTheModelReadsOrNamesTheImport() {
        return forms().stream()
                .map(form -> DynamicTest.dynamicTest(form.toString(), () -> {
                    Result imported = dlx(form.text(), "import", "--as", form.model(), "-");
                    Result solved = dlx(form.text(), "solve", form.model(), "--limit", "1");
                    if (imported.code() == 0 && solved.code() == 3) {
                        assertThat(solved.err())
                                .endsWith("<stdin>: dlx import can read this file: dlx import --as " + form.model()
                                        + " -\n");
                        assertThat(dlx(imported.out(), "solve", form.model()).code())
                                .isIn(0, 4);
                    }
                }));
    }

    @Test
    void nothingIsSaidWhereAPuzzleWasReadOrAnImportReadsNone() {
        assertThat(dlx("jobs a b\nx 1 2\n\nx y z\n", "best", "assignment").err())
                .doesNotContain("import");
        assertThat(dlx("six\n", "solve", "queens").err()).doesNotContain("import");
        String large = "I4 L4 O4 S4 T4 4x5\n" + "# more\n".repeat(20_000);
        assertThat(dlx(large, "solve", "polyomino").err()).doesNotContain("import");
    }
}
