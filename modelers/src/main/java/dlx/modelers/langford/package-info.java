/** Langford's problem. Start reading at {@link dlx.modelers.langford.LangfordModel}. */
package dlx.modelers.langford;
