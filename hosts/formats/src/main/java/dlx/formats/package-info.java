/**
 * Puzzles in the links and files of other programs, and their conversion to and from the texts of models.
 *
 * <p>Begin with {@link dlx.formats.ForeignFormats}: it turns a text into an {@link dlx.formats.Imported}, or returns
 * an empty result if the text is not in the format of a program. This module depends only on the names and texts of the
 * models. {@link dlx.formats.Imported#lost} names every demand of a puzzle that the model does not support. Links are read,
 * never fetched.
 *
 * <p>{@link dlx.formats.LinkProgram} converts the text of a model into a link that opens the puzzle in another program.
 *
 * <p>Each program, or family of programs, has a package below, which is not exported.
 *
 * <p>A text that is in a program's format, but is not valid, causes a {@link dlx.api.PuzzleSyntaxException}. It names
 * the program, the field and the expected value. All classes are stateless and thread-safe.
 */
package dlx.formats;
