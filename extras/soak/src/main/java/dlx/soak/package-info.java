/** Long runs that find leaks of memory, threads and open files. Start reading at {@link dlx.soak.Soak}. */
package dlx.soak;
