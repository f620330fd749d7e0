/** Returns the fields of a patch that are not undefined. Undefined fields are unchanged; null clears a field. */
export const definedFields = (patch: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
