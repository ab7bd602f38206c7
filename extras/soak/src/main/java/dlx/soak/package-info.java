/** Long runs that look for what piles up: memory, threads, open files. Start reading at {@link dlx.soak.Soak}. */
package dlx.soak;
