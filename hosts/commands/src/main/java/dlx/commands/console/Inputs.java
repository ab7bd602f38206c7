package dlx.commands.console;

import java.io.InputStream;
import java.util.List;

/** The inputs that command lines name: files, and {@code -} for standard input. */
public interface Inputs {

    /**
     * Opens an input. Closing it leaves standard input open.
     *
     * @throws InputException if the file cannot be opened
     */
    InputStream open(String file);

    /**
     * Reads an input to its end.
     *
     * @throws InputException if the file cannot be read
     */
    byte[] readWhole(String file);

    /** Returns true if a file of this name exists. */
    boolean isFile(String name);

    /** Sets the contents of the next inputs that are opened, for any names. */
    void serve(List<byte[]> contents);

    /** Returns the name of an input in messages. */
    static String name(String file) {
        return file.equals("-") ? "<stdin>" : shown(file);
    }

    /** Returns a name for the beginning of a message; two quotes for the empty name, which would be invisible. */
    static String shown(String name) {
        return name.isEmpty() ? "\"\"" : name;
    }
}
