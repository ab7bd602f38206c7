package dlx.differential;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The program {@code dreadnaut} of nauty (B. McKay, A. Piperno, Practical graph isomorphism II, 2014). */
final class Dreadnaut {

    private static final String PROGRAM = "dreadnaut";

    /** Printed before each answer. */
    private static final String MARK = "graph ";

    private final Path folder;

    private Dreadnaut(Path folder) {
        this.folder = folder;
    }

    /**
     * The group of a graph.
     *
     * @param order number of its elements, as it is printed: a whole number, or one with an exponent if it is large
     * @param orbits for each option, the least option of its orbit
     */
    record Group(String order, int[] orbits) {}

    /** Returns the program; empty if it is not installed. */
    static Optional<Dreadnaut> installed(Path folder) {
        try {
            Dreadnaut program = new Dreadnaut(folder);
            program.groups(List.of());
            return Optional.of(program);
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** Returns the groups of graphs, which are all found in one process. */
    List<Group> groups(List<JudgedGraph> graphs) {
        Path input = folder.resolve("graphs.txt");
        try (PrintStream to = new PrintStream(input.toFile(), StandardCharsets.UTF_8)) {
            to.println("As -a -m l=0"); // sparse, without generators, levels and line breaks
            graphs.forEach(graph -> write(graph, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Program.Output output = Program.run(folder, Optional.of(input), List.of(PROGRAM));
        List<Group> groups = read(output.lines(), graphs);
        if (groups.size() != graphs.size() || output.code() != 0) {
            throw new AssertionError(groups.size() + " of " + graphs.size() + " graphs have an answer: " + output);
        }
        return groups;
    }

    private static void write(JudgedGraph graph, PrintStream to) {
        int size = graph.neighbors().size();
        to.println("n=" + size + " $=0 g");
        for (int vertex = 0; vertex < size; vertex++) {
            to.println(vertex + " : " + joined(graph.neighbors().get(vertex), " ") + ";");
        }
        to.println(
                "f=[" + graph.cells().stream().map(cell -> joined(cell, ",")).collect(Collectors.joining("\n|")) + "]");
        to.println("\"" + MARK + "\\n\" x o");
    }

    private static String joined(List<Integer> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    private static List<Group> read(List<String> lines, List<JudgedGraph> graphs) {
        List<Group> groups = new ArrayList<>();
        Iterator<JudgedGraph> next = graphs.iterator();
        String order = "";
        int[] orbits = {};
        for (String line : lines) {
            if (line.startsWith(MARK)) {
                orbits = new int[next.next().options()];
                groups.add(new Group("", orbits));
            } else if (line.contains("grpsize=")) {
                order = line.replaceFirst(".*grpsize=", "").replaceFirst(";.*", "");
                groups.set(groups.size() - 1, new Group(order, orbits));
            } else if (line.matches("[ 0-9:();]+")) {
                readOrbits(line, orbits);
            }
        }
        return groups;
    }

    /** Reads orbits, as {@code 0 2:4 (4); 1;}. */
    private static void readOrbits(String line, int... orbits) {
        for (String orbit : line.replaceAll("\\([0-9]+\\)", "").split(";")) {
            int least = -1;
            for (String range : orbit.strip().split(" +")) {
                if (!range.isEmpty()) {
                    String[] ends = range.split(":");
                    int from = Integer.parseInt(ends[0]);
                    int to = Math.min(orbits.length - 1, Integer.parseInt(ends[ends.length - 1]));
                    least = least < 0 ? from : least;
                    if (from <= to) {
                        Arrays.fill(orbits, from, to + 1, least);
                    }
                }
            }
        }
    }
}
