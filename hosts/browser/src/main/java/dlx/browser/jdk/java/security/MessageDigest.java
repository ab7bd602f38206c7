package dlx.browser.jdk.java.security;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;

/** Replaces {@link java.security.MessageDigest}, for SHA-256 only (FIPS 180-4, section 6.2). */
public final class MessageDigest implements Cloneable {

    private static final int BLOCK = 64;
    private static final int WORDS = 8;

    /** First 32 bits of the fractions of the cube roots of the first 64 primes. */
    private static final int[] K = new int[BLOCK];

    /** First 32 bits of the fractions of the square roots of the first eight primes. */
    private static final int[] START = new int[WORDS];

    static {
        int prime = 1;
        for (int i = 0; i < K.length; i++) {
            prime = nextPrime(prime);
            K[i] = fraction(prime, 3);
            if (i < START.length) {
                START[i] = fraction(prime, 2);
            }
        }
    }

    private final int[] state = START.clone();
    private final byte[] block = new byte[BLOCK];
    private final int[] schedule = new int[BLOCK];
    private long length;

    private MessageDigest() {}

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm + "; expected SHA-256");
        }
        return new MessageDigest();
    }

    private static int nextPrime(int after) {
        int prime = after + 1;
        for (int divisor = 2; divisor * divisor <= prime; divisor++) {
            if (prime % divisor == 0) {
                prime++;
                divisor = 1;
            }
        }
        return prime;
    }

    /**
     * Returns the first 32 bits of the fraction of a root of a small number: the low bits of the root of {@code of}
     * times 2^(32 degree), found bit by bit.
     */
    private static int fraction(int of, int degree) {
        BigInteger power = BigInteger.valueOf(of).shiftLeft(32 * degree);
        BigInteger root = BigInteger.ZERO;
        for (int bit = 36; bit >= 0; bit--) {
            BigInteger more = root.setBit(bit);
            if (more.pow(degree).compareTo(power) <= 0) {
                root = more;
            }
        }
        return root.intValue();
    }

    public void update(byte input) {
        block[(int) (length++ % BLOCK)] = input;
        if (length % BLOCK == 0) {
            mix();
        }
    }

    public void update(byte[] input) {
        update(input, 0, input.length);
    }

    public void update(byte[] input, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            update(input[i]);
        }
    }

    public void update(ByteBuffer input) {
        while (input.hasRemaining()) {
            update(input.get());
        }
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public byte[] digest() {
        long bits = 8 * length;
        update((byte) 0x80);
        while (length % BLOCK != BLOCK - Long.BYTES) {
            update((byte) 0);
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            update((byte) (bits >>> shift));
        }
        byte[] digest = new byte[WORDS * Integer.BYTES];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
        }
        System.arraycopy(START, 0, state, 0, WORDS);
        length = 0;
        return digest;
    }

    private void mix() {
        int[] w = schedule;
        for (int i = 0; i < 16; i++) {
            w[i] = block[4 * i] << 24
                    | (block[4 * i + 1] & 255) << 16
                    | (block[4 * i + 2] & 255) << 8
                    | block[4 * i + 3] & 255;
        }
        for (int i = 16; i < BLOCK; i++) {
            int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
            int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int i = 0; i < BLOCK; i++) {
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int t1 = h + s1 + (e & f ^ ~e & g) + K[i] + w[i];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int t2 = s0 + (a & b ^ a & c ^ b & c);
            h = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += h;
    }
}
