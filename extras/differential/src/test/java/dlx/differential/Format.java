package dlx.differential;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A way to give covers to dlx: a model, and files in its format. */
enum Format {
    SETS {
        @Override
        boolean canWrite(RandomCover cover) {
            return cover.isPlain();
        }

        @Override
        List<Path> write(List<RandomCover> covers, Path folder) {
            return List.of(Reference.write(folder.resolve("sets.txt"), RandomCover.sets(covers)));
        }
    },

    /** A file holds one cover, of any kind. */
    KNUTH {
        @Override
        List<Path> write(List<RandomCover> covers, Path folder) {
            return IntStream.range(0, covers.size())
                    .mapToObj(k -> Reference.write(
                            folder.resolve(k + ".dlx"), covers.get(k).knuth()))
                    .toList();
        }
    },

    /** Primary items only, and at least one option, so that there is a matrix at all. */
    MATRIX {
        @Override
        boolean canWrite(RandomCover cover) {
            return cover.isPlain() && !cover.hasSecondary() && !cover.options().isEmpty();
        }

        @Override
        List<Path> write(List<RandomCover> covers, Path folder) {
            String text = covers.stream().map(RandomCover::matrix).collect(Collectors.joining());
            return List.of(Reference.write(folder.resolve("matrix.txt"), text));
        }
    };

    abstract List<Path> write(List<RandomCover> covers, Path folder);

    boolean canWrite(RandomCover cover) {
        return true;
    }

    String model() {
        return name().toLowerCase(Locale.ROOT);
    }
}
