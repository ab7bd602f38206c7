package dlx.core;

import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs each test in a thread group of its own, so that it can distinguish its threads from those of parallel tests. */
public final class OwnThreadGroup implements InvocationInterceptor {

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Runnable run = () -> {
            try {
                test.proceed();
            } catch (Throwable e) {
                thrown.set(e);
            }
        };
        Thread thread = new Thread(new ThreadGroup(context.getDisplayName()), run);
        thread.start();
        thread.join();
        if (thrown.get() != null) {
            throw thrown.get();
        }
    }

    /** Returns the living threads of a name that this test, or one of its threads, has started. */
    public static List<Thread> threads(String name) {
        ThreadGroup own = Thread.currentThread().getThreadGroup();
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(name))
                .filter(thread -> thread.getThreadGroup() == own)
                .toList();
    }
}
