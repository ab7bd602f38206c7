package dlx.app;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentences of a file, by medium, and its counts of comments by how they begin. Comments are Javadoc, {@code //} and block
 * comments; strings are literals of three words or more in Java and JavaScript, and the text of HTML; Markdown is read
 * without fenced blocks and struck-out words.
 */
final class Prose {

    /** A kind of text with limits of its own. */
    enum Medium {
        COMMENTS,
        STRINGS,
        MARKDOWN
    }

    /** A comment or a literal; longer alternatives come first, so that a quote in a comment begins no string. */
    private static final Pattern PART = Pattern.compile(
            "/\\*.*?\\*/|(?<!:)//[^\\n]*(?:\\n\\s*//[^\\n]*)*+"
                    + "|\"\"\"(?:[^\"\\\\]|\\\\.|\"(?!\"\"))*+\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'"
                    + "|`(?:[^`\\\\]|\\\\.)*+`",
            Pattern.DOTALL);

    private static final Pattern JOINED = Pattern.compile("\"\\s*\\+\\s*\"");

    private static final Pattern TAG = Pattern.compile("(?m)^\\s*@\\w+");

    private static final Pattern BEGINS_RELATIVE = Pattern.compile("(Who|Which|How|Whether|What|Where|When|Why)\\b");

    private static final Pattern BEGINS_WITH_OF = Pattern.compile("(Of|That of|Those)\\b");

    private static final Pattern BEGINS_WITH_VERB = Pattern.compile("[A-Z][a-z]+s\\b");

    /** A declaration of a method that does not return boolean: its type, its name, and a parenthesis. */
    private static final Pattern METHOD = Pattern.compile("\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*)*"
            + "(?!(?:[\\w<>,.?\\[\\] ]+ )?(?:class|record|enum|interface|new|boolean) )(?![^(;{\\n]*=)"
            + "(?:(?:public|protected|private|static|final|abstract|default|synchronized|native) )*+"
            + "(?:<[^(;{\\n]*?> )?[\\w.]+(?:<[^(;{\\n]*>)?(?:\\[\\])* \\w+\\(");

    private final Map<Medium, StringBuilder> texts = new EnumMap<>(Medium.class);

    /** Number of comments, and of those that begin with a relative word or a question word, and with "Of". */
    int comments;

    int relative;
    int withOf;

    /** Number of methods with Javadoc that do not return boolean, and of those whose Javadoc begins with a verb in -s. */
    int methods;

    int verbs;

    /** Reads the text of a file with this name. */
    Prose(String name, String text) {
        if (name.endsWith(".md")) {
            add(Medium.MARKDOWN, text.replaceAll("(?ms)^```.*?^```$|~~.*?~~", ""));
        } else if (name.endsWith(".html")) {
            add(Medium.STRINGS, text.replaceAll("(?s)<(script|style).*?</\\1>|<[^>]*>", " "));
        } else {
            readCode(JOINED.matcher(text).replaceAll(""));
        }
    }

    private void readCode(String code) {
        Matcher part = PART.matcher(code);
        while (part.find()) {
            String found = part.group();
            if (found.startsWith("/")) {
                readComment(found, code.substring(part.end(), Math.min(code.length(), part.end() + 400)));
            } else if (words(found) > 2) {
                add(Medium.STRINGS, found.replaceAll("\\\\[a-z]", " "));
            }
        }
    }

    private void readComment(String comment, String next) {
        String plain = comment.replaceAll("(?m)\\A/\\*+|\\*/\\z|^\\s*(\\*|//) ?", "")
                .replaceAll("\\{@\\w+ ?([^}]*)\\}", "$1")
                .replaceAll("<[^>]+>", " ");
        String[] parts = TAG.split(plain);
        add(Medium.COMMENTS, String.join(" ", parts));
        String first = parts.length == 0 ? "" : parts[0].strip();
        comments++;
        relative += count(BEGINS_RELATIVE, first);
        withOf += count(BEGINS_WITH_OF, first);
        if (comment.startsWith("/**")
                && !first.isEmpty()
                && METHOD.matcher(next).lookingAt()) {
            methods++;
            verbs += count(BEGINS_WITH_VERB, first);
        }
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }

    private static int count(Pattern beginning, String text) {
        return beginning.matcher(text).lookingAt() ? 1 : 0;
    }

    private void add(Medium medium, String text) {
        texts.computeIfAbsent(medium, any -> new StringBuilder())
                .append(text.replaceAll("\\s+", " "))
                .append('\n');
    }

    /** Returns the number of words of one medium. */
    int words(Medium medium) {
        return words(text(medium));
    }

    /** Returns the text of one medium: a line per comment, string or page. */
    String text(Medium medium) {
        return texts.getOrDefault(medium, new StringBuilder()).toString();
    }
}
