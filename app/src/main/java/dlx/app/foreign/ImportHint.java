package dlx.app.foreign;

import dlx.api.PuzzleSyntaxException;
import dlx.commands.console.Shell;
import dlx.formats.ForeignFormats;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/**
 * Suggests {@code dlx import} if the model does not find a puzzle in an input, but an import, which accepts more forms,
 * does.
 */
final class ImportHint {

    /** Maximum number of bytes of an input that are stored; typed or copied texts are hardly longer. */
    private static final int MOST = 1 << 16;

    private final String model;
    private final String file;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private boolean isWhole = true;

    ImportHint(String model, String file) {
        this.model = model;
        this.file = file;
    }

    /** Returns a stream with the content of the given stream, which stores its beginning for {@link #sentence}. */
    InputStream keeping(InputStream in) {
        return new Keeping(in);
    }

    /**
     * Returns the suggestion; empty if an import cannot read the input. Called after the input has been read to its
     * end.
     */
    Optional<String> sentence() {
        if (!isWhole || !isRead(kept.toString(StandardCharsets.UTF_8))) {
            return Optional.empty();
        }
        return Optional.of(ForeignInput.shown(file) + ": dlx import can read this file: dlx import --as " + model + ' '
                + Shell.quoted(file));
    }

    private boolean isRead(String text) {
        try {
            return ForeignFormats.readPlain(file, text, Optional.of(model))
                    .filter(imported -> imported.model().equals(model))
                    .isPresent();
        } catch (PuzzleSyntaxException e) {
            return false;
        }
    }

    private void keep(byte[] bytes, int from, int length) {
        isWhole &= kept.size() + length <= MOST;
        if (isWhole) {
            kept.write(bytes, from, length);
        }
    }

    private final class Keeping extends FilterInputStream {

        Keeping(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            if (next >= 0) {
                keep(new byte[] {(byte) next}, 0, 1);
            }
            return next;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            Objects.checkFromIndexSize(from, length, bytes.length);
            int count = super.read(bytes, from, length);
            if (count > 0) {
                keep(bytes, from, count);
            }
            return count;
        }
    }
}
