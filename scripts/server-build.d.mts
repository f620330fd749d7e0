/** Returns the Node arguments for running the server. Builds it if necessary. */
export function ensureServerBuilt(node: string): Promise<string[]>;
