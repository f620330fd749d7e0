/** What a patch says: its fields without those that are undefined, which stay as they are. Null clears. */
export const given = (patch: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
