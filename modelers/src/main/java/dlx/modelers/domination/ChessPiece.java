package dlx.modelers.domination;

import java.util.Locale;

/** A chess piece, and where it moves to on an empty board. */
enum ChessPiece {
    QUEEN('Q') {
        @Override
        boolean moves(int down, int across) {
            return ROOK.moves(down, across) || BISHOP.moves(down, across);
        }
    },
    ROOK('R') {
        @Override
        boolean moves(int down, int across) {
            return down == 0 || across == 0;
        }
    },
    BISHOP('B') {
        @Override
        boolean moves(int down, int across) {
            return down == across;
        }
    },
    KNIGHT('N') {
        @Override
        boolean moves(int down, int across) {
            return down * across == 2;
        }
    },
    KING('K') {
        @Override
        boolean moves(int down, int across) {
            return Math.max(down, across) == 1;
        }
    };

    /** How boards show it. */
    final char letter;

    ChessPiece(char letter) {
        this.letter = letter;
    }

    /** What people call it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether it comes to another cell in one move.
     *
     * <p>Other pieces in between do not matter: where one stands in the way, the cells behind it are seen by that one.
     *
     * @param down rows between the cells, {@code >= 0}
     * @param across columns between the cells, {@code >= 0}; not both are 0
     */
    abstract boolean moves(int down, int across);
}
