/** Replaces characters that a database cannot store, not even in JSON, with U+FFFD: NUL and unpaired surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** Returns the LIKE pattern for strings that contain the given text. Wildcards in the text are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
