package dlx.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The independent program: {@code src/main/c/exactcover.c}. */
final class Reference {

    /** Maximum number of nodes of a search. A longer search is given up, and its cover is not compared. */
    private static final long NODES = 300_000;

    private final Path folder;
    private final String program;

    private Reference(Path folder, String program) {
        this.folder = folder;
        this.program = program;
    }

    /**
     * The answer about a cover.
     *
     * @param solutions the first solutions in their order, each as the numbers of its options separated by blanks
     * @param count number of all solutions; empty if the search was given up
     */
    record Answer(List<String> solutions, Optional<Long> count) {}

    /** Builds the program with the C compiler of this machine; empty without a compiler. */
    static Optional<Reference> build(Path folder) {
        for (String compiler : List.of("cc", "gcc", "clang")) {
            Path program = folder.resolve("exactcover");
            try {
                Program.Output built = Program.run(
                        folder, List.of(compiler, "-O2", "-o", program.toString(), "src/main/c/exactcover.c"));
                if (built.code() != 0) {
                    throw new IllegalStateException("exactcover.c cannot be built: " + built.errors());
                }
                return Optional.of(new Reference(folder, program.toString()));
            } catch (UncheckedIOException e) {
                // no compiler of that name
            }
        }
        return Optional.empty();
    }

    /**
     * Searches covers.
     *
     * @param mostSolutions maximum number of solutions per cover that are listed
     * @param leftmost true to branch on the leftmost item instead of the item with fewest options
     */
    List<Answer> answers(List<RandomCover> covers, int mostSolutions, boolean leftmost) {
        Path file = write(folder.resolve("covers.txt"), RandomCover.sets(covers));
        List<String> command = new ArrayList<>(List.of(program));
        if (leftmost) {
            command.add("first");
        }
        command.addAll(List.of(String.valueOf(mostSolutions), String.valueOf(NODES), file.toString()));
        Program.Output output = Program.run(folder, command);
        if (output.code() != 0) {
            throw new IllegalStateException(output.errors());
        }
        List<Answer> answers = new ArrayList<>();
        List<String> solutions = new ArrayList<>();
        for (String line : output.lines()) {
            if (line.startsWith("= ")) {
                Optional<Long> count =
                        line.equals("= ?") ? Optional.empty() : Optional.of(Long.valueOf(line.substring(2)));
                answers.add(new Answer(List.copyOf(solutions), count));
                solutions.clear();
            } else {
                solutions.add(line);
            }
        }
        return answers;
    }

    static Path write(Path file, String text) {
        try {
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
