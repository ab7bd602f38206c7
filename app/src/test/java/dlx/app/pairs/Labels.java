package dlx.app.pairs;

/** The labels of two options that every puzzle of a text has: one to be pinned, one to be forbidden. */
record Labels(String pin, String forbid) {}
