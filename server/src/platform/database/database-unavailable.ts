/** Error if the database is unavailable or rejects the login. The message is one line for the operator. */
export class DatabaseUnavailable extends Error {}
