package dlx.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasPictures;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.explain.Weights;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WeightsPictureTest {

    /** A bar on some slots of a row; a bar with a hook also covers the hook. */
    record Bar(int left, int length, boolean hook) {
        IntStream slots() {
            return IntStream.range(left, left + length);
        }
    }

    /** Bars that weigh a multiple of 3 if the slots weigh 0, 1, 2, and the hook 2. */
    private static final Bar[] BARS = {new Bar(0, 2, true), new Bar(0, 3, false), new Bar(1, 2, false)};

    /** Bars in a row of slots that is not drawn. */
    private static class PlainRow implements ExactCoverModel<Integer, Bar> {

        private final String name;
        private final Bar[] bars;

        PlainRow(String name, Bar... bars) {
            this.name = name;
            this.bars = bars;
        }

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
            Items slots = cover.items(name, n);
            Item hook = cover.item("hook");
            for (Bar bar : bars) {
                Stream<Item> items = bar.slots().mapToObj(slots::at);
                cover.option(bar, (bar.hook() ? Stream.concat(items, Stream.of(hook)) : items).toArray(Item[]::new));
            }
        }

        @Override
        public String render(Integer n, Solution<Bar> solution) {
            return solution.options() + "\n";
        }
    }

    /** A model of bars in a row of slots that is drawn; a gap is left free between two slots. */
    private static final class RowModel extends PlainRow implements HasPictures<Integer, Bar> {

        private final double gap;

        RowModel(double gap, String name, Bar... bars) {
            super(name, bars);
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
            return bar.slots().mapToObj(i -> new Area(i * (1 + gap), 0, 1, 1)).toList();
        }
    }

    private static final Pattern MARK = Pattern.compile(
            "(?:<rect x=\"([^\"]*)\" y=\"[^\"]*\" width=\"[^\"]*\" height=\"[^\"]*\"|<circle cx=\"([^\"]*)\" cy=\"[^\"]*\" r=\"[^\"]*\")"
                    + " fill=\"(#[0-9a-f]+)\"[^>]*/>\n<text [^>]*>([^<]*)</text>");

    /** Returns the marks over each slot as {@code slot:figure:color}; colors are named by their first occurrence. */
    private static List<String> marks(Svg svg) {
        List<String> marks = new ArrayList<>();
        List<String> colors = new ArrayList<>();
        Matcher mark = MARK.matcher(svg.toString());
        while (mark.find()) {
            if (!colors.contains(mark.group(3))) {
                colors.add(mark.group(3));
            }
            String place = mark.group(1) != null ? mark.group(1) : mark.group(2);
            marks.add((int) Double.parseDouble(place) + ":" + mark.group(4) + ":"
                    + (char) ('A' + colors.indexOf(mark.group(3))));
        }
        return marks;
    }

    private static LoadedModel<Integer, Bar> model(double gap, String name, Bar... bars) {
        return LoadedModel.of(new RowModel(gap, name, bars), "here");
    }

    private static final LoadedModel<Integer, Bar> ROW = model(0, "slot", BARS);

    private static Optional<Svg> picture(
            LoadedModel<Integer, Bar> model, int n, Givens givens, long modulus, long... weight) {
        Cover<Bar> cover = model.solver(n).cover();
        Weights weights = Weights.of(cover.data(), givens, modulus, weight);
        return WeightsPicture.of(model, n, cover).draw(weights, UnaryOperator.identity());
    }

    private static Svg draw(LoadedModel<Integer, Bar> model, int n, long modulus, long... weight) {
        return picture(model, n, Givens.NONE, modulus, weight).orElseThrow();
    }

    @Test
    void writesEachWeightInItsColorLeavesZeroPlainAndCountsWhatHasNoPlace() {
        Svg svg = draw(ROW, 3, 3, 0, 1, 2, 2);

        assertThat(marks(svg)).containsExactly("1:1:A", "2:2:B");
        assertThat(svg.toString())
                .contains("<title>No solution: weights mod 3</title>")
                .contains("<desc>Each option weighs a multiple of 3, all items together weigh 5: on the board 1 item of"
                        + " weight 1 (slot 1); on the board 1 item of weight 2 (slot 2);"
                        + " beside it 1 item of weight 2 (hook)</desc>");
    }

    @Test
    void writesSignsWhereThereIsNoModulus() {
        LoadedModel<Integer, Bar> row = model(0, "slot", new Bar(0, 2, false), new Bar(1, 2, false));

        Svg svg = draw(row, 3, 0, 1, -1, 1, 0);
        assertThat(marks(svg)).containsExactly("0:+1:A", "2:+1:A", "1:-1:B");
        assertThat(svg.toString()).contains("Each option weighs 0,").contains("2 items of weight +1 (slot 0, slot 2)");
    }

    @Test
    void anItemThatAlwaysLiesOnTheMiddleIsNotTheMiddle() {
        LoadedModel<Integer, Bar> row =
                model(0, "slot", new Bar(0, 2, true), new Bar(1, 2, true), new Bar(1, 1, false));
        Places places = Places.of(
                row.solver(3).cover(), k -> row.areas(3, row.solver(3).cover().option(k)));

        assertThat(places.of(1)).contains(Area.cell(0, 1));
        assertThat(places.of(3)).as("the hook").isEmpty();
    }

    @Test
    void placesThatDoNotTouchAreDiscs() {
        Svg apart = draw(model(0.5, "vertex", BARS), 3, 3, 0, 1, 2, 2);

        assertThat(apart.toString()).contains("<circle").doesNotContain("fill=\"#d2d2d2\"/>");
        assertThat(draw(ROW, 3, 3, 0, 1, 2, 2).toString()).doesNotContain("<circle");
        assertThat(marks(apart)).containsExactly("2:1:A", "3:2:B");
    }

    @Test
    void colorsWhatIsLeftBesideWhatIsTaken() {
        LoadedModel<Integer, Bar> row =
                model(0, "slot", new Bar(0, 1, false), new Bar(1, 2, false), new Bar(2, 2, false));
        Svg svg = picture(row, 4, Givens.of(0), 2, 0, 1, 1, 1, 0).orElseThrow();

        assertThat(marks(svg)).containsExactly("1:1:A", "2:1:A", "3:1:A");
        assertThat(svg.toString()).contains("fill=\"red\">taken<");
    }

    @Test
    void nothingIsDrawnWithoutABoardOrWithoutAPlace() {
        assertThat(picture(LoadedModel.of(new PlainRow("slot", BARS), "here"), 3, Givens.NONE, 3, 0, 1, 2, 2))
                .isEmpty();
        LoadedModel<Integer, Bar> one = model(0, "slot", new Bar(0, 3, false), new Bar(0, 3, false));
        assertThat(picture(one, 3, Givens.NONE, 5, 1, 1, 3, 1))
                .as("nothing has a place of its own")
                .isEmpty();
    }

    @Test
    void aHostileNameIsTextAndIsShownAsTheHostWants() {
        LoadedModel<Integer, Bar> row = model(0, "</desc><script>\u202e&", BARS);
        assertThat(draw(row, 3, 3, 0, 1, 2, 2).toString())
                .doesNotContain("<script>")
                .contains("&lt;/desc&gt;&lt;script&gt;");

        Cover<Bar> cover = row.solver(3).cover();
        Weights weights = Weights.of(cover.data(), Givens.NONE, 3, 0, 1, 2, 2);
        assertThat(WeightsPicture.of(row, 3, cover)
                        .draw(weights, name -> "x")
                        .orElseThrow()
                        .toString())
                .contains("1 item of weight 1 (x); on");
    }

    @Test
    void aLongListOfNamesIsLeftOut() {
        LoadedModel<Integer, Bar> row = model(0, "s".repeat(700), BARS);

        assertThat(draw(row, 3, 3, 0, 1, 2, 2).toString())
                .contains("1 item of weight 1; on")
                .contains("(hook)");
    }

    @Test
    void weightsOfAnotherCoverAreRefused() {
        Weights weights = Weights.of(ROW.solver(3).cover().data(), Givens.NONE, 3, 0, 1, 2, 2);
        WeightsPicture<Integer, Bar> other =
                WeightsPicture.of(ROW, 4, ROW.solver(4).cover());

        assertThatThrownBy(() -> other.draw(weights, UnaryOperator.identity()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("weights: of 4 items; expected 5");
    }
}
