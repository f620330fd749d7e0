/** Path of a Chromium that runs on this machine, or undefined. Throws when CHROMIUM_PATH names one that does not. */
export function findChromium(): string | undefined;
