package dlx.modelers.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads {@code counts.txt}; its head says how it is written. */
final class CountTable {

    private static final Set<String> KEYS = Set.of("model", "set", "question", "engine", "write", "formula", "source");

    private final List<Count> counts = new ArrayList<>();
    private Map<String, String> keys = new HashMap<>();
    private boolean inRows = true;

    private CountTable() {}

    static List<Count> read() throws IOException {
        CountTable table = new CountTable();
        try (InputStream in = CountTable.class.getResourceAsStream("/published/counts.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\\R")) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    table.add(line.strip());
                }
            }
        }
        return table.counts;
    }

    private void add(String line) {
        int colon = line.indexOf(": ");
        if (colon > 0 && KEYS.contains(line.substring(0, colon))) {
            if (inRows) {
                keys = new HashMap<>();
                inRows = false;
            }
            keys.put(line.substring(0, colon), line.substring(colon + 2).strip());
        } else {
            inRows = true;
            counts.add(row(line));
        }
    }

    private Count row(String line) {
        assertThat(line).contains(" = ");
        int equals = line.lastIndexOf(" = ");
        String[] number = line.substring(equals + 3).split(" ");
        assertThat(number.length == 1 || number[1].equals("slow")).as(line).isTrue();
        return new Count(section(), line.substring(0, equals), new BigInteger(number[0]), number.length > 1);
    }

    private Count.Section section() {
        assertThat(keys).containsKeys("model", "source");
        return new Count.Section(
                keys.get("model"),
                keys.getOrDefault("set", ""),
                Count.Question.valueOf(keys.getOrDefault("question", "count").toUpperCase(Locale.ROOT)),
                keys.getOrDefault("engine", ""),
                keys.getOrDefault("write", ""),
                keys.getOrDefault("formula", ""),
                keys.get("source"));
    }
}
