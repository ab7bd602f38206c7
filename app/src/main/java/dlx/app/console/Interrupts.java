package dlx.app.console;

import dlx.core.search.CancellationToken;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ctrl-C, and the signals TERM (of {@code kill} and {@code timeout}) and HUP (of a terminal that is closed): the first one
 * asks the search to stop, so that what is known can be printed; the second, of whatever kind, quits at once. A signal
 * that is ignored when the process starts, as {@code nohup} has it, stays ignored.
 *
 * <p>A shutdown hook cannot tell a second signal from the first, so this uses {@code sun.misc.Signal} of the module
 * {@code jdk.unsupported}; by reflection, because the compiler warns of it and no flag for a release build silences
 * that. Where it is missing, signals quit at once, as without this class.
 */
public final class Interrupts {

    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");

    /** The number that shells add to that of the signal which ended a process. */
    private static final int SIGNALLED = 128;

    private final CancellationToken token;
    private final Duration patience;

    /** The number of the first signal, 0 before there is one. */
    private final AtomicInteger asked = new AtomicInteger();

    private volatile boolean waitingForInput;

    /**
     * Interrupts that cancel a token.
     *
     * @param patience the time that the run may take then to end
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
            // no such signal on this machine, or Java keeps it: it ends the process, which is what people expect
        }
    }

    /** Returns the exit code of a run that was interrupted: 130 after Ctrl-C, 143 after TERM, 129 after HUP. */
    public OptionalInt exitCode() {
        int number = asked.get();
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(SIGNALLED + number);
    }

    /** Records that a read that may block begins, when everything known has been printed, or that it has ended. */
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
