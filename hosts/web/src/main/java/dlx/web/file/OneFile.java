package dlx.web.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Combines a page of several files into one file: its style, its modules, its icon. The browser then does not load any
 * other file, which the file's own policy enforces.
 *
 * <p>Modules import each other by relative names, which are meaningless inside one file. So each module gets a unique
 * name in an import map, which maps the name to the module's text as a data address.
 */
final class OneFile {

    /** The content security policy, under which the file cannot load anything. */
    private static final String POLICY =
            "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline';"
                    + " img-src blob: data:; base-uri 'none'; form-action 'none'";

    private static final Pattern IMPORT =
            Pattern.compile("(\\bfrom\\s*|\\bimport\\s*\\(?\\s*)(['\"])(\\.{1,2}/[^'\"]+\\.js)\\2");

    private static final Pattern STYLE = Pattern.compile("<link[^>]*rel=\"stylesheet\"[^>]*href=\"([^\"]+)\"[^>]*>");
    private static final Pattern ICON = Pattern.compile("(<link[^>]*rel=\"icon\"[^>]*href=\")([^\"]+)(\"[^>]*>)");
    private static final Pattern SCRIPT = Pattern.compile("<script[^>]*src=\"([^\"]+)\"[^>]*></script>");

    private final UnaryOperator<String> files;
    private final Map<String, String> modules = new TreeMap<>();

    private OneFile(UnaryOperator<String> files) {
        this.files = files;
    }

    /**
     * Returns a page in one file.
     *
     * @param files returns the text of a file of the page by its path; called for {@code index.html} and the files
     *     that it needs
     * @param name the id of the element in which modules find the data
     * @param data base64, which cannot contain the end tag of the element
     * @return an HTML document
     */
    static String of(UnaryOperator<String> files, String name, String data) {
        return new OneFile(files).page(name, data);
    }

    private String page(String name, String data) {
        String page =
                replace(STYLE, files.apply("index.html"), m -> "<style>\n" + files.apply(m.group(1)) + "</style>");
        page = replace(ICON, page, m -> m.group(1) + address("image/svg+xml", files.apply(m.group(2))) + m.group(3));
        page = replace(SCRIPT, page, m -> {
            String first = resolve("index.html", m.group(1));
            gather(first);
            return importMap() + "<script id=\"" + name + "\" type=\"application/octet-stream\">" + data + "</script>\n"
                    + "<script type=\"module\">import '" + nameOf(first) + "';</script>";
        });
        String policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">";
        return page.replaceFirst("<head>", "<head>\n" + Matcher.quoteReplacement(policy));
    }

    /** Adds a module and all modules that it imports. */
    private void gather(String first) {
        Deque<String> open = new ArrayDeque<>();
        open.push(first);
        while (!open.isEmpty()) {
            String path = open.pop();
            if (!modules.containsKey(path)) {
                modules.put(path, replace(IMPORT, files.apply(path), m -> {
                    String needed = resolve(path, m.group(3));
                    open.push(needed);
                    return m.group(1) + m.group(2) + nameOf(needed) + m.group(2);
                }));
            }
        }
    }

    private String importMap() {
        List<String> imports = new ArrayList<>();
        modules.forEach(
                (path, text) -> imports.add('"' + nameOf(path) + "\":\"" + address("text/javascript", text) + '"'));
        return "<script type=\"importmap\">{\"imports\":{\n" + String.join(",\n", imports) + "\n}}</script>\n";
    }

    /** Returns a name that is not a path, as import maps require. */
    private static String nameOf(String path) {
        return "dlx/" + path;
    }

    /** Resolves a relative name from a file. */
    static String resolve(String from, String name) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : (from + "/../" + name).split("/")) {
            if (part.equals("..")) {
                parts.removeLast();
            } else if (!part.equals(".")) {
                parts.addLast(part);
            }
        }
        return String.join("/", parts);
    }

    private static String address(String type, String text) {
        return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String replace(Pattern pattern, String text, Function<MatchResult, String> by) {
        return pattern.matcher(text).replaceAll(match -> Matcher.quoteReplacement(by.apply(match)));
    }
}
