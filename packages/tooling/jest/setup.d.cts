/** Calls `begin` before each spec file; the hooks that it registers are that file's. */
export function eachFile(begin: () => void): void;
