package dlx.app.console;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.geometry.size.FloatSize;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.awt.NullPlatformSupport;
import dlx.api.ModelException;
import dlx.api.Svg;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;

/**
 * Draws a picture as a bitmap, by the library jsvg on Java2D. Only this class uses Java's window system, so only a PNG
 * loads it.
 */
final class Raster {

    /** Number of dots per pixel of the SVG: sharp on paper and on high-resolution screens. */
    private static final double SCALE = 2;

    /** Maximum length of an edge in dots; larger pictures are scaled down. */
    private static final double LARGEST = 8000;

    private static final Map<RenderingHints.Key, Object> FINE = Map.of(
            RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON,
            RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON,
            RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON,
            RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);

    private Raster() {}

    /**
     * Returns the picture as a PNG file. A color that SVG does not have is drawn black, as in a browser.
     *
     * @throws ModelException if the picture has a number that cannot be drawn
     */
    static byte[] png(Svg picture) {
        System.setProperty("java.awt.headless", "true");
        byte[] text = picture.toString().getBytes(StandardCharsets.UTF_8);
        SVGDocument document = Objects.requireNonNull(
                new SVGLoader().load(new ByteArrayInputStream(text), null, LoaderContext.createDefault()));
        FloatSize size = document.size();
        double scale = Math.min(SCALE, LARGEST / Math.max(size.width, size.height));
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(size.width * scale), (int) Math.ceil(size.height * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.addRenderingHints(FINE);
        graphics.setColor(Color.WHITE); // the SVG may cover the last row and column in part
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(scale, scale);
        try {
            document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, null);
        } catch (IllegalArgumentException e) { // its message contains the number
            throw new ModelException("the picture cannot be drawn in dots (" + e.getMessage() + ")");
        }
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new IllegalStateException(e); // writing to an array does not fail
        }
        return bytes.toByteArray();
    }
}
