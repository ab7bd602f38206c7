package dlx.commands.console;

import java.util.regex.Pattern;

/** Words of command lines that a person may copy. */
public final class Shell {

    /** The words that a shell takes as they are. */
    private static final Pattern BARE = Pattern.compile("[\\w.,:/=+-]+");

    private Shell() {}

    /** Returns a word as it is typed, in quotes where a shell would read more into it. */
    public static String quoted(String word) {
        return BARE.matcher(word).matches() ? word : '\'' + word.replace("'", "'\\''") + '\'';
    }
}
