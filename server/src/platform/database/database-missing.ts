/** The database did not come, or does not let us in. The message is one line for whoever runs the server. */
export class DatabaseMissing extends Error {}
