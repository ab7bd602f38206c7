/**
 * Puzzles as people have them: links and files of other programs, and the texts of the models here that say the same.
 *
 * <p>{@link dlx.formats.ForeignFormats} is the door: a text goes in, an {@link dlx.formats.Imported} comes out, or nothing
 * where no program writes such a text. It knows the models by their names and texts only. What a puzzle demands and no
 * model knows is named in {@link dlx.formats.Imported#lost}, never passed over. Links are read, never fetched.
 *
 * <p>{@link dlx.formats.LinkProgram} is the way back: the text of a model becomes a link that opens the puzzle in another
 * program.
 *
 * <p>Each program, or family of programs, has a room of its own below, which is not exported.
 *
 * <p>A text that is of a program, but wrong, is a {@link dlx.api.PuzzleSyntaxException}: the program, the field, what was
 * expected. Nothing here keeps a state, so all may be used by several threads.
 */
package dlx.formats;
