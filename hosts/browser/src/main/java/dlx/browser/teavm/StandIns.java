package dlx.browser.teavm;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Puts classes of {@code dlx.browser.jdk} in place of those of the JDK that TeaVM's library lacks: {@code
 * dlx.browser.jdk.java.util.SplittableRandom} stands for {@code java.util.SplittableRandom}. They do what the framework asks of
 * those classes, with the same results, and no more.
 */
public final class StandIns implements SubstitutionPolicy {

    /** The package below which stand-ins have the names of what they stand for. */
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
