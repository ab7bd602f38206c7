package dlx.benchmarks.measure;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.style.Styler;

/** Draws lines over sizes as a PNG. */
final class Chart {

    private static final int WIDTH = 1000;
    private static final int HEIGHT = 650;

    /** Those of Okabe and Ito, which color-blind readers tell apart. An engine has the same one in all pictures. */
    private static final Map<String, Color> COLORS = Map.of(
            "yardstick", Color.BLACK,
            "links", new Color(0x0072b2),
            "slots", new Color(0xd55e00),
            "masks", new Color(0x009e73),
            "memo", new Color(0xcc79a7),
            "prices", new Color(0x56b4e9),
            "sweep", new Color(0xe69f00));

    private Chart() {}

    /**
     * Draws.
     *
     * @param sizes their labels, from left to right
     * @param lines by their names; of a size that is missing nothing is drawn
     * @param isLogarithmic whether the values are drawn on a logarithmic scale
     */
    static byte[] png(
            String title,
            String sizesTitle,
            String valuesTitle,
            List<String> sizes,
            Map<String, Map<String, Double>> lines,
            boolean isLogarithmic)
            throws IOException {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(sizesTitle)
                .yAxisTitle(valuesTitle)
                .build();
        chart.getStyler()
                .setDefaultSeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Line)
                .setOverlapped(true) // or lines stand beside each other
                .setYAxisLogarithmic(isLogarithmic)
                .setLegendPosition(Styler.LegendPosition.InsideNW)
                .setChartBackgroundColor(Color.WHITE);
        lines.forEach((name, values) -> {
            CategorySeries line =
                    chart.addSeries(name, sizes, sizes.stream().map(values::get).toList());
            Color color = COLORS.get(name.split("\\W")[0]);
            if (color != null) {
                line.setLineColor(color);
                line.setMarkerColor(color);
            }
        });
        return BitmapEncoder.getBitmapBytes(chart, BitmapEncoder.BitmapFormat.PNG);
    }
}
