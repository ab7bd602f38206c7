package dlx.api;

import dlx.api.digest.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** Computes {@link CoverData#fingerprint()}, whose Javadoc lists the bytes that are digested. */
final class CoverDigest {

    /** Version of the byte form. It changes with the form, so that fingerprints of two forms differ. */
    private static final byte VERSION = 1;

    private final CoverData data;
    private final Runnable check;
    private final MessageDigest digest = Sha256.fresh();

    /** Bytes that are not digested yet. */
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 13);

    CoverDigest(CoverData data, Runnable check) {
        this.check = check;
        this.data = data;
    }

    String text() {
        buffer.put("dlx-cover".getBytes(StandardCharsets.US_ASCII)).put(VERSION);
        buffer.putInt(data.itemCount()).putInt(data.optionCount()).putInt(data.nodeCount());
        putByte((data.hasColors() ? 1 : 0) + (data.hasWeights() ? 2 : 0) + (data.hasMultiplicities() ? 4 : 0));
        putItems();
        for (int option = 0; option < data.optionCount(); option++) {
            putOption(option);
        }
        flush();
        return Sha256.end(digest);
    }

    private void putItems() {
        for (int item = 0; item < data.itemCount(); item++) {
            putByte(data.isPrimary(item) ? 1 : 0);
        }
        for (int item = 0; data.hasMultiplicities() && item < data.itemCount(); item++) {
            putInt(data.atLeast(item));
            putInt(data.atMost(item));
        }
    }

    private void putOption(int option) {
        int end = data.firstNode(option + 1);
        putInt(end - data.firstNode(option));
        for (int node = data.firstNode(option); node < end; node++) {
            putInt(data.item(node));
            if (data.hasColors()) {
                putInt(data.color(node) + 1);
            }
        }
        if (data.hasWeights()) {
            putInt((int) (data.weight(option) >>> 32));
            putInt((int) data.weight(option));
        }
    }

    private void putByte(int value) {
        reserve(Byte.BYTES);
        buffer.put((byte) value);
    }

    private void putInt(int value) {
        reserve(Integer.BYTES);
        buffer.putInt(value);
    }

    private void reserve(int bytes) {
        if (buffer.remaining() < bytes) {
            flush();
        }
    }

    private void flush() {
        check.run();
        digest.update(buffer.flip());
        buffer.clear();
    }
}
