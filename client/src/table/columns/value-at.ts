function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/**
 * The value at a path below something that was read, such as `price.total`; of a list by the `position` of an element, such
 * as `sideStones.1.type`. `null` where there is none.
 */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const name of path.split('.')) {
    value = Array.isArray(value)
      ? value.find((each) => memberOf(each, 'position') === Number(name))
      : memberOf(value, name);
  }
  return value ?? null;
}

/** A text of something that was read, `null` where it is none. */
export function textAt(from: unknown, path: string): string | null {
  const value = valueAt(from, path);
  return typeof value === 'string' && value !== '' ? value : null;
}
