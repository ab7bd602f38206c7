package dlx.modelers.timetable;

/** The description of the table for users. */
final class Grammar {

    static final String TEXT = """
            A puzzle is a table as spreadsheets save it (CSV). Commas, semicolons or tabs separate cells; cells in
            quotes may contain them, but not line breaks. Below the first row, rows may have any order:

              name, can, min, max, Mon 1, Tue 2, ...     the headers; each other column is a day
              need E, , , , 3, 3, ...                    how many people the shift E needs on each day
              not, L E                                   a person does not work E on the day after L
              Anna, E L, 7, 8, , x, ...                  a person

            Each shift has a row of needs; its name is one word of letters and digits. No name of a person begins with
            the words need, not and score. A need is a number, or a range: 2..3, or 2.. for two or more. An empty cell
            means 0 people; a written 0 confirms that a day without any need is meant. A row "not" lists the shifts of
            two days or more in sequence, * for any shift: N N N forbids a third night in a row, * * * * * * a sixth
            day.

            The column "can" lists the shifts that the person can do (all, if empty); "min" and "max" give the
            minimum and maximum number of the person's shifts. These columns may be missing. "max N" and "min N"
            count the shift N alone. A column whose header begins with # is for notes only. The cell of a day holds:

              nothing    any shift, or free          E      works E; E L: works one of them
              x          a day off                   no E   does not work E
              + or -     would like to work, or not  E+ E-  would like to work E, or not; ++ counts twice

            "best" finds the plan of minimum score: a shift counts 1; a + makes it count one less, a - one more.
            "solve" finds any plan.

            A blank line ends a table. Lines that start with '#' are comments.

            Answer: the table with the shifts in it, and '.' for a person who is free. It can be read again, as a plan
            in which all shifts are given. With change=DAY, everything except days off may change from that day on;
            there, new shifts count 1 and others 0. Mark people who are ill with x, and "best" changes as few shifts as
            it can.
            """;

    private Grammar() {}
}
