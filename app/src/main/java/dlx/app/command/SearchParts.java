package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.Answers;
import dlx.app.checkpoint.CheckpointSession;
import dlx.core.search.CancellationToken;

/** The parts that each command needs which searches: those of puzzles, answers, checkpoints and interrupts. */
record SearchParts(PuzzleParts puzzles, Answers answers, CheckpointSession session, CancellationToken token) {

    @Inject
    SearchParts {}
}
