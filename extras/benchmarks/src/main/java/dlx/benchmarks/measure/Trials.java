package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The table of everything that is timed, {@code trials.tsv}, by its sections. */
final class Trials {

    private static final int CELLS = 8;

    private final Map<String, Section> sections = new LinkedHashMap<>();

    /**
     * A part of the table.
     *
     * @param title of its picture; empty if it has none
     * @param sizes what the sizes of the picture are
     * @param hasMemory whether there is a second picture, of memory
     */
    record Section(String name, String title, String sizes, boolean hasMemory, List<Trial> trials) {}

    private Trials() {}

    static Trials read() throws IOException {
        Trials trials = new Trials();
        List<Trial> open = new ArrayList<>();
        for (String line : Page.resource("trials.tsv").lines().toList()) {
            String[] cells = line.split("\t");
            if (line.startsWith("[")) {
                String name = cells[0].substring(1, cells[0].length() - 1);
                open = new ArrayList<>();
                trials.sections.put(name, new Section(name, cell(cells, 1), cell(cells, 2), cells.length > 3, open));
            } else if (cells.length == CELLS) {
                open.add(trial(cells));
            }
        }
        return trials;
    }

    private static String cell(String[] cells, int index) {
        return index < cells.length ? cells[index] : "";
    }

    private static Trial trial(String... cells) {
        return new Trial(
                cells[0],
                Source.of(cells[1]),
                Ask.valueOf(cells[2].toUpperCase(Locale.ROOT)),
                cells[3].equals("*") ? List.of() : List.of(cells[3].split(",")),
                Stream.of(cells[4].split(",")).map(Way::new).toList(),
                new BigInteger(cells[5]),
                Bar.all(cells[6]),
                cells[7]);
    }

    /**
     * The trials of a section.
     *
     * @param isLong whether those that take many seconds are among them
     */
    List<Trial> of(String name, boolean isLong) {
        return Stream.of(name, name + "-long")
                .filter(section -> sections.containsKey(section) && (isLong || section.equals(name)))
                .flatMap(section -> sections.get(section).trials().stream())
                .toList();
    }

    /** The pictures whose names match a regular expression. */
    List<Section> pictures(String names) {
        return sections.values().stream()
                .filter(section -> section.name().matches(names))
                .toList();
    }
}
