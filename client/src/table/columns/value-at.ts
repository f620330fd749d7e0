/** The value at a path below something that was read, such as `price.total`; `null` where there is none. */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) {
      return null;
    }
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return value ?? null;
}

/** A text of something that was read, `null` where it is none. */
export function textAt(from: unknown, path: string): string | null {
  const value = valueAt(from, path);
  return typeof value === 'string' && value !== '' ? value : null;
}
