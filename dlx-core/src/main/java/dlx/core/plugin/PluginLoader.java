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
 * The classes and files of one plugin: its jars, and those that their manifests name in {@code Class-Path}.
 *
 * <p>What a plugin carries comes before what the host has, so that two plugins, and the host, may have different versions of
 * a library; only {@code java} and the packages of this program, {@code dlx}, are the host's always. The jars are read
 * whole when something is first asked for, and no file is open after that: they may be replaced or deleted while the
 * plugin works, and there is nothing to close when nobody needs it any more. Thread-safe.
 */
final class PluginLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    /** Plugins take some megabytes, with large libraries a hundred; a small jar may unpack to a thousand times as much. */
    private static final long MOST_BYTES = 256L << 20;

    private final List<Path> jars;
    private final long mostBytes;
    private @Nullable Map<String, List<Entry>> entries;

    /** Why the jars cannot be read; they are not read again. */
    private @Nullable Unreadable failure;

    /** The jars cannot be read; the message is one sentence. */
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
     * A loader for a plugin.
     *
     * @param name for people
     * @param jars nothing of them is read yet
     * @param host has the SPI, and what the plugin does not carry
     */
    PluginLoader(String name, List<Path> jars, ClassLoader host) {
        this(name, jars, host, MOST_BYTES);
    }

    /** The same with another limit of what the jars unpack to, together. */
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
            } catch (IOException | RuntimeException | OutOfMemoryError e) { // names that are no text, for example
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
            if (seen.add(jar) && Files.isRegularFile(jar)) { // what a manifest names need not exist, says Java
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
                // no path; Java passes over it too
            }
        }
        return paths;
    }

    /** Looks like what Java says of a file in a jar; reads what has been read. */
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
