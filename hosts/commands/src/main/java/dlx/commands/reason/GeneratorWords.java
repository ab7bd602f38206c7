package dlx.commands.reason;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.commands.console.Printable;
import dlx.commands.run.PuzzleTask;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Describes symmetries in the words of a puzzle: by the name from the model, by the words that they exchange in the
 * names of items, by the options that they move, or by the number of these options.
 */
final class GeneratorWords<O> {

    /** Maximum number of moved options that are listed. */
    private static final int MOST_OPTIONS = 8;

    private final Cover<O> cover;
    private final ItemWords items;

    /** The symmetries of the model that have names. */
    private final List<UnaryOperator<O>> named;

    private <P> GeneratorWords(PuzzleTask<P, O> task) {
        cover = task.solver().cover();
        items = new ItemWords(cover);
        named = task.model().symmetries(task.puzzle()).stream()
                .filter(map -> !map.toString().isEmpty())
                .toList();
    }

    /**
     * Returns a few words about each generator. For those that a text leaves out, these are the number of options that
     * it moves, since other words would take long.
     */
    static List<String> of(PuzzleTask<?, ?> task, Symmetries found) {
        if (found.generators().isEmpty()) {
            return List.of();
        }
        GeneratorWords<?> words = new GeneratorWords<>(task);
        Stream<Symmetry> more = found.generators().stream().skip(SymmetriesCommand.MOST);
        return Stream.concat(
                        found.generators().stream()
                                .limit(SymmetriesCommand.MOST)
                                .map(words::of),
                        more.map(words::moves))
                .toList();
    }

    private String of(Symmetry symmetry) {
        return named.stream()
                .filter(map -> isEqual(map, symmetry))
                .findFirst()
                .map(map -> Printable.name(map.toString()))
                .or(() -> WordCycles.text(items.images(symmetry)).map(Printable::message))
                .or(() -> options(symmetry))
                .orElseGet(() -> moves(symmetry));
    }

    private String moves(Symmetry symmetry) {
        return "moves " + symmetry.moved().length + " of " + cover.optionCount() + " options";
    }

    private boolean isEqual(UnaryOperator<O> map, Symmetry symmetry) {
        try {
            return IntStream.range(0, cover.optionCount())
                    .allMatch(option -> cover.option(symmetry.image(option)).equals(map.apply(cover.option(option))));
        } catch (ModelException e) {
            return false; // a map that fails is not one of the symmetries found
        }
    }

    private Optional<String> options(Symmetry symmetry) {
        int[] moved = symmetry.moved();
        if (moved.length > MOST_OPTIONS) {
            return Optional.empty();
        }
        Map<Integer, Integer> images = Arrays.stream(moved).boxed().collect(Collectors.toMap(k -> k, symmetry::image));
        return WordCycles.text(WordCycles.cycles(images, Comparator.naturalOrder()).stream()
                .map(cycle -> cycle.stream()
                        .map(option -> '"' + Printable.name(cover.label(option)) + '"')
                        .toList())
                .toList());
    }
}
