/**
 * Error if the database is unavailable, rejects the login or does not match this release. The message is one line for
 * the operator.
 */
export class DatabaseUnavailable extends Error {}
