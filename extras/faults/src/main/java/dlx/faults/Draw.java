package dlx.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Prints random lines of a file, drawn with a seed: {@code Draw FILE SEED COUNT}. */
public final class Draw {

    private Draw() {}

    /**
     * Prints the lines.
     *
     * @param args the file, the seed, the number of lines
     * @throws IOException if the file cannot be read
     */
    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(args[0]));
        Collections.sort(lines); // the threads of Pitest write them in any order
        Collections.shuffle(lines, new Random(Long.parseLong(args[1])));
        lines.stream().limit(Long.parseLong(args[2])).forEach(System.out::println);
    }
}
