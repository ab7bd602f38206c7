package dlx.browser.jdk.java.util.concurrent.atomic;

/** Replaces {@link java.util.concurrent.atomic.AtomicReferenceArray} for a single thread. */
public final class AtomicReferenceArray<E> {

    private final Object[] values;

    public AtomicReferenceArray(int length) {
        values = new Object[length];
    }

    public int length() {
        return values.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int i) {
        return (E) values[i];
    }

    public void set(int i, E value) {
        values[i] = value;
    }

    public E getAcquire(int i) {
        return get(i);
    }

    public void setRelease(int i, E value) {
        values[i] = value;
    }

    public boolean compareAndSet(int i, E expected, E value) {
        boolean isAsExpected = values[i] == expected;
        if (isAsExpected) {
            values[i] = value;
        }
        return isAsExpected;
    }
}
