/** Answers as JSON for programs that do not run on a JVM. The module does not open files or start threads. */
module dlx.library {
    requires transitive dlx.commands;
    requires dlx.rules;
    requires transitive com.google.gson;

    exports dlx.library;
    exports dlx.library.tools;
}
