/**
 * Searches built on another search: the best of its solutions, one solution of each symmetry class, its steps. They
 * work with every engine that visits solutions, and engines do not depend on them.
 */
package dlx.core.derived;
