package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.Answers;
import dlx.app.checkpoint.CheckpointSession;
import dlx.core.search.CancellationToken;

/** The parts of a command that searches, for the constructor of its base class. */
record SearchParts(PuzzleParts puzzles, Answers answers, CheckpointSession session, CancellationToken token) {

    @Inject
    SearchParts {}
}
