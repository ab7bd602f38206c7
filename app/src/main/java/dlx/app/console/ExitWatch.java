package dlx.app.console;

import dlx.commands.console.ExitStatus;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Keeps a plugin that ends the process, by {@code System.exit}, from passing for an answer: the printed answers are written, a
 * sentence names the culprit, and the exit code is that of a failure.
 *
 * <p>This is a shutdown hook, because nothing else can stop such an end. The hook finds the culprit on the stack of the thread that
 * waits for the hooks.
 */
public final class ExitWatch {

    private static final String EXITS = "java.lang.Runtime";

    /** The time for the work at the end, on a slow machine too. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Class<?> host;
    private final ProcessConsole console;

    private ExitWatch(Class<?> host, ProcessConsole console) {
        this.host = host;
        this.console = console;
    }

    /**
     * Watches this process from now on.
     *
     * @param host the class that may end it
     */
    public static void watch(Class<?> host, ProcessConsole console) {
        Thread hook = new Thread(new ExitWatch(host, console)::end, "exit");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Gives up shutdown hooks that do not end, of plugins for example, so that they do not keep the process for ever. To be called
     * before the process ends by {@code System.exit}.
     *
     * @param code the exit code; all answers have been written
     */
    public static void giveUpHooks(int code, ProcessConsole console) {
        Thread last = new Thread(() -> awaitHooks(code, console), "last");
        last.setDaemon(true);
        last.start();
    }

    private static void awaitHooks(int code, ProcessConsole console) {
        try {
            Thread.sleep(PATIENCE.toMillis());
            console.report("a shutdown hook, perhaps of a plugin, has not ended within " + PATIENCE.toSeconds()
                    + " s; the process ends without it");
        } catch (InterruptedException | UncheckedIOException e) {
            // the reader has gone; the process ends all the same
        }
        Runtime.getRuntime().halt(code);
    }

    private void end() {
        for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            Optional<StackTraceElement> caller = whoExits(stack);
            if (caller.isPresent() && !caller.get().getClassName().equals(host.getName())) {
                report(caller.get());
                Runtime.getRuntime().halt(ExitStatus.INTERNAL);
            }
        }
    }

    /** Returns the caller of {@code exit} on a stack; empty if its thread does not exit. Plain loops, because every run ends here. */
    private static Optional<StackTraceElement> whoExits(StackTraceElement... stack) {
        int k = 0;
        while (k < stack.length && !isExit(stack[k])) {
            k++;
        }
        while (k < stack.length && isJava(stack[k].getClassName())) { // reflection too
            k++;
        }
        return k < stack.length ? Optional.of(stack[k]) : Optional.empty();
    }

    private static boolean isExit(StackTraceElement frame) {
        return frame.getClassName().equals(EXITS) && frame.getMethodName().equals("exit");
    }

    private static boolean isJava(String name) {
        return name.startsWith("java.") || name.startsWith("jdk.");
    }

    private void report(StackTraceElement culprit) {
        String loader = culprit.getClassLoaderName();
        String from = loader == null || loader.equals("app") ? "" : " of " + loader;
        try {
            console.report(
                    culprit.getClassName() + '.' + culprit.getMethodName() + from
                            + " ended the process (System.exit), which a plugin must not do; everything else works without its jar");
            console.close();
        } catch (UncheckedIOException e) {
            // the reader of the answers has gone; the exit code says that something is wrong
        }
    }
}
