/** The bundled puzzles, found by {@link java.util.ServiceLoader}; nothing here is called by name. */
module dlx.modelers {
    requires dlx.api;

    provides dlx.api.ExactCoverModel with
            dlx.modelers.matrix.MatrixModel,
            dlx.modelers.sets.SetsModel,
            dlx.modelers.knuth.KnuthModel,
            dlx.modelers.sudoku.SudokuModel,
            dlx.modelers.queens.QueensModel,
            dlx.modelers.langford.LangfordModel,
            dlx.modelers.latin.LatinModel,
            dlx.modelers.coloring.ColoringModel,
            dlx.modelers.steiner.SteinerModel,
            dlx.modelers.beads.BeadsModel,
            dlx.modelers.polyomino.PolyominoModel,
            dlx.modelers.soma.SomaModel,
            dlx.modelers.calendar.CalendarModel,
            dlx.modelers.domino.DominoModel,
            dlx.modelers.fillomino.FillominoModel,
            dlx.modelers.shikaku.ShikakuModel,
            dlx.modelers.jigsaw.JigsawModel,
            dlx.modelers.variants.VariantsModel,
            dlx.modelers.killer.KillerModel,
            dlx.modelers.starbattle.StarBattleModel,
            dlx.modelers.tents.TentsModel,
            dlx.modelers.crossword.CrosswordModel,
            dlx.modelers.wordsearch.WordSearchModel,
            dlx.modelers.targetsudoku.TargetModel,
            dlx.modelers.graceful.GracefulModel,
            dlx.modelers.macmahon.MacMahonModel,
            dlx.modelers.debruijn.DeBruijnModel,
            dlx.modelers.setcover.SetCoverModel,
            dlx.modelers.setcover.PartitionModel,
            dlx.modelers.domination.DominationModel,
            dlx.modelers.assignment.AssignmentModel,
            dlx.modelers.crew.CrewModel,
            dlx.modelers.tilingcost.TilingCostModel;
}
