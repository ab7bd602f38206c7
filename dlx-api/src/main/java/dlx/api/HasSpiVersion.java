package dlx.api;

/**
 * A model that says for which version of the SPI it was written. The host compares it with its own, and reports and leaves out a
 * plugin of another version.
 *
 * @since 0.1
 */
public interface HasSpiVersion {

    /**
     * Returns the version of the SPI that this model was written for: {@link ExactCoverModel#SPI_VERSION}, which the compiler copies
     * into the plugin.
     *
     * @return a version of the SPI
     */
    int spiVersion();
}
