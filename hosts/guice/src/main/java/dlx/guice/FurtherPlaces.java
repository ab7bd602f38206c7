package dlx.guice;

import dlx.core.plugin.ModelRegistry;
import java.util.List;

/**
 * The places that a host has given to its module. Equal modules bind equal values, so that Guice accepts the duplicate.
 */
record FurtherPlaces(List<ModelRegistry.Place> places) {}
