package dlx.core.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasPictures;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.core.search.Symmetries;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OrbitsPictureTest {

    /** Dominoes and one square in a row; the options stand for the slots from left to left + length. */
    record Bar(int left, int length) {}

    private static class PlainRow implements ExactCoverModel<Integer, Bar> {

        @Override
        public String id() {
            return "row";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("slots", 1, 100);
        }

        @Override
        public void describe(Integer n, CoverBuilder<Bar> cover) {
            Items slots = cover.items("slot", n);
            for (int left = 0; left < n; left++) {
                cover.option(new Bar(left, 1), slots.at(left));
                if (left + 1 < n) {
                    cover.option(new Bar(left, 2), slots.at(left), slots.at(left + 1));
                }
            }
        }

        @Override
        public String render(Integer n, Solution<Bar> solution) {
            return solution.options() + "\n";
        }
    }

    private static final class Row extends PlainRow implements HasPictures<Integer, Bar> {

        private final double gap;

        Row(double gap) {
            this.gap = gap;
        }

        @Override
        public Svg picture(Integer n, Solution<Bar> solution) {
            Svg svg = new Svg(n * (1 + gap), 1);
            solution.options().forEach(bar -> svg.word(bar.left(), 0.5, 0.5, "red", "taken"));
            return svg;
        }

        @Override
        public List<Area> areas(Integer n, Bar bar) {
            Area first = new Area(bar.left() * (1 + gap), 0, 1, 1);
            return bar.length() == 1 ? List.of(first) : List.of(first, new Area((bar.left() + 1) * (1 + gap), 0, 1, 1));
        }
    }

    private static final Pattern FIGURE = Pattern.compile("fill=\"black\">([^<]*)</text>");
    private static final Pattern FILL = Pattern.compile("<rect x=\"([^\"]*)\"[^>]* fill=\"(#[0-9a-f]+)\"/>");

    private static Optional<Svg> picture(ExactCoverModel<Integer, Bar> row, int n, int... givens) {
        LoadedModel<Integer, Bar> model = LoadedModel.of(row, "here");
        Solver<Bar> solver =
                model.solver(n).toBuilder().given(Givens.of(givens)).build();
        return OrbitsPicture.draw(model, n, solver, solver.symmetries());
    }

    private static List<String> found(Pattern pattern, Svg svg, int group) {
        return pattern.matcher(svg.toString())
                .results()
                .map(match -> match.group(group))
                .toList();
    }

    @Test
    void placesOfAnOrbitHaveOneColorAndOneNumberAndAPlaceAloneIsGray() {
        Svg svg = picture(new Row(0), 5).orElseThrow();

        assertThat(found(FIGURE, svg, 1)).containsExactlyInAnyOrder("1", "1", "2", "2");
        assertThat(found(FILL, svg, 2))
                .containsExactly(Svg.color(0), Svg.color(0), Svg.color(1), Svg.color(1), "#eeeeee");
        assertThat(found(FILL, svg, 1)).containsExactly("0.05", "4.05", "1.05", "3.05", "2.05");
        assertThat(svg.toString())
                .contains("<title>Orbits of places</title>")
                .contains("<desc>Places: 5; orbits: 3; symmetries: 2.");
    }

    @Test
    void aGivenKeepsItsContentBesideADot() {
        Svg svg = picture(new Row(0), 4, 3).orElseThrow(); // the domino in the middle

        assertThat(svg.toString()).contains("fill=\"red\">taken<");
        assertThat(found(FIGURE, svg, 1)).containsExactly("1", "1");
        assertThat(found(FILL, svg, 2)).as("the other places").hasSize(2);
        assertThat(svg.toString().split("<circle")).as("two dots").hasSize(3);
        assertThat(picture(new Row(0), 3, 2).orElseThrow().toString())
                .as("a given alone in its orbit")
                .doesNotContain("<circle");
    }

    @Test
    void aGivenThatBreaksTheSymmetryLeavesEachPlaceAlone() {
        assertThat(found(FIGURE, picture(new Row(0), 3, 0).orElseThrow(), 1)).isEmpty();
    }

    @Test
    void placesThatDoNotTouchAreDiscs() {
        assertThat(picture(new Row(0.5), 4).orElseThrow().toString()).contains("<circle");
        assertThat(picture(new Row(0), 4).orElseThrow().toString()).doesNotContain("<circle");
    }

    @Test
    void aLowerBoundIsNamed() {
        LoadedModel<Integer, Bar> model = LoadedModel.of(new Row(0), "here");
        Symmetries some = new Symmetries(BigInteger.ONE, false, List.of(), new int[] {0, 1, 2});

        assertThat(OrbitsPicture.draw(model, 2, model.solver(2), some).orElseThrow())
                .asString()
                .contains("symmetries: at least 1.");
    }

    @Test
    void nothingIsDrawnWithoutABoard() {
        assertThat(picture(new PlainRow(), 3)).isEmpty();
    }
}
