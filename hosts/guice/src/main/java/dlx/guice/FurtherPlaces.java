package dlx.guice;

import dlx.core.plugin.ModelRegistry;
import java.util.List;

/** The places that a host has given to its module. Equal modules bind equal values, so that two of them are one. */
record FurtherPlaces(List<ModelRegistry.Place> places) {}
