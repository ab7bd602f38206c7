package dlx.browser.teavm;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Replaces classes of the JDK that TeaVM's library lacks by classes of {@code dlx.browser.jdk}:
 * {@code java.util.SplittableRandom} becomes {@code dlx.browser.jdk.java.util.SplittableRandom}. The replacements have
 * only the methods that the framework uses, with the same results.
 */
public final class StandIns implements SubstitutionPolicy {

    /** The prefix that turns the name of a class into the name of its replacement. */
    static final String PACKAGE = "dlx.browser.jdk.";

    private static final Set<String> MISSING = Set.of(
            "java.security.MessageDigest",
            "java.text.Normalizer",
            "java.util.HexFormat",
            "java.util.SplittableRandom",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.atomic.AtomicReferenceArray");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(StandIns::isMissing).packagePrefix(PACKAGE);
    }

    private static boolean isMissing(String name) {
        int nested = name.indexOf('$');
        return MISSING.contains(nested < 0 ? name : name.substring(0, nested));
    }
}
