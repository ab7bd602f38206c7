package dlx.core.plugin;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/**
 * The class loader of one plugin, for its jars and the jars that their manifests name in {@code Class-Path}.
 *
 * <p>The plugin's own classes and files come before the host's. So plugins and the host may use different versions of a
 * library. Only the packages {@code java} and {@code dlx} always come from the host. The first request reads the jars
 * completely, and no file stays open. So the jars may be replaced or deleted while the plugin works, and the loader
 * need not be closed. Thread-safe.
 */
final class PluginLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    /**
     * Maximum number of unpacked bytes of a plugin's jars: 256 MiB. Plugins have some megabytes, or a hundred with
     * large libraries. A small jar may unpack to a thousand times its size.
     */
    private static final long MOST_BYTES = 256L << 20;

    private final List<Path> jars;
    private final long mostBytes;
    private @Nullable Map<String, List<Entry>> entries;

    /** The reason why the jars cannot be read; null if they can. They are not read again. */
    private @Nullable Unreadable failure;

    /** The exception for jars that cannot be read, with a message of one sentence. */
    static final class Unreadable extends UncheckedIOException {

        private static final long serialVersionUID = 1L;

        private Unreadable(IOException reason) {
            super("it cannot be read (" + reason.getMessage() + ")", reason);
        }
    }

    /** A file of a jar. */
    private record Entry(Jar jar, byte[] bytes) {}

    /** A jar that has been read. */
    private record Jar(Path path, Manifest manifest, ProtectionDomain domain) {}

    /**
     * Creates a loader for a plugin.
     *
     * @param name name of the plugin, for messages
     * @param jars the jars, which are not read yet
     * @param host class loader with the SPI, and with classes that the plugin does not contain
     */
    PluginLoader(String name, List<Path> jars, ClassLoader host) {
        this(name, jars, host, MOST_BYTES);
    }

    /** Creates a loader with another maximum number of unpacked bytes of all jars together. */
    PluginLoader(String name, List<Path> jars, ClassLoader host, long mostBytes) {
        super(name, host);
        this.jars = List.copyOf(jars);
        this.mostBytes = mostBytes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.startsWith("java.") || name.startsWith("dlx.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            Entry entry = known == null ? first(fileOf(name)) : null;
            if (entry != null) {
                known = define(name, entry);
            }
            return known != null ? known : super.loadClass(name, resolve);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Entry entry = first(fileOf(name));
        if (entry == null) {
            throw new ClassNotFoundException(name);
        }
        return define(name, entry);
    }

    private static String fileOf(String className) {
        return className.replace('.', '/') + ".class";
    }

    private Class<?> define(String name, Entry entry) {
        int dot = name.lastIndexOf('.');
        if (dot > 0) {
            definePackage(name.substring(0, dot), entry.jar());
        }
        byte[] bytes = entry.bytes();
        return defineClass(name, bytes, 0, bytes.length, entry.jar().domain());
    }

    private synchronized void definePackage(String name, Jar jar) {
        if (getDefinedPackage(name) == null) {
            Attributes main = jar.manifest().getMainAttributes();
            definePackage(
                    name,
                    main.getValue(Attributes.Name.SPECIFICATION_TITLE),
                    main.getValue(Attributes.Name.SPECIFICATION_VERSION),
                    main.getValue(Attributes.Name.SPECIFICATION_VENDOR),
                    main.getValue(Attributes.Name.IMPLEMENTATION_TITLE),
                    main.getValue(Attributes.Name.IMPLEMENTATION_VERSION),
                    main.getValue(Attributes.Name.IMPLEMENTATION_VENDOR),
                    null);
        }
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }

    @Override
    protected @Nullable URL findResource(String name) {
        Entry entry = first(name);
        return entry == null ? null : url(name, entry);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        Set<String> seen = new LinkedHashSet<>();
        List<URL> all = new ArrayList<>();
        for (Enumeration<URL> some : List.of(findResources(name), super.getResources(name))) {
            for (URL url : Collections.list(some)) {
                if (seen.add(url.toExternalForm())) {
                    all.add(url);
                }
            }
        }
        return Collections.enumeration(all);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.enumeration(entries().getOrDefault(name, List.of()).stream()
                .map(entry -> url(name, entry))
                .toList());
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        Entry entry = first(name);
        return entry != null ? new ByteArrayInputStream(entry.bytes()) : super.getResourceAsStream(name);
    }

    private @Nullable Entry first(String name) {
        List<Entry> all = entries().getOrDefault(name, List.of());
        return all.isEmpty() ? null : all.get(0);
    }

    private synchronized Map<String, List<Entry>> entries() {
        if (failure != null) {
            throw failure;
        }
        if (entries == null) {
            try {
                entries = readAll();
            } catch (IOException | RuntimeException | OutOfMemoryError e) { // file names in bad UTF-8, for example
                failure = new Unreadable(e instanceof IOException io ? io : new IOException(e));
                throw failure;
            }
        }
        return entries;
    }

    private Map<String, List<Entry>> readAll() throws IOException {
        Map<String, List<Entry>> read = new HashMap<>();
        Set<Path> seen = new LinkedHashSet<>();
        Deque<Path> left = new ArrayDeque<>(jars);
        long bytes = 0;
        while (!left.isEmpty()) {
            Path jar = left.remove().toAbsolutePath().normalize();
            if (seen.add(jar) && Files.isRegularFile(jar)) { // a jar that a manifest names need not exist
                JarContent content = JarContent.read(jar, bytes, mostBytes);
                bytes += content.size();
                left.addAll(classPath(jar, content.manifest()));
                addAll(content, read);
            }
        }
        return read;
    }

    private static void addAll(JarContent content, Map<String, List<Entry>> into) throws IOException {
        CodeSource source = new CodeSource(content.path().toUri().toURL(), (Certificate[]) null);
        Jar jar = new Jar(content.path(), content.manifest(), new ProtectionDomain(source, null));
        content.files()
                .forEach((name, bytes) ->
                        into.computeIfAbsent(name, n -> new ArrayList<>()).add(new Entry(jar, bytes)));
    }

    private static List<Path> classPath(Path jar, Manifest manifest) {
        String named = manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        List<Path> paths = new ArrayList<>();
        for (String relative : named == null ? new String[0] : named.trim().split(" +")) {
            try {
                URI uri = jar.toUri().resolve(relative);
                if ("file".equals(uri.getScheme())) {
                    paths.add(Path.of(uri));
                }
            } catch (IllegalArgumentException e) {
                // not a path; Java ignores it too
            }
        }
        return paths;
    }

    /** Returns a URL like Java's for a file in a jar, whose stream returns the bytes in memory. */
    private static URL url(String name, Entry entry) {
        try {
            String path = entry.jar().path().toUri() + "!/" + name;
            return new URL("jar", "", -1, path, new URLStreamHandler() {
                @Override
                protected URLConnection openConnection(URL url) {
                    return new Read(url, entry.bytes());
                }
            });
        } catch (MalformedURLException e) {
            throw new IllegalStateException(
                    "name: " + name + File.pathSeparator + entry.jar().path(), e);
        }
    }

    private static final class Read extends URLConnection {

        private final byte[] bytes;

        Read(URL url, byte[] bytes) {
            super(url);
            this.bytes = bytes;
        }

        @Override
        public void connect() {
            connected = true;
        }

        @Override
        public long getContentLengthLong() {
            return bytes.length;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(bytes);
        }
    }
}
