package dlx.commands.console;

import java.util.regex.Pattern;

/** Words of command lines that a user may copy. */
public final class Shell {

    /** The words that a shell does not interpret. */
    private static final Pattern BARE = Pattern.compile("[\\w.,:/=+-]+");

    private Shell() {}

    /** Returns a word as it is typed, in quotes if a shell would interpret it. */
    public static String quoted(String word) {
        return BARE.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
    }
}
