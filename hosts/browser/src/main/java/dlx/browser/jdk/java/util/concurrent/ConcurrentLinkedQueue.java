package dlx.browser.jdk.java.util.concurrent;

import java.util.ArrayDeque;

/** Stands for {@link java.util.concurrent.ConcurrentLinkedQueue} where there is one thread. */
public final class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {

    private static final long serialVersionUID = 1L;

    public ConcurrentLinkedQueue() {}
}
