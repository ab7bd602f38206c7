package dlx.browser.command;

import dlx.api.Svg;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.UsageException;
import java.util.List;

/** The outputs of a host without files. Options that name files are rejected before a command runs. */
final class NoFiles implements OutputFiles {

    @Override
    public void spare(List<String> inputs, String option, String output) {
        throw BrowserProgram.forProgramAlone(option);
    }

    @Override
    public boolean writeProof(String file, Body proof) {
        throw BrowserProgram.forProgramAlone("--proof");
    }

    @Override
    public String write(String folder, String name, byte[] content) {
        throw BrowserProgram.forProgramAlone("--output");
    }

    @Override
    public byte[] png(Svg picture) {
        throw new UsageException("--format png: pictures in dots are for the program alone; expected svg");
    }
}
