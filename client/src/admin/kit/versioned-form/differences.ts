/** What a field holds: a text, a choice, a file, a list of things. */
type Typed = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed while its form was open. */
export interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  readonly mine: unknown;
}

interface Versions {
  /** As the form was opened. */
  readonly before: Typed;
  /** As it is now. */
  readonly now: Typed;
  /** As it is typed. */
  readonly mine: Typed;
}

/** Whether two fields hold the same. Files are the same when they are one file. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) {
    return true;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => isSame(each, right[index]));
  }
  if (isThing(left) && isThing(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => isSame(left[name], right[name]));
  }
  return false;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

/** What others have changed to something else than is typed: what both have made the same is no difference. */
export function differencesOf(fields: readonly string[], { before, now, mine }: Versions): Difference[] {
  return fields
    .filter((field) => !isSame(before[field], now[field]) && !isSame(mine[field], now[field]))
    .map((field) => ({ field, before: before[field], now: now[field], mine: mine[field] }));
}

/** Those entries of what is sent that are another than they were. */
export function changedOf<Sent extends object>(sent: Sent, fields: readonly string[]): Partial<Sent> {
  const changed: Partial<Sent> = {};
  for (const field in sent) {
    if (fields.includes(field)) {
      changed[field] = sent[field];
    }
  }
  return changed;
}
