/** The values of rules: whole numbers, marks, ranges, grids and pictures. Start with {@link dlx.rules.value.TextGrid}. */
package dlx.rules.value;
