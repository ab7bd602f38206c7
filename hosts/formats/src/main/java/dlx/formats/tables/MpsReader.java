package dlx.formats.tables;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the sections of a program. Not thread-safe; made for one program. */
final class MpsReader {

    private static final String SECTIONS = "NAME, OBJSENSE, ROWS, COLUMNS, RHS, RANGES, BOUNDS or ENDATA";
    private static final String NUMBER = "[-+]?(?:\\d{1,30}\\.?\\d{0,18}|\\.\\d{1,18})(?:[eE][-+]?\\d{1,2})?";

    final Map<String, MpsRow> rows = new LinkedHashMap<>();
    final Map<String, MpsColumn> columns = new LinkedHashMap<>();
    boolean isMaximum;
    BigDecimal constant = BigDecimal.ZERO; // of the objective

    private final ForeignText text;

    /** The entries of sections, each of which may be there once. */
    private final Set<List<String>> seen = new HashSet<>();

    private Optional<MpsRow> objective = Optional.empty();
    private String section = "";
    private boolean isInteger;
    private int line;

    MpsReader(ForeignText text) {
        this.text = text;
    }

    MpsReader read(List<String> lines) {
        while (line < lines.size() && !section.equals("ENDATA")) {
            String words = lines.get(line++);
            if (!words.isBlank() && !words.startsWith("*")) {
                List<String> fields = List.of(words.strip().split("\\s++"));
                boolean isHead = !Character.isWhitespace(words.charAt(0));
                section = isHead ? fields.get(0) : section;
                String last = fields.get(fields.size() - 1);
                if (section.equals("OBJSENSE") && WatchedText.matches("(?i)m(?:ax|in).*+", last)) {
                    isMaximum = WatchedText.matches("(?i)max.*+", last);
                } else if (!isHead) {
                    readData(fields);
                } else if (!SECTIONS.contains(section)) {
                    throw fault(Phrases.quoted(section) + " is not a section of a cover", SECTIONS);
                }
            }
        }
        if (!section.equals("ENDATA") || columns.isEmpty()) {
            throw fault("the text ends in the section " + Phrases.quoted(section), "COLUMNS, and ENDATA at the end");
        }
        return this;
    }

    private void readData(List<String> fields) {
        int size = fields.size();
        if (section.equals("ROWS") && size == 2 && WatchedText.matches("[NELG]", fields.get(0))) {
            MpsRow row = new MpsRow(fields.get(1), fields.get(0).charAt(0));
            once("row", row.name);
            rows.put(row.name, row);
            objective = objective.or(() -> Optional.of(row).filter(free -> free.type == 'N'));
        } else if (section.equals("COLUMNS")
                && WatchedText.matches("\\S++ 'MARKER' 'INT(ORG|END)'", String.join(" ", fields))) {
            isInteger = fields.get(2).equals("'INTORG'");
        } else if (section.equals("COLUMNS") && size > 2 && size % 2 == 1
                || WatchedText.matches("RHS|RANGES", section) && size > 1) {
            for (int k = size % 2; k < size; k += 2) {
                String name = fields.get(k);
                MpsRow row = Optional.ofNullable(rows.get(name))
                        .orElseThrow(() -> fault(Phrases.quoted(name) + " is not a row", "a name of ROWS"));
                readEntry(section.equals("COLUMNS") ? fields.get(0) : section, row, number(fields.get(k + 1)));
            }
        } else if (section.equals("BOUNDS") && size > 1) {
            readBound(fields);
        } else {
            throw fault(
                    "this line has " + Phrases.count(size, "field") + " and is not one of the section "
                            + Phrases.quoted(section),
                    "a type or a name first, then names without blanks and numbers");
        }
    }

    private void readEntry(String name, MpsRow row, BigDecimal number) {
        boolean isObjective = objective.filter(row::equals).isPresent();
        once(name, row.name);
        if (section.equals("RHS")) {
            constant = isObjective ? number.negate() : constant;
            row.addRightHandSide(number.doubleValue());
        } else if (section.equals("RANGES")) {
            row.addRange(number.doubleValue());
        } else {
            MpsColumn column = columns.computeIfAbsent(name, key -> new MpsColumn(key, line, isInteger));
            if (isObjective) {
                column.cost = number;
            } else if (row.type != 'N' && number.signum() != 0) {
                column.rows.add(row);
                if (number.compareTo(BigDecimal.ONE) != 0) {
                    throw fault(
                            "the row " + Phrases.quoted(row.name) + " has the coefficient " + number + " of "
                                    + Phrases.quoted(name),
                            "1, because each row of a cover is a sum of columns");
                }
            }
        }
    }

    private void readBound(List<String> fields) {
        String type = fields.get(0);
        boolean isValued = WatchedText.matches("UP|LO|FX|LI|UI", type);
        int size = fields.size() + (isValued ? 0 : 1); // a number that is not needed may be there, too
        MpsColumn column = columns.get(fields.get(size < 4 ? 1 : 2));
        if (!isValued && !WatchedText.matches("BV|FR|MI|PL", type) || size < 3 || size > 5 || column == null) {
            throw fault(
                    "this is not a bound of a cover",
                    "UP, LO, FX, BV, LI, UI, FR, MI or PL, a name, a column of COLUMNS, a number");
        }
        double number = isValued ? number(fields.get(size - 1)).doubleValue() : Double.POSITIVE_INFINITY;
        column.isInteger |= WatchedText.matches("BV|LI|UI", type);
        column.lower = switch (type) {
            case "LO", "LI", "FX" -> number;
            case "FR", "MI" -> -number;
            default -> column.lower;
        };
        column.upper = switch (type) {
            case "UP", "UI", "FX", "PL" -> number;
            case "BV" -> 1;
            default -> column.upper;
        };
    }

    private BigDecimal number(String word) {
        if (!WatchedText.matches(NUMBER, word)) {
            throw fault(Phrases.quoted(word) + " is not a number", "at most 30 digits and 18 decimals");
        }
        return new BigDecimal(word).stripTrailingZeros();
    }

    private void once(String of, String name) {
        if (!seen.add(List.of(section, of, name))) {
            throw fault(Phrases.quoted(name) + " occurs twice in " + Phrases.quoted(of), "it once");
        }
    }

    private PuzzleSyntaxException fault(String problem, String expected) {
        return text.faultAt(Math.max(1, line), Mps.PROGRAM, problem + "; expected " + expected);
    }
}
