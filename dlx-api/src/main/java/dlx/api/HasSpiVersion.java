package dlx.api;

/**
 * A model that declares the version of the SPI that it was written for. The host compares it with its own version, and
 * reports and leaves out a plugin of another version.
 *
 * @since 0.1
 */
public interface HasSpiVersion {

    /**
     * Returns the version of the SPI that this model was written for: {@link ExactCoverModel#SPI_VERSION}, which the
     * compiler copies into the plugin.
     *
     * @return a version of the SPI
     */
    int spiVersion();
}
