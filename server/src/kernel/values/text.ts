/** Replaces characters that a database cannot store, also within JSON, by U+FFFD: NUL and lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** Returns the LIKE pattern for texts that contain this one. Wildcards in it are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
