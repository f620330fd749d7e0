/** Builds the server if necessary. Returns the Node arguments for running it. */
export function ensureServerBuilt(node: string): Promise<string[]>;
