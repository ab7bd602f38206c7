package dlx.modelers.domination;

import java.util.Locale;

/** A chess piece and its moves on an empty board. */
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

    /** The letter of the piece on boards. */
    final char letter;

    ChessPiece(char letter) {
        this.letter = letter;
    }

    /** Returns the name of the piece for users. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns true if the piece reaches another cell in one move.
     *
     * <p>Pieces in between do not matter: a piece in the way watches the cells behind it.
     *
     * @param down number of rows between the cells, {@code >= 0}
     * @param across number of columns between the cells, {@code >= 0}; not both are 0
     */
    abstract boolean moves(int down, int across);
}
