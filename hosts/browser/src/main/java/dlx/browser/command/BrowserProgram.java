package dlx.browser.command;

import dlx.commands.SharedCommands;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Program;
import dlx.commands.line.UsageException;
import java.util.List;

/** The program dlx with the commands that need neither files nor threads. */
final class BrowserProgram implements Program {

    /** Names of the program's commands that are not available here. */
    private static final List<String> ELSEWHERE = List.of(
            "resume",
            "trace",
            "serve",
            "site",
            "inspect",
            "export",
            "import",
            "verify",
            "judge",
            "bench",
            "new-plugin",
            "doctor",
            "completion");

    /**
     * Names of the program's options that are not available here, because they name files or show the internals of
     * Java.
     */
    static final List<String> OPTIONS_ELSEWHERE = List.of(
            "--output", "--checkpoint", "--checkpoint-every", "--proof", "--proof-format", "--plugins", "--debug");

    @Override
    public String name() {
        return "dlx";
    }

    @Override
    public String summary() {
        return "Solves puzzles as exact cover problems.";
    }

    @Override
    public List<String> footer() {
        return List.of("", "Each command has its own --help. The program dlx has more commands and options.");
    }

    @Override
    public List<Entry> commands() {
        return SharedCommands.entries();
    }

    @Override
    public PlanRunner.Call<?> call(String command) {
        return SharedCommands.call(command).orElseThrow();
    }

    /** Rejects commands of the program that are not available here. */
    void checkCommand(String command) {
        if (ELSEWHERE.contains(command)) {
            throw new UsageException("dlx " + command + ": this command is for the program alone; expected one of "
                    + String.join(", ", names()));
        }
    }

    /** Rejects options of the program that are not available here. */
    static void checkOptions(List<String> words) {
        for (String word : words) {
            if (word.equals("--")) {
                return;
            }
            String name = word.split("=", 2)[0];
            if (OPTIONS_ELSEWHERE.contains(name)) {
                throw forProgramAlone("dlx " + words.get(0) + ": " + name);
            }
        }
    }

    /** Returns the error for an option that is not available here. */
    static UsageException forProgramAlone(String option) {
        return new UsageException(
                option + " is for the program alone, and this is its small brother; expected dlx itself");
    }
}
