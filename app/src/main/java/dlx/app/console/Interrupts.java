package dlx.app.console;

import dlx.core.search.CancellationToken;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Handles Ctrl-C and the signals TERM (of {@code kill} and {@code timeout}) and HUP (of a terminal that is closed). The
 * first signal asks the search to stop, so that the solutions found can be printed; the second ends the process at
 * once. A signal that is ignored when the process starts, for example because of {@code nohup}, stays ignored.
 *
 * <p>A shutdown hook cannot distinguish a second signal from the first, so this class uses {@code sun.misc.Signal} of
 * the module {@code jdk.unsupported}. It uses reflection, because the compiler warns of that class and no flag for a
 * release build silences the warning. On a JVM without the class, signals end the process at once.
 */
public final class Interrupts {

    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");

    /** Number that shells add to the number of the signal that ended a process. */
    private static final int SIGNALLED = 128;

    private final CancellationToken token;
    private final Duration patience;

    /** Number of the first signal; 0 before the first. */
    private final AtomicInteger asked = new AtomicInteger();

    private volatile boolean waitingForInput;

    /**
     * Creates a handler that cancels a token.
     *
     * @param patience maximum time from the first signal to the end of the run
     */
    public Interrupts(CancellationToken token, Duration patience) {
        this.token = token;
        this.patience = patience;
    }

    /** Listens to signals from now on, in this process. */
    public void install() {
        SIGNALS.forEach(this::install);
    }

    private void install(String name) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            InvocationHandler body = (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                    onSignal((int) signal.getMethod("getNumber").invoke(arguments[0]));
                    return arguments[0];
                }
                return method.getName().equals("equals") ? (Object) (proxy == arguments[0]) : (Object) 0;
            };
            signal.getMethod("handle", signal, handler)
                    .invoke(
                            null,
                            signal.getConstructor(String.class).newInstance(name),
                            Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, body));
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The machine does not have this signal, or the JVM reserves it: it ends the process, as users expect.
        }
    }

    /** Returns the exit code of a run that was interrupted: 130 after Ctrl-C, 143 after TERM, 129 after HUP. */
    public OptionalInt exitCode() {
        int number = asked.get();
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(SIGNALLED + number);
    }

    /** Records that a read begins which may block, after all answers have been printed, or that the read has ended. */
    void waitForInput(boolean waiting) {
        waitingForInput = waiting;
        if (waiting) {
            exitCode().ifPresent(Runtime.getRuntime()::halt);
        }
    }

    private void onSignal(int number) throws InterruptedException {
        boolean first = asked.compareAndSet(0, number);
        token.cancel();
        if (first && !waitingForInput) {
            Thread.sleep(patience.toMillis());
        }
        Runtime.getRuntime().halt(SIGNALLED + asked.get());
    }
}
