package dlx.browser.command;

import dlx.commands.console.Inputs;
import dlx.commands.run.PuzzleInputs;
import java.util.Optional;
import java.util.function.Predicate;

/** Inputs as their models read them; links and files of other programs are left to the program. */
record PlainInputs(Inputs inputs) implements PuzzleInputs {

    @Override
    public String modelNamed(String word, Predicate<String> isModel) {
        return word;
    }

    @Override
    public String name(String file) {
        return Inputs.name(file);
    }

    @Override
    public Opened open(String file, String model) {
        return new Opened(inputs.open(file), Optional::empty);
    }
}
