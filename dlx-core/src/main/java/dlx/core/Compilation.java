package dlx.core;

import dlx.core.engine.Engine;

/**
 * A cover compiled for an engine.
 *
 * @param engine the engine's name
 */
record Compilation(String engine, Engine.Compiled compiled) {}
