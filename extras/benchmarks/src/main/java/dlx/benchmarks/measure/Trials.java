package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads {@code trials.tsv}, the table of all trials. */
final class Trials {

    private static final int CELLS = 7;

    private Trials() {}

    /** Returns the trials by their tables. */
    static Map<String, List<Trial>> read() throws IOException {
        try (InputStream in = Objects.requireNonNull(Trials.class.getResourceAsStream("trials.tsv"), "no trials")) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static Map<String, List<Trial>> read(String text) {
        Map<String, List<Trial>> tables = new LinkedHashMap<>();
        List<Trial> open = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String[] cells = line.split("\t");
            if (line.startsWith("[")) {
                open = new ArrayList<>();
                tables.put(line.substring(1, line.length() - 1), open);
            } else if (cells.length == CELLS) {
                open.add(trial(cells));
            }
        }
        return tables;
    }

    private static Trial trial(String... cells) {
        return new Trial(
                cells[0],
                Source.of(cells[1]),
                Ask.valueOf(cells[2].toUpperCase(Locale.ROOT)),
                cells[3].equals("*") ? List.of() : List.of(cells[3].split(",")),
                Stream.of(cells[4].split(",")).map(Way::new).toList(),
                new BigInteger(cells[5]),
                Bar.all(cells[6]));
    }
}
