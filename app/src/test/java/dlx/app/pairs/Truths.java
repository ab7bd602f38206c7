package dlx.app.pairs;

import static dlx.app.Cli.dlx;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** All solutions of the small puzzles, each question asked once. */
final class Truths {

    private final Path folder;
    private final Map<List<String>, Truth> truths = new ConcurrentHashMap<>();
    private final Map<Small, Labels> labels = new ConcurrentHashMap<>();

    /** @param folder for pictures */
    Truths(Path folder) {
        this.folder = folder;
    }

    Labels labels(Small small) {
        return labels.computeIfAbsent(small, s -> {
            List<String> found = new ArrayList<>();
            Run.objects(dlx(s.text(), "export", s.model(), "--to", "json").out(), "cover")
                    .forEach(cover -> {
                        List<String> own = new ArrayList<>();
                        cover.getAsJsonArray("options")
                                .forEach(o ->
                                        own.add(o.getAsJsonObject().get("label").getAsString()));
                        own.removeIf(label -> own.indexOf(label) != own.lastIndexOf(label));
                        if (found.isEmpty()) {
                            found.addAll(own);
                        }
                        found.retainAll(own);
                    });
            return new Labels(found.get(0), found.get(found.size() - 1));
        });
    }

    /** Returns the answers to the plain question, with the options that determine the solutions and their order. */
    Truth of(Row row, String... words) {
        List<String> asked = new ArrayList<>();
        List<String> all = Arrays.asList(words);
        for (String option : List.of("--set", "--pin", "--forbid", "--strategy", "--seed")) {
            int at = all.indexOf(option);
            if (at > 0 && !(option.equals("--seed") && row.command().equals("sample"))) {
                asked.addAll(all.subList(at, at + 2));
            }
        }
        if (row.has("--distinct")) {
            asked.add("--distinct");
        }
        if (row.has("--with-symmetry")) {
            asked.addAll(List.of("--with-symmetry", "any"));
        }
        List<String> key = new ArrayList<>(asked);
        key.add(row.small().toString());
        return truths.computeIfAbsent(
                key,
                k -> new Truth(row.small(), asked, folder.resolve("truth-" + row.small() + Math.abs(key.hashCode()))));
    }
}
