package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.app.console.ProcessEnvironment;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs command lines as documents print them inside the test's process, where a process each would take a second: pipes of
 * {@code dlx} and of {@code echo}, {@code printf}, {@code cat} and {@code grep -E}, what goes to a file, and a comment behind.
 *
 * <p>What is read lies in the checkout, or in a folder of the test's own, where all that is written goes.
 */
public final class Shell {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Set<String> PATIENT =
            Set.of("explain", "hint", "path", "rate", "alive", "check", "generate", "tasks");
    private static final Set<String> WRITING = Set.of("--output", "--append", "--checkpoint", "--proof", "--folder");

    private final Path folder;

    public Shell(Path folder) {
        this.folder = folder;
    }

    /** Whether a line has nothing but what this class runs. */
    public static boolean runs(String line) {
        return line.matches("(\\./)?dlx .*|(echo|printf) .*\\| (\\./)?dlx .*|cat .*\\| (\\./)?dlx .*")
                && !line.contains("&&")
                && !line.contains("<<")
                && Arrays.stream(line.split(" \\| "))
                        .allMatch(part -> part.matches("((\\./)?dlx|echo|printf|cat|grep -E) .*"));
    }

    /** The exit code is that of the last {@code dlx}, the standard error that of all. */
    public Result run(String line) {
        String command = line.replaceAll(" +# .*", "");
        String[] parts = command.split(" > ");
        String piped = "";
        String err = "";
        int code = 0;
        for (String part : parts[0].split(" \\| ")) {
            List<String> words = words(part);
            switch (words.get(0)) {
                case "echo" -> piped = String.join(" ", words.subList(1, words.size())) + "\n";
                case "printf" -> piped = words.get(1).replace("\\n", "\n");
                case "cat" -> piped = read(words.get(1));
                case "grep" -> piped = grep(words.get(2), piped);
                default -> {
                    Result result = dlx(piped, words.subList(1, words.size()));
                    piped = result.out();
                    err += result.err();
                    code = result.code();
                }
            }
        }
        if (parts.length == 2) {
            write(parts[1].strip(), piped);
            piped = "";
        }
        return new Result(code, piped, err);
    }

    private Result dlx(String stdin, List<String> words) {
        List<String> here = new ArrayList<>();
        for (int k = 0; k < words.size(); k++) {
            here.add(placed(words.get(k), k > 0 && WRITING.contains(words.get(k - 1))));
        }
        if (words.get(0).equals("serve")) {
            return served(stdin, here);
        }
        if (PATIENT.contains(words.get(0)) && !words.contains("--time") && !words.contains("--help")) {
            here.addAll(List.of("--time", "5m")); // a machine may be busy
        }
        Result result = Cli.cli().at(Page.ROOT).with(stdin).run(here.toArray(String[]::new));
        return new Result(result.code(), asPrinted(result.out()), asPrinted(result.err()));
    }

    /** What was written here stands here, and all else in the checkout. */
    private String placed(String word, boolean written) {
        if (written || Files.isRegularFile(folder.resolve(word))) {
            return folder.resolve(word).toString();
        }
        return word.contains("/") && Files.exists(Page.ROOT.resolve(word))
                ? Page.ROOT.resolve(word).toString()
                : word;
    }

    private String asPrinted(String text) {
        return text.replace(folder + "/", "").replace(Page.ROOT + "/", "");
    }

    private static List<String> words(String part) {
        return WORD.matcher(part.strip())
                .results()
                .map(word -> Stream.of(word.group(1), word.group(2), word.group(3))
                        .filter(text -> text != null)
                        .collect(Collectors.joining()))
                .toList();
    }

    private static String grep(String regex, String text) {
        Matcher matcher = Pattern.compile(regex).matcher("");
        return text.lines()
                .filter(line -> matcher.reset(line).find())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private String read(String file) {
        try {
            return Files.readString(Path.of(placed(file, false)));
        } catch (IOException e) {
            throw new AssertionError(file, e);
        }
    }

    private void write(String file, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw new AssertionError(file, e);
        }
    }

    /** What a server says before it is ended; at a port that nobody else has. */
    private static Result served(String stdin, List<String> words) {
        List<String> once = new ArrayList<>(words);
        if (!once.contains("--port")) {
            once.addAll(List.of("--port", "0"));
        }
        try (PipedInputStream said = new PipedInputStream();
                OutputStream out = new PipedOutputStream(said)) {
            ProcessEnvironment process =
                    Cli.process(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)), out);
            FutureTask<Integer> run = new FutureTask<>(() -> Cli.run(process, once.toArray(String[]::new)));
            Thread thread = new Thread(run);
            thread.start();
            String address = new BufferedReader(new InputStreamReader(said, StandardCharsets.UTF_8)).readLine();
            thread.interrupt();
            int code = run.get();
            assertThat(address).startsWith("http://");
            return new Result(code, address + "\n", "");
        } catch (Exception e) {
            throw new AssertionError(String.join(" ", words), e);
        }
    }
}
