package dlx.benchmarks.measure;

import com.google.gson.reflect.TypeToken;
import dlx.core.engine.SplitPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays searches on more cores than there are, each in a process of its own. */
final class Simulations {

    private static final Duration LIMIT = Duration.ofMinutes(30);

    private final Instances instances;
    private final Programs programs;
    private final Path work;

    /** @param work where recorded trees are kept */
    Simulations(Instances instances, Programs programs, Path work) {
        this.instances = instances;
        this.programs = programs;
        this.work = work;
    }

    /**
     * Plays searches with threads.
     *
     * @param measured of some trials, what two threads bring on this machine
     * @param pictures takes the picture
     * @return what the template asks for
     */
    Map<String, String> speedups(
            List<Trial> trials, PageMaker.Settings settings, Map<String, Double> measured, Map<String, byte[]> pictures)
            throws IOException {
        Map<String, Speedup> lines = new LinkedHashMap<>();
        for (Trial trial : trials) {
            Optional<Instance> found = instances.find(trial.source());
            if (found.isPresent() && (settings.isWanted(trial.name()) || settings.isWanted(SpeedupTables.PICTURE))) {
                SpeedupRun.Search search = new SpeedupRun.Search(
                        found.get().model(), found.get().input().toString());
                Speedup speedup = programs.java(SpeedupRun.class, search, new TypeToken<>() {}, LIMIT);
                lines.put(trial.toString(), speedup.checked(trial));
            }
        }
        SpeedupTables tables = new SpeedupTables(lines);
        if (!lines.isEmpty()) {
            pictures.put(SpeedupTables.PICTURE, tables.picture());
        }
        Map<String, String> values = new HashMap<>();
        values.put("picture", SpeedupTables.PICTURE);
        values.put("alone", Long.toString(SplitPolicy.USUAL.alone()));
        values.put("stride", Long.toString(SplitPolicy.USUAL.stride()));
        values.put("grain", Long.toString(SplitPolicy.USUAL.grain()));
        values.put("speedups", tables.speedups(measured));
        values.put("costs", tables.costs());
        return values;
    }

    /**
     * Plays a long search on clusters.
     *
     * @param pictures takes the picture
     * @return what the template asks for
     */
    Map<String, String> cluster(Trial trial, PageMaker.Settings settings, Map<String, byte[]> pictures)
            throws IOException {
        if (!settings.isWanted(ClusterTables.PICTURE) && !settings.isWanted(trial.name())) {
            throw Trouble.unfinished("left out");
        }
        Instance instance = instances.find(trial.source()).orElseThrow();
        ClusterRun.Search search = new ClusterRun.Search(
                instance.model(),
                instance.input().toString(),
                work.resolve(trial.name() + ".tree").toString(),
                settings.handOutMillis());
        ClusterSpeed speed = programs.java(ClusterRun.class, search, new TypeToken<>() {}, LIMIT);
        ClusterTables tables = new ClusterTables(speed.checked(trial));
        pictures.put(ClusterTables.PICTURE, tables.picture());
        Map<String, String> values = tables.values();
        values.put("picture", ClusterTables.PICTURE);
        return values;
    }
}
