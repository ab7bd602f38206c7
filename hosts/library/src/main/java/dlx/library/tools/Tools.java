package dlx.library.tools;

import static dlx.library.tools.Member.Kind.FLAG;
import static dlx.library.tools.Member.Kind.NUMBER;
import static dlx.library.tools.Member.Kind.OBJECT;
import static dlx.library.tools.Member.Kind.OBJECTS;
import static dlx.library.tools.Member.Kind.TEXT;
import static dlx.library.tools.Member.Kind.TEXTS;
import static dlx.library.tools.Member.Kind.WHOLE;
import static dlx.library.tools.Member.Kind.WHOLES;

import java.util.ArrayList;
import java.util.List;

/** The tools that exist. */
final class Tools {

    private static final Member MODEL =
            Member.of("model", TEXT, "Id of the model, such as sudoku; see the tool models.");

    private static final Member TEXT_OF_PUZZLE =
            Member.of("text", TEXT, "Text of the puzzle, as the tool describe explains.");

    private static final Member RULES = Member.of(
            "rules",
            TEXT,
            "Rules of a puzzle of your own, in the place of model; the guide rules.md has their form. Without a text, their"
                    + " example is the puzzle.");

    private static final List<Member> PUZZLE = List.of(
            MODEL,
            RULES,
            TEXT_OF_PUZZLE,
            Member.of("settings", OBJECT, "Settings of the model, each a text, such as {\"diagonals\":\"yes\"}."),
            Member.of(
                    "cover",
                    OBJECT,
                    "A cover in the place of model and text: {\"items\":[\"a\",\"b\"], \"secondary\":[\"x\"],"
                            + " \"multiplicities\":{\"b\":[2,3]}, \"options\":[[\"a\",\"x:red\"], {\"items\":[\"b\"],"
                            + " \"label\":\"second\", \"weight\":3}]}. Primary items are covered exactly once unless"
                            + " they have multiplicities, secondary items at most once, or often in one color."),
            Member.of("pin", TEXTS, "Labels of options that must be chosen."),
            Member.of("forbid", TEXTS, "Labels of options that must not be chosen."));

    private static final List<Member> LIMITS = List.of(Member.of(
            "seconds",
            NUMBER,
            "Time limit of the call; usually and at most that of the server, 60 unless it was started with another."));

    private static final List<Member> SEARCH = List.of(
            Member.of("engine", TEXT, "Engine of the search; usually the framework chooses it."),
            Member.of("nodes", WHOLE, "Limit of the number of search nodes.").from(1),
            Member.of("memory", WHOLE, "Limit of the memory for intermediate results, in bytes.")
                    .from(1),
            Member.of(
                    "distinct",
                    FLAG,
                    "Only one solution of each kind: solutions that symmetries map to each other are one."));

    private static final Member SKIP = Member.of("skip", WHOLE, "Number to skip, for the next page.")
            .from(0)
            .usually(0);
    private static final Member SEED = Member.of(
            ToolAnswer.SEED, WHOLE, "Start of the random numbers; usually a fresh one, which the answer has.");
    private static final Member GOAL =
            Member.of("goal", TEXT, "Which total weight is best.").oneOf("greatest", "least");

    /** How solutions are written; see {@link ToolAnswer}. */
    private static final Member SHOW = Member.of(
                    ToolAnswer.SHOW,
                    TEXTS,
                    "Forms of each solution: the board as text, the labels of its options, their numbers, a picture."
                            + " Usually the text; the labels for a cover.")
            .oneOf("text", "labels", "options", "svg");

    private static final Member STOPPED = Member.of(
            "stopped",
            TEXT,
            "EXHAUSTED if the answer is complete; SOLUTION_LIMIT or VISITOR after as many results as asked for; otherwise the"
                    + " limit that ended it, such as TIME.");

    private static final Member ENGINE = Member.of("engine", TEXT, "Engine that answered.");

    private static final List<Member> RESULT = List.of(
            Member.of("outcome", TEXT, "Result of the search, apart from the reason why it stopped.")
                    .oneOf("SOLVED", "NO_SOLUTION", "UNKNOWN"),
            STOPPED.required(),
            Member.of("nodes", WHOLE, "Number of search nodes."),
            ENGINE,
            Member.of("items", WHOLE, "Number of items of the cover."),
            Member.of("options", WHOLE, "Number of options of the cover."),
            Member.of("slip", TEXT, "Probable mistake in a puzzle without a solution."));

    private static final List<Member> REPORT = with(
            RESULT,
            List.of(
                    Member.of("complete", FLAG, "True if the whole puzzle was searched, so that the number is exact."),
                    Member.of(
                            "solutions",
                            TEXT,
                            "Number of solutions, as a text: exact if complete, otherwise at least this number exists.")));

    private static final Member FOUND =
            Member.of(ToolAnswer.FOUND, OBJECTS, "Solutions in the forms that were asked for.");

    private static final List<Member> RATING = List.of(
            Member.of("verdict", TEXT, "Number of solutions.").oneOf("unique", "multiple", "none", "unknown"),
            STOPPED,
            Member.of(
                    "level",
                    WHOLE,
                    "Level of the hardest step: 1 singles, 2 intersections, 3 pairs, 4 triples, 5 and more chains, 99"
                            + " search. It needs the verdict unique."),
            Member.of("levelName", TEXT, "Name of this level."),
            Member.of("effort", WHOLE, "Effort of all steps of this level."),
            Member.of("exact", FLAG, "True if an easier way is proved not to exist."));

    static final List<Tool> ALL = List.of(
            new Tool(
                    "models",
                    "List models",
                    "Lists the kinds of puzzles that have a model, with their topics.",
                    "models",
                    List.of(),
                    List.of(Member.of("models", OBJECTS, "Models: id, title, topic.")
                            .required())),
            new Tool(
                    "describe",
                    "Describe a model",
                    "Returns the form of a model's texts, an example, its settings and its abilities.",
                    "model",
                    List.of(MODEL, RULES),
                    List.of(
                            Member.of("id", TEXT, "Id of the model."),
                            Member.of("title", TEXT, "Title of the model."),
                            Member.of("grammar", TEXT, "Description of the text."),
                            Member.of("example", TEXT, "An example of the text."),
                            Member.of("settings", OBJECTS, "Settings: name, values and meaning."),
                            Member.of("can", TEXTS, "Abilities, such as pictures and symmetries."),
                            Member.of("scores", FLAG, "True if the options of the example have weights."))),
            new Tool(
                    "options",
                    "List options",
                    "Returns the size of the cover and the labels of its options, a page at a time. Labels name moves.",
                    "options",
                    with(
                            PUZZLE,
                            LIMITS,
                            List.of(
                                    Member.of("contains", TEXT, "Text that the labels contain."),
                                    SKIP,
                                    Member.of("limit", WHOLE, "Maximum number of labels.")
                                            .from(1)
                                            .usually(50))),
                    List.of(
                            Member.of("items", WHOLE, "Number of items."),
                            Member.of("options", WHOLE, "Number of options."),
                            Member.of("found", WHOLE, "Number of options whose labels contain the text."),
                            Member.of("labels", TEXTS, "The labels of this page."),
                            STOPPED)),
            new Tool(
                    "solve",
                    "Solve",
                    "Finds solutions. Without a solution, NO_SOLUTION is proved, and UNKNOWN means that a limit ended the"
                            + " search.",
                    "first",
                    with(
                            PUZZLE,
                            List.of(
                                    Member.of(
                                                    "limit",
                                                    WHOLE,
                                                    "Maximum number of solutions, in the order of the search. Without limit and"
                                                            + " skip: one solution, any.")
                                            .from(1),
                                    Member.of("skip", WHOLE, "Number of solutions to skip, for the next page.")
                                            .from(0),
                                    SHOW),
                            SEARCH,
                            LIMITS),
                    with(REPORT, List.of(FOUND))),
            new Tool(
                    "draw",
                    "Draw options",
                    "Draws a puzzle with chosen options, which may be those of a solution, as text and as a picture.",
                    "draw",
                    with(PUZZLE, List.of(Member.of("options", WHOLES, "Numbers of the options, from 1."))),
                    List.of(
                            Member.of("text", TEXT, "The board as text."),
                            Member.of("svg", TEXT, "The picture, if the model draws one."),
                            STOPPED)),
            new Tool(
                    "count",
                    "Count solutions",
                    "Counts all solutions, exactly; numbers of any size.",
                    "count",
                    with(PUZZLE, SEARCH, LIMITS),
                    REPORT),
            new Tool(
                    "unique",
                    "Check uniqueness",
                    "Finds out whether a puzzle has exactly one solution, and shows two if it has several.",
                    "unique",
                    with(PUZZLE, List.of(SHOW), SEARCH, LIMITS),
                    with(
                            List.of(Member.of("verdict", TEXT, "Number of solutions.")
                                    .oneOf("unique", "multiple", "none", "unknown")),
                            REPORT,
                            List.of(FOUND))),
            new Tool(
                    "best",
                    "Find the best solution",
                    "Finds the solutions of greatest or least total weight, such as a minimum cost or a maximum score. Without"
                            + " all, others of the same score may exist.",
                    "best",
                    with(
                            PUZZLE,
                            List.of(
                                    GOAL,
                                    Member.of("limit", WHOLE, "Number of solutions, best first, also of other scores.")
                                            .from(1)
                                            .usually(1),
                                    Member.of("all", FLAG, "All solutions of the best score."),
                                    SHOW),
                            SEARCH,
                            LIMITS),
                    with(
                            RESULT,
                            List.of(
                                    GOAL,
                                    Member.of("score", TEXT, "Total weight of the best solution found."),
                                    Member.of("bound", TEXT, "Bound that is proved for all solutions."),
                                    Member.of("proven", FLAG, "True if no better solution exists."),
                                    FOUND))),
            new Tool(
                    "sample",
                    "Draw random solutions",
                    "Draws solutions at random, with equal chances if the answer says uniform. Draws are independent, so a"
                            + " solution may be drawn twice.",
                    "sample",
                    with(
                            PUZZLE,
                            List.of(
                                    Member.of("n", WHOLE, "Number of draws.")
                                            .within(1, 100_000)
                                            .usually(1),
                                    SEED,
                                    SHOW),
                            SEARCH,
                            LIMITS),
                    with(
                            REPORT,
                            List.of(
                                    Member.of("uniform", FLAG, "True if all solutions have equal chances."),
                                    Member.of("method", TEXT, "Method of the draw."),
                                    SEED,
                                    FOUND))),
            new Tool(
                    "explain",
                    "Explain",
                    "Explains why a puzzle has no solution (the givens and demands that clash), why it has several (what"
                            + " differs), or how its only solution is found.",
                    "explain",
                    with(
                            PUZZLE,
                            List.of(Member.of(
                                    "minimal",
                                    FLAG,
                                    "Also the nearest puzzle with one solution: givens to drop or to add.")),
                            LIMITS),
                    with(
                            RATING,
                            List.of(
                                    Member.of("words", TEXTS, "The explanation in sentences."),
                                    Member.of("demands", TEXTS, "Items that cannot all be covered."),
                                    Member.of("proof", TEXT, "Kind of a short proof by weights."),
                                    Member.of("text", TEXT, "Text of the nearest puzzle with one solution.")))),
            new Tool(
                    "hint",
                    "Give hints",
                    "Returns the next steps of a person who solves the puzzle, easiest first, each with its reason.",
                    "path",
                    with(
                            PUZZLE,
                            List.of(Member.of("steps", WHOLE, "Maximum number of steps.")
                                    .from(1)
                                    .usually(1)),
                            LIMITS),
                    List.of(
                            Member.of(
                                    "steps",
                                    OBJECTS,
                                    "Steps: an option that is forced or impossible, its label, the reason in words, the"
                                            + " level of difficulty."),
                            Member.of("more", FLAG, "True if further steps may exist."),
                            STOPPED)),
            new Tool(
                    "rate",
                    "Rate the difficulty",
                    "Rates how difficult a puzzle is for a person: the level of its hardest step.",
                    "path",
                    with(PUZZLE, LIMITS),
                    RATING),
            new Tool(
                    "generate",
                    "Generate a puzzle",
                    "Makes a fresh puzzle with exactly one solution, of the shape of a text or of the model's example.",
                    "generate",
                    with(
                            List.of(
                                    MODEL,
                                    RULES,
                                    TEXT_OF_PUZZLE,
                                    Member.of("settings", OBJECT, "Settings of the model, each a text."),
                                    SEED,
                                    Member.of("number", WHOLE, "Number of the puzzle of this seed, from 1.")
                                            .from(1)
                                            .usually(1),
                                    Member.of("fromLevel", WHOLE, "Least level of difficulty, 1 or more.")
                                            .from(0),
                                    Member.of("toLevel", WHOLE, "Greatest level of difficulty.")
                                            .from(0),
                                    Member.of("fewestGivens", WHOLE, "Least number of givens.")
                                            .from(0),
                                    Member.of("mostGivens", WHOLE, "Greatest number of givens.")
                                            .from(0)),
                            LIMITS),
                    List.of(
                            Member.of("found", FLAG, "True if a puzzle was made."),
                            Member.of("text", TEXT, "Text of the puzzle."),
                            Member.of("rating", TEXT, "Difficulty, if a level was asked for."),
                            Member.of("level", WHOLE, "Level of the hardest step."),
                            Member.of("attempts", WHOLE, "Number of attempts."),
                            SEED,
                            STOPPED)),
            new Tool(
                    "check",
                    "Check moves or a solution",
                    "Says of each move whether it is forced, possible or impossible and why, and of a solution whether it is"
                            + " right, or all demands that it breaks.",
                    "check",
                    with(
                            PUZZLE,
                            List.of(
                                    Member.of("moves", TEXTS, "Labels of options, each a move of its own."),
                                    Member.of(
                                            "solution",
                                            TEXT,
                                            "A solution: numbers of its options, or the board if the model reads it.")),
                            LIMITS),
                    List.of(
                            Member.of("verdict", TEXT, "Verdict on the solution.")
                                    .oneOf("right", "wrong", "unknown"),
                            Member.of("flaws", OBJECTS, "Demands that the solution breaks: item, options, words."),
                            Member.of(
                                    "moves",
                                    OBJECTS,
                                    "Moves: label, verdict (forced, possible, impossible, unknown), the limit that stopped"
                                            + " it, reasons in words."),
                            STOPPED)),
            new Tool(
                    "prove",
                    "Prove a count",
                    "Counts the solutions and writes a proof of the number, which the tool verify checks without an engine.",
                    "prove",
                    with(
                            PUZZLE,
                            List.of(
                                    Member.of("form", TEXT, "Form of the proof.")
                                            .oneOf("dlx", "veripb"),
                                    Member.of("characters", WHOLE, "Maximum length of the proof.")
                                            .from(1)
                                            .usually(100_000)),
                            LIMITS),
                    with(REPORT, List.of(Member.of(ToolAnswer.PROOF, TEXT, "The proof.")))),
            new Tool(
                    "verify",
                    "Check a proof",
                    "Checks a proof of a puzzle, independently of the engines.",
                    "verify",
                    with(
                            PUZZLE,
                            List.of(Member.of(ToolAnswer.PROOF, TEXT, "The proof.")
                                    .required()),
                            LIMITS),
                    List.of(
                            Member.of(
                                    "proved",
                                    FLAG,
                                    "True if the proof is correct; without it, a limit ended the check."),
                            Member.of("message", TEXT, "The claim, or the flaw of the proof."))));

    private Tools() {}

    @SafeVarargs
    private static List<Member> with(List<Member>... parts) {
        List<Member> all = new ArrayList<>();
        for (List<Member> part : parts) {
            all.addAll(part);
        }
        return List.copyOf(all);
    }
}
