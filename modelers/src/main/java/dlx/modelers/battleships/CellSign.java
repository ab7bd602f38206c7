package dlx.modelers.battleships;

/** The characters of a board. */
final class CellSign {

    static final char FREE = '.';
    static final char WATER = '~';
    static final char SINGLE = 'o';
    static final char LEFT = '<';
    static final char RIGHT = '>';
    static final char TOP = '^';
    static final char BOTTOM = 'v';
    static final char MIDDLE = '#';

    /** Any part of a ship. */
    static final char PART = '*';

    /** All characters of a board. */
    static final String ALL = ".~o<>^v#*";

    private CellSign() {}

    /** Returns true if a cell with this mark may have this sign in a solution. */
    static boolean allows(char mark, char look) {
        return mark == FREE || mark == look || mark == PART && look != WATER;
    }
}
