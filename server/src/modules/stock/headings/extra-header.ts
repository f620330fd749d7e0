const prefix = 'Extra: ';

/** Returns the export header of an extra attribute whose own name an import would read as a field. */
export const extraHeader = (name: string): string => `${prefix}${name}`;

/** Returns the name of the extra attribute in an export header, or null for any other header. */
export const extraNameOf = (header: string): string | null =>
  header.startsWith(prefix) && header.length > prefix.length ? header.slice(prefix.length) : null;
