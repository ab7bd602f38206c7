package dlx.app.console;

import com.google.inject.Inject;
import dlx.api.Svg;
import dlx.commands.console.Inputs;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** The files of this machine. */
public record ProcessFiles(ProcessConsole console) implements OutputFiles {

    @Inject
    public ProcessFiles {}

    @Override
    public void spare(List<String> inputs, String option, String output) {
        spareInputs(inputs, option, output);
    }

    /** Rejects an output that would overwrite an input, like {@link #spare}. */
    public static void spareInputs(List<String> inputs, String option, String output) {
        if (output.equals("-")) {
            throw new UsageException(option + " -: must be a file, because - is an input only");
        }
        for (String file : inputs) {
            String input = file.equals("-") ? "/dev/stdin" : file;
            if (NamedFile.isSame(output, input) && Files.isRegularFile(Path.of(input))) {
                throw new UsageException(option + " " + output + ": cannot overwrite the input " + Inputs.name(file)
                        + "; expected another file");
            }
        }
    }

    @Override
    public boolean writeProof(String file, Body proof) {
        try {
            return new NamedFile(file, console).write(proof);
        } catch (IOException e) {
            throw new UncheckedIOException(file + ": the proof cannot be written (" + NamedFile.reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(
                    Inputs.shown(file) + ": not a valid file name; expected a name for the proof", new IOException(e));
        }
    }

    @Override
    public String write(String folder, String name, byte[] content) {
        return new OutputFolder(folder).write(name, content);
    }

    @Override
    public byte[] png(Svg picture) {
        return Raster.png(picture);
    }
}
