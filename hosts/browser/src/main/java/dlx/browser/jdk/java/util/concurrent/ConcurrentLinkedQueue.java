package dlx.browser.jdk.java.util.concurrent;

import java.util.ArrayDeque;

/** Replaces {@link java.util.concurrent.ConcurrentLinkedQueue} for a single thread. */
public final class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {

    private static final long serialVersionUID = 1L;

    public ConcurrentLinkedQueue() {}
}
