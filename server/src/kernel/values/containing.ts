/** The LIKE pattern of texts that hold this one anywhere. Nothing in it is a wildcard. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
