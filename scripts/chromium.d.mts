/**
 * Returns the path of a Chromium that runs on this machine. Undefined if there is none. Throws if the program in
 * CHROMIUM_PATH does not run.
 */
export function findChromium(): string | undefined;
