package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.plugin.ModelRegistry;
import org.junit.jupiter.api.Test;

/** Tests the parts of pictures beyond the solution: holes, layers, the meanings of colors and numbers. */
class PictureDetailsTest {

    private static final ModelRegistry MODELS = ModelRegistry.load();

    private static String picture(String model, String puzzle) {
        return MODELS.get(model).read(puzzle).pictured().orElseThrow().toString();
    }

    @Test
    void aHoleLooksUnlikeAFreeCell() {
        String ring = picture("polyomino", "pieces\nA 4x\n##\n\nboard\n...\n.#.\n...\n");
        assertThat(ring).contains("<rect x=\"1\" y=\"1\" width=\"1\" height=\"1\" fill=\"#6b6b6b\"/>");
        String notched = picture("polyomino", "pieces\nA 4x\n##\n\nboard\n..#\n...\n...\n");
        assertThat(notched).as("beside the board").doesNotContain("#6b6b6b");
    }

    @Test
    void layersAreNamed() {
        String cube = picture("soma", MODELS.get("soma").example());
        assertThat(cube).contains(">layer 1<", ">layer 2<", ">layer 3<").doesNotContain(">layer 4<");
        assertThat(picture("polyomino", "pieces\nA 2x\n##\n\nboard\n....\n")).doesNotContain("layer");
    }

    @Test
    void colorsAndNumbersOfAGraphHaveALegend() {
        assertThat(picture("graph-coloring", MODELS.get("graph-coloring").example()))
                .contains(">color 1<", ">color 2<", ">color 3<", ">inside: the vertex; beside it: its color<")
                .doesNotContain(">color 4<");
        assertThat(picture("graceful", MODELS.get("graceful").example())).contains("on an edge: the difference");
        assertThat(picture("domination", "p edge 3 2\ne 1 2\ne 2 3\n")).contains("beside a vertex: who watches it");
    }

    @Test
    void whatWasFoundIsBlueAndWhatIsGivenIsBoldAndBlack() {
        String found = "font-weight=\"normal\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"#1f4fb0\"";
        String given = "font-weight=\"bold\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"black\"";
        for (String model : new String[] {"sudoku", "jigsaw", "killer", "sudoku-variants", "target-sudoku", "latin"}) {
            String picture = picture(model, MODELS.get(model).example());
            assertThat(picture).as(model).contains("font-size=\"0.6\" " + found);
            if (picture.contains("bold")) {
                assertThat(picture).as(model).contains("font-size=\"0.6\" " + given);
            }
        }
        assertThat(picture("de-bruijn", MODELS.get("de-bruijn").example())).contains(found, given);
    }
}
