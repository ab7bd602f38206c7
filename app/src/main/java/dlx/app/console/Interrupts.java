package dlx.app.console;

import dlx.core.search.CancellationToken;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Ctrl-C: the first one asks the search to stop, so that what is known can be printed; the second quits at once.
 *
 * <p>A shutdown hook cannot tell a second Ctrl-C from the first, so this uses {@code sun.misc.Signal} of the module
 * {@code jdk.unsupported}; by reflection, because the compiler warns of it and no flag for a release build silences
 * that. Where it is missing, Ctrl-C quits at once, as without this class.
 */
public final class Interrupts {

    /** The exit code of a run that was interrupted. */
    public static final int EXIT_CODE = 130;

    /** A search ends within milliseconds; a plugin that describes a cover may not look at the token at all. */
    private static final int PATIENCE_MILLIS = 3000;

    private final CancellationToken token;
    private final AtomicBoolean asked = new AtomicBoolean();
    private volatile boolean waitingForInput;

    /** Interrupts that cancel a token. */
    public Interrupts(CancellationToken token) {
        this.token = token;
    }

    /** Listens to Ctrl-C from now on, in this process. */
    public void install() {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            InvocationHandler body = (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                    onSignal();
                    return arguments[0];
                }
                return method.getName().equals("equals") ? (Object) (proxy == arguments[0]) : (Object) 0;
            };
            signal.getMethod("handle", signal, handler)
                    .invoke(
                            null,
                            signal.getConstructor(String.class).newInstance("INT"),
                            Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, body));
        } catch (ReflectiveOperationException | RuntimeException e) {
            // no such signal on this machine: Ctrl-C ends the process, which is what people expect
        }
    }

    /** Whether somebody has interrupted this run. */
    public boolean interrupted() {
        return asked.get();
    }

    /** Called before a read that may block, when all that is known has been printed. */
    void waitForInput(boolean waiting) {
        waitingForInput = waiting;
        if (waiting && asked.get()) {
            Runtime.getRuntime().halt(EXIT_CODE);
        }
    }

    private void onSignal() throws InterruptedException {
        boolean first = asked.compareAndSet(false, true);
        token.cancel();
        if (first && !waitingForInput) {
            Thread.sleep(PATIENCE_MILLIS);
        }
        Runtime.getRuntime().halt(EXIT_CODE);
    }
}
