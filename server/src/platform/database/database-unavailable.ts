/** The database is unavailable or refuses the login. The message is one line for the operator. */
export class DatabaseUnavailable extends Error {}
