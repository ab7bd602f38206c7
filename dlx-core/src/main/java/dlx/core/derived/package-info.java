/**
 * Searches made of a search: the best of its solutions, one of each class of symmetric ones, its steps. Each works with every
 * engine that visits solutions; no engine knows of them.
 */
package dlx.core.derived;
