package dlx.modelers.grid;

import dlx.api.WatchedText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An item of a board of cells and houses, read from its name.
 *
 * @param kind kind of the item
 * @param house name of the house, such as {@code row 1}; for a cell, the name of the cell
 * @param value the value that the house must hold; empty for a cell
 */
record HouseDemand(Kind kind, String house, String value) {

    private static final Pattern NAME = Pattern.compile("(.+) (?:digit|symbol) (\\d+)");

    /** The kinds of items. */
    enum Kind {
        CELL,
        ROW,
        COLUMN,
        BOX,
        /** A value in any other house. */
        OTHER,
        /** Neither a cell nor a value in a house. */
        UNKNOWN
    }

    static HouseDemand of(String item) {
        Matcher name = WatchedText.matcher(NAME, item);
        if (!name.matches()) {
            return new HouseDemand(item.startsWith("cell ") ? Kind.CELL : Kind.UNKNOWN, item, "");
        }
        return new HouseDemand(kind(name.group(1)), name.group(1), name.group(2));
    }

    private static Kind kind(String house) {
        return switch (house.substring(0, house.indexOf(' ') < 0 ? house.length() : house.indexOf(' '))) {
            case "row" -> Kind.ROW;
            case "column" -> Kind.COLUMN;
            case "box", "region" -> Kind.BOX;
            default -> Kind.OTHER;
        };
    }

    boolean isLine() {
        return kind == Kind.ROW || kind == Kind.COLUMN;
    }
}
