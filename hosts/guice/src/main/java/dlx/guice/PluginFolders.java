package dlx.guice;

import java.nio.file.Path;
import java.util.List;

/**
 * The folders in which a host looks for plugins. A host binds its own: {@code OptionalBinder.newOptionalBinder(binder(),
 * PluginFolders.class).setBinding().toInstance(() -> List.of(Path.of("plugins")))}. Without a binding there are none.
 *
 * @since 0.1
 */
public interface PluginFolders {

    /**
     * Returns the folders, in the order of loading. Called once, when the registry is made.
     *
     * @return folders of plugins; those that do not exist are left out
     */
    List<Path> folders();
}
