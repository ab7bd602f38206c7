package dlx.app.console;

import dlx.commands.line.Program;
import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/** The version of this program. */
public final class Version {

    private Version() {}

    /** Returns the line that {@code --version} of a program prints. */
    public static String line(Program program) {
        return program.name() + ' ' + number();
    }

    /** From the module or the jar's manifest, wherever this was started from. */
    public static String number() {
        return Optional.ofNullable(Version.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion)
                .or(() -> Optional.ofNullable(Version.class.getPackage().getImplementationVersion()))
                .orElse("(development)");
    }
}
