/** What Node has to be given to run the server, which is built when it has to be. */
export function ensureServerBuilt(node: string): Promise<string[]>;
