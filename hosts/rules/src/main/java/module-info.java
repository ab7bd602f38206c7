/** Makes models of puzzles from texts of rules. The module does not open files. */
module dlx.rules {
    requires transitive dlx.api;
    requires dlx.core;

    exports dlx.rules;
}
