/** Ends what the workspace's global setup has started, and left as `stopAfterTests`. */
module.exports = () => globalThis.stopAfterTests?.();
