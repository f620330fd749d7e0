/** Replaces characters that a database cannot store, not even in JSON: NUL and unpaired surrogates become U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** Returns a LIKE pattern that matches strings containing the given text. Wildcards in the text are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
