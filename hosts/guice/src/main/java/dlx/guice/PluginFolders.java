package dlx.guice;

import java.nio.file.Path;
import java.util.List;

/**
 * The folders in which a host looks for plugins, none by default. A host binds its own folders:
 *
 * <pre>{@code
 * OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
 *     .setBinding()
 *     .toInstance(() -> List.of(Path.of("plugins")));
 * }</pre>
 *
 * @since 0.1
 */
public interface PluginFolders {

    /**
     * Returns the folders, in the order of loading. Called once, when the registry is created.
     *
     * @return folders of plugins; missing folders are ignored
     */
    List<Path> folders();
}
