package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/**
 * Takes the photographs in the guides again and compares them with the existing ones. With
 * {@code -Ddlx.pictures=FOLDER} they are written to that folder.
 */
final class Photographs {

    private static final Path GUIDES = Path.of("..", "docs", "pictures");

    /**
     * Number of fields across and down. Pictures are compared by the brightness of fields, because fonts and figures
     * may differ.
     */
    private static final int FIELDS = 40;

    /** Mean difference of brightness, 0 to 255. Other fonts make 1; a page in another layout 10 and more. */
    private static final double ALIKE = 4;

    private final Browser browser;
    private final Path folder;
    private final Map<String, Double> difference = new TreeMap<>();

    /**
     * Creates a folder of photographs.
     *
     * @param unnamed the folder, unless {@code -Ddlx.pictures} names another
     */
    Photographs(Browser browser, Path unnamed) {
        this.browser = browser;
        this.folder = Path.of(System.getProperty("dlx.pictures", unnamed.toString()));
    }

    /** Takes a picture of the visible page. */
    void take(String name) throws IOException {
        Path taken = folder.resolve(name + ".png");
        browser.picture(taken);
        difference.put(
                taken.getFileName().toString(), difference(fields(taken), fields(GUIDES.resolve(taken.getFileName()))));
    }

    /** Fails where one of the guides is of another page. */
    void areThoseOfTheGuides() {
        assertThat(difference)
                .as("docs/pictures is of another page; CONTRIBUTING.md tells how to take the pictures anew")
                .isNotEmpty()
                .allSatisfy((name, mean) -> assertThat(mean).as(name).isLessThan(ALIKE));
    }

    /** The mean brightness of each field. */
    private static double[] fields(Path file) throws IOException {
        BufferedImage picture = Files.exists(file)
                ? ImageIO.read(file.toFile())
                : new BufferedImage(FIELDS, FIELDS, BufferedImage.TYPE_INT_RGB);
        double[] sums = new double[FIELDS * FIELDS];
        double[] counts = new double[FIELDS * FIELDS];
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int color = picture.getRGB(x, y);
                int field = y * FIELDS / picture.getHeight() * FIELDS + x * FIELDS / picture.getWidth();
                sums[field] += 0.3 * (color >> 16 & 255) + 0.59 * (color >> 8 & 255) + 0.11 * (color & 255);
                counts[field]++;
            }
        }
        for (int field = 0; field < sums.length; field++) {
            sums[field] /= counts[field];
        }
        return sums;
    }

    private static double difference(double[] one, double[] other) {
        double sum = 0;
        for (int field = 0; field < one.length; field++) {
            sum += Math.abs(one[field] - other[field]);
        }
        return sum / one.length;
    }
}
