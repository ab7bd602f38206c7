package dlx.app.console;

import dlx.commands.console.ExitStatus;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Detects a plugin that ends the process by {@code System.exit}, whose run would otherwise look complete. The printed
 * answers are written, a message names the caller of {@code exit}, and the exit code is that of a failure.
 *
 * <p>This is a shutdown hook, because only a hook can stop such an end. The hook finds the caller on the stack of the
 * thread that waits for the hooks.
 */
public final class ExitWatch {

    private static final String EXITS = "java.lang.Runtime";

    /** Maximum time for shutdown hooks, with a margin for slow machines. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private ExitWatch() {}

    /**
     * Watches this process from now on.
     *
     * @param host the class that may end the process
     */
    public static void watch(Class<?> host, ProcessConsole console) {
        Thread hook = new Thread(() -> end(host, console), "exit");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Ends the process even if shutdown hooks, for example of plugins, do not end. Called before {@code System.exit}.
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
            // the reader of the output has closed it; the process ends even so
        }
        Runtime.getRuntime().halt(code);
    }

    private static void end(Class<?> host, ProcessConsole console) {
        for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            Optional<StackTraceElement> caller = whoExits(stack);
            if (caller.isPresent() && !caller.get().getClassName().equals(host.getName())) {
                report(caller.get(), console);
                Runtime.getRuntime().halt(ExitStatus.INTERNAL);
            }
        }
    }

    /**
     * Returns the caller of {@code exit} on a stack; empty if the thread does not exit. Uses plain loops because every
     * run executes them.
     */
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

    private static void report(StackTraceElement culprit, ProcessConsole console) {
        String loader = culprit.getClassLoaderName();
        String from = loader == null || loader.equals("app") ? "" : " of " + loader;
        try {
            console.report(
                    culprit.getClassName() + '.' + culprit.getMethodName() + from
                            + " ended the process (System.exit), which a plugin must not do; everything else works without its jar");
            console.close();
        } catch (UncheckedIOException e) {
            // the reader of the answers has closed them; the exit code still shows the failure
        }
    }
}
