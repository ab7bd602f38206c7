package plugin;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Goal;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasJudgeProblems;
import dlx.api.HasPictures;
import dlx.api.HasSeparators;
import dlx.api.HasSpiVersion;
import dlx.api.HasSymmetries;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.UnknownModelException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Does the worst that a model can do. A puzzle is a line: where it should strike, and how ("describe error"); any other
 * line is solved by two options. Before there is a puzzle, the file "mode" of the jar says so.
 */
public class Hostile implements HasPictures<Hostile.Puzzle, Hostile.Half>, HasGivens<Hostile.Puzzle, Hostile.Half>, HasSymmetries<Hostile.Puzzle, Hostile.Half>, HasJudgeProblems<Hostile.Puzzle, Hostile.Half>, HasSpiVersion, HasGoal, HasSeparators {

    private static final String MODE = mode();

    static {
        strike("static", MODE);
    }

    public Hostile() {
        strike("constructor", MODE);
    }

    public record Puzzle(String mode) {

        @Override
        public int hashCode() {
            strike("hashCode-of-puzzle", mode);
            return mode.hashCode();
        }
    }

    public record Half(String mode, int number) {

        @Override
        public String toString() {
            strike("toString", mode);
            return mode.equals("toString null") ? null : "half " + number;
        }

        @Override
        public int hashCode() {
            strike("hashCode", mode);
            return number;
        }
    }

    @Override
    public String id() {
        strike("id", MODE);
        return MODE.equals("id null") ? null : "hostile";
    }

    @Override
    public int spiVersion() {
        strike("spiVersion", MODE);
        return ExactCoverModel.SPI_VERSION;
    }

    @Override
    public String title() {
        strike("title", MODE);
        return MODE.equals("title null") ? null : "does the worst";
    }

    @Override
    public List<JudgeProblem<Puzzle, Half>> judgeProblems() {
        strike("judgeProblems", MODE);
        if (MODE.equals("judgeProblems null")) {
            return Arrays.asList((JudgeProblem<Puzzle, Half>) null);
        }
        return List.of(new JudgeProblem<>(
                "HOSTILE",
                "anything",
                JudgeProblem.Question.FIRST,
                text -> {
                    strike("open", MODE);
                    return () -> {
                        strike("next", MODE);
                        if (MODE.equals("next endless")) {
                            return Optional.of(new Puzzle("harmless"));
                        }
                        return text.skipBlank() ? Optional.of(parse(text)) : Optional.empty();
                    };
                },
                (puzzle, verdict, number) -> {
                    strike("print", puzzle.mode());
                    return puzzle.mode() + "\n";
                }));
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        if (MODE.equals("hasNext endless")) {
            text.skipBlank();
            return true;
        }
        boolean more = text.skipBlank();
        text.look().ifPresent(line -> strikeOnce(text, line.text()));
        return more;
    }

    /** Takes the line that it strikes at, so that the next one can be read. */
    private static void strikeOnce(PuzzleText text, String line) {
        if (line.startsWith("hasNext ")) {
            text.next("a line");
            strike("hasNext", line);
        }
    }

    @Override
    public Puzzle parse(PuzzleText text) {
        if (MODE.equals("parse nothing") || MODE.equals("hasNext endless") && !text.look().isPresent()) {
            return new Puzzle("harmless");
        }
        String line = text.nextFilled("a line").text();
        strike("parse", line);
        return line.equals("parse null") ? null : new Puzzle(line);
    }

    @Override
    public Optional<Puzzle> shape(Puzzle puzzle) {
        strike("shape", puzzle.mode());
        if (puzzle.mode().equals("shape null")) {
            return null;
        }
        boolean shaped = puzzle.mode().startsWith("pins") || puzzle.mode().startsWith("hashCode-of-puzzle");
        return shaped ? Optional.of(puzzle) : Optional.empty();
    }

    @Override
    public List<Half> pins(Puzzle puzzle) {
        strike("pins", puzzle.mode());
        return puzzle.mode().equals("pins null") ? Arrays.asList((Half) null) : List.of();
    }

    @Override
    public void describe(Puzzle puzzle, CoverBuilder<Half> cover) {
        strike("describe", puzzle.mode());
        var items = cover.items("item", 2).named(i -> {
            strike("item-names", puzzle.mode());
            return "item " + i;
        });
        cover.option(new Half(puzzle.mode(), 0), items.at(0));
        if (!puzzle.mode().startsWith("item-names")) { // an item without options is named
            cover.option(new Half(puzzle.mode(), 1), items.at(1));
        }
        if (puzzle.mode().equals("describe null")) {
            cover.option(null, items.at(1));
        }
        if (puzzle.mode().startsWith("symmetries lopsided")) {
            cover.option(new Half(puzzle.mode(), 2), items.at(0), items.at(1));
        }
    }

    @Override
    public Goal goal() {
        strike("goal", MODE);
        return MODE.equals("goal null") ? null : Goal.GREATEST;
    }

    @Override
    public String render(Puzzle puzzle, Solution<Half> solution) {
        strike("render", puzzle.mode());
        if (puzzle.mode().equals("render talks")) {
            System.out.println("words of a plugin");
            System.out.close();
            System.err.println("more of them");
            System.out.print("and no end");
        }
        if (puzzle.mode().equals("render thread")) {
            dieAside();
        }
        return puzzle.mode().equals("render null") ? null : puzzle.mode() + "\n";
    }

    @Override
    public Svg picture(Puzzle puzzle, Solution<Half> solution) {
        strike("picture", puzzle.mode());
        return puzzle.mode().equals("picture null") ? null : new Svg(1, 1);
    }

    @Override
    public List<UnaryOperator<Half>> symmetries(Puzzle puzzle) {
        String mode = puzzle.mode();
        strike("symmetries", mode);
        if (mode.equals("symmetries null")) {
            return null;
        }
        if (mode.equals("symmetries holds-null")) {
            return Arrays.asList((UnaryOperator<Half>) null);
        }
        if (mode.equals("symmetries lopsided")) { // a bijection, but no automorphism
            return List.of(half -> new Half(mode, (half.number() + 1) % 3));
        }
        return List.of(half -> {
            strike("symmetry", mode);
            return mode.equals("symmetry null") ? null : half;
        });
    }

    private static void strike(String place, String mode) {
        if (!mode.startsWith(place + " ")) {
            return;
        }
        switch (mode.substring(place.length() + 1)) {
            case "error" -> throw new AssertionError("told to");
            case "stack" -> overflow(0);
            case "memory" -> fill();
            case "linkage" -> throw new NoClassDefFoundError("gone/For/Good");
            case "checked" -> sneak(new IOException("unannounced"));
            case "unchecked" -> throw new UncheckedIOException(new IOException("of its own"));
            case "wordless" -> throw new Wordless();
            case "throwable" -> sneak(new Throwable("bare"));
            case "exit" -> System.exit(0);
            case "heap" -> fillTheHeap();
            case "unknown" -> throw new UnknownModelException("nobody", Optional.empty(), List.of());
            case "hang" -> hang();
            case "hook" -> Runtime.getRuntime().addShutdownHook(new Thread(Hostile::hang));
            case "interrupt" -> Thread.currentThread().interrupt();
            default -> {}
        }
    }

    private static final class Wordless extends Error {
        @Override
        public String getMessage() {
            throw new Wordless();
        }
    }

    private static int overflow(int depth) {
        return overflow(depth + 1) + 1;
    }

    private static void fill() {
        long[][] rows = new long[Integer.MAX_VALUE][]; // larger than any JVM allows: fails at once
        rows[0] = new long[1];
    }

    /** Does nothing for ever, and ignores every request to end. */
    private static void hang() {
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                // continue in spite of the interrupt
            }
        }
    }

    private static void fillTheHeap() {
        List<long[]> kept = new ArrayList<>();
        while (true) {
            kept.add(new long[1 << 20]);
        }
    }

    /** Dies in a thread of its own. */
    private static void dieAside() {
        Thread thread = new Thread(
                () -> {
                    throw new AssertionError("told to");
                },
                "hostile");
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static String mode() {
        try (var in = Hostile.class.getResourceAsStream("/mode")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
