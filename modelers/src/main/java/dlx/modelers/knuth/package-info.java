/**
 * The text format of Knuth's DLX programs. Start reading at {@link dlx.modelers.knuth.KnuthModel}.
 */
package dlx.modelers.knuth;
