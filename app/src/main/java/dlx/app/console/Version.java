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

    /** Returns the version of the module, or that of the manifest of the jar. */
    public static String number() {
        return Optional.ofNullable(Version.class.getModule().getDescriptor())
                .flatMap(ModuleDescriptor::rawVersion)
                .or(() -> Optional.ofNullable(Version.class.getPackage().getImplementationVersion()))
                .orElse("(development)");
    }
}
