package dlx.app.answer;

import dlx.api.ModelException;
import dlx.api.Svg;
import dlx.app.console.Printable;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * A picture in dots, by Java2D. Draws what {@link Svg} writes and nothing else: boxes, polygons, lines, circles, words. No other
 * class of the program knows a window system, so only who asks for a PNG loads one.
 */
final class Raster {

    /** Dots per pixel of the SVG: sharp on paper and on fine screens. */
    private static final double SCALE = 2;

    /** Of an image, in dots along an edge; what is larger is drawn smaller. */
    private static final double LARGEST = 8000;

    /** The colors that have had names in HTML from the first. */
    private static final Map<String, Integer> NAMES = Map.ofEntries(
            Map.entry("black", 0),
            Map.entry("silver", 0xc0c0c0),
            Map.entry("gray", 0x808080),
            Map.entry("grey", 0x808080),
            Map.entry("white", 0xffffff),
            Map.entry("maroon", 0x800000),
            Map.entry("red", 0xff0000),
            Map.entry("purple", 0x800080),
            Map.entry("fuchsia", 0xff00ff),
            Map.entry("green", 0x008000),
            Map.entry("lime", 0x00ff00),
            Map.entry("olive", 0x808000),
            Map.entry("yellow", 0xffff00),
            Map.entry("orange", 0xffa500),
            Map.entry("navy", 0x000080),
            Map.entry("blue", 0x0000ff),
            Map.entry("teal", 0x008080),
            Map.entry("aqua", 0x00ffff));

    private final Graphics2D graphics;

    private Raster(Graphics2D graphics) {
        this.graphics = graphics;
    }

    /**
     * The picture as a PNG file.
     *
     * @throws ModelException if it has a color that is not known here, or a number that nothing can be drawn with
     */
    static byte[] png(Svg picture) {
        System.setProperty("java.awt.headless", "true");
        Element svg = parsed(picture.toString());
        String[] view = svg.getAttribute("viewBox").split(" ");
        double width = Double.parseDouble(view[2]);
        double height = Double.parseDouble(view[3]);
        double perCell = SCALE * Double.parseDouble(svg.getAttribute("width")) / width;
        perCell = Math.min(perCell, LARGEST / Math.max(width, height));
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(width * perCell)),
                Math.max(1, (int) Math.ceil(height * perCell)),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.WHITE); // the last dots may be covered in part
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(perCell, perCell);
        graphics.translate(-Double.parseDouble(view[0]), -Double.parseDouble(view[1]));
        Raster raster = new Raster(graphics);
        for (Node child = svg.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                raster.drawOrRefuse(element);
            }
        }
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new IllegalStateException(e); // an array takes all
        }
        return bytes.toByteArray();
    }

    private static Element parsed(String document) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)))
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalStateException(e); // Svg writes what is well-formed
        }
    }

    private void drawOrRefuse(Element element) {
        try {
            draw(element);
        } catch (IllegalArgumentException e) { // Java2D says which number
            throw new ModelException(
                    "it drew a " + element.getTagName() + " that cannot be drawn (" + e.getMessage() + ")");
        }
    }

    private void draw(Element element) {
        switch (element.getTagName()) {
            case "rect" ->
                fill(
                        element,
                        new Rectangle2D.Double(
                                of(element, "x"), of(element, "y"), of(element, "width"), of(element, "height")));
            case "polygon" -> fill(element, polygon(element.getAttribute("points")));
            case "circle" -> {
                double radius = of(element, "r");
                Shape circle = new Ellipse2D.Double(
                        of(element, "cx") - radius, of(element, "cy") - radius, 2 * radius, 2 * radius);
                fill(element, circle);
                stroke(element, circle);
            }
            case "line" ->
                stroke(
                        element,
                        new Line2D.Double(of(element, "x1"), of(element, "y1"), of(element, "x2"), of(element, "y2")));
            case "text" -> word(element);
            default -> {
                // title and description are not drawn
            }
        }
    }

    private static double of(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static Path2D polygon(String points) {
        Path2D path = new Path2D.Double();
        for (String point : points.split(" ")) {
            String[] xy = point.split(",");
            if (path.getCurrentPoint() == null) {
                path.moveTo(Double.parseDouble(xy[0]), Double.parseDouble(xy[1]));
            } else {
                path.lineTo(Double.parseDouble(xy[0]), Double.parseDouble(xy[1]));
            }
        }
        path.closePath();
        return path;
    }

    private void fill(Element element, Shape shape) {
        String color = element.getAttribute("fill");
        if (!color.equals("none")) {
            graphics.setColor(color(color));
            graphics.fill(shape);
        }
    }

    private void stroke(Element element, Shape shape) {
        String color = element.getAttribute("stroke");
        if (color.isEmpty() || color.equals("none")) {
            return;
        }
        float width = (float) of(element, "stroke-width");
        String[] dashes = element.getAttribute("stroke-dasharray").split(" ");
        graphics.setColor(color(color));
        graphics.setStroke(
                dashes.length < 2
                        ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER)
                        : new BasicStroke(
                                width,
                                BasicStroke.CAP_ROUND,
                                BasicStroke.JOIN_MITER,
                                10,
                                new float[] {Float.parseFloat(dashes[0]), Float.parseFloat(dashes[1])},
                                0));
        graphics.draw(shape);
    }

    /** Centered, as all words are; drawn as shapes, for a font of less than one point has no metrics to speak of. */
    private void word(Element element) {
        String text = element.getTextContent();
        int style = element.getAttribute("font-weight").equals("bold") ? Font.BOLD : Font.PLAIN;
        double size = of(element, "font-size");
        var transform = graphics.getTransform();
        graphics.translate(of(element, "x"), of(element, "y"));
        graphics.scale(size / 100, size / 100);
        graphics.setColor(color(element.getAttribute("fill")));
        Shape outline = new Font(Font.SANS_SERIF, style, 100)
                .createGlyphVector(graphics.getFontRenderContext(), text)
                .getOutline();
        graphics.translate(-outline.getBounds2D().getCenterX(), 0);
        graphics.fill(outline);
        graphics.setTransform(transform);
    }

    private static Color color(String name) {
        String low = name.toLowerCase(Locale.ROOT);
        if (low.matches("#[0-9a-f]{3}")) {
            return Color.decode("#" + low.replaceAll("([0-9a-f])", "$1$1").substring(1));
        }
        if (low.matches("#[0-9a-f]{6}")) {
            return Color.decode(low);
        }
        Integer rgb = NAMES.get(low);
        if (rgb == null) {
            throw new ModelException("it drew in the color \"" + Printable.name(name)
                    + "\"; --format png knows #rrggbb and the basic names of HTML");
        }
        return new Color(rgb);
    }
}
