package dlx.browser.teavm;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Compiles the resource that Java reads into the program: the declarations of the tools. */
public final class ReadResources implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> known) {
        return new String[] {"dlx/library/tools/tools.json"};
    }
}
