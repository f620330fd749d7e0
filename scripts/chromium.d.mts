/** Path of a Chromium that runs on this machine, or undefined. Throws if the program of CHROMIUM_PATH does not run. */
export function findChromium(): string | undefined;
