package dlx.formats.burr;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Xml;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Files of BurrTools (.xmpuzzle), the program of Andreas R&ouml;ver for burrs and packing: XML, mostly in gzip.
 *
 * <p>{@code <voxel x="3" y="2" z="1" type="0">##_#+_</voxel>} is a shape: {@code '#'} is a cube, {@code '+'} an
 * optional cube, {@code '_'} an empty place. A number behind a cube is its color. A {@code <problem>} fills the shape
 * of its {@code <result id="0"/>} with shapes {@code <shape id="1" count="2"/>}, or {@code min="1" max="3"}. Source:
 * the classes {@code voxel_c} and {@code problem_c} of BurrTools.
 */
public final class BurrTools implements ForeignFormat {

    /** The name of the program in messages. */
    static final String PROGRAM = "BurrTools";

    private static final List<String> GRIDS =
            List.of("bricks", "triangular prisms", "spheres", "rhombic tetrahedra", "tetrahedra and octahedra");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        BurrFile file = new BurrFile(text);
        Xml.Taker taker = (element, reader) -> take(file, element, reader);
        return Xml.read(text, PROGRAM, "puzzle", "<puzzle> with shapes and problems", taker)
                ? Optional.of(BurrText.imported(file))
                : Optional.empty();
    }

    private static void take(BurrFile file, String element, XMLStreamReader reader) throws XMLStreamException {
        switch (element) {
            case "gridType" -> checkGrid(file.text, attribute(reader, "type"));
            case "voxel" -> {
                List<String> sides = List.of(attribute(reader, "x"), attribute(reader, "y"), attribute(reader, "z"));
                file.addShape(sides, reader.getElementText());
            }
            case "problem" -> file.addProblem(attribute(reader, "maxHoles"));
            case "shape" ->
                file.addPart(
                        attribute(reader, "id"),
                        attribute(reader, "count"),
                        attribute(reader, "min"),
                        attribute(reader, "max"),
                        attribute(reader, "group"));
            case "group" -> file.addGroup();
            case "result" -> file.setResult(attribute(reader, "id"));
            default -> {
                // solutions, colors and comments
            }
        }
    }

    private static String attribute(XMLStreamReader reader, String name) {
        return Xml.attribute(reader, name, "");
    }

    private static void checkGrid(ForeignText text, String type) {
        if (!type.equals("0")) {
            String grid = WatchedText.matches("[0-4]", type) ? " (" + GRIDS.get(type.charAt(0) - '0') + ')' : "";
            throw text.fault(
                    PROGRAM,
                    "gridType: it is " + Phrases.quoted(type) + grid + ", which no model here packs; expected \"0\" ("
                            + GRIDS.get(0) + ')');
        }
    }
}
