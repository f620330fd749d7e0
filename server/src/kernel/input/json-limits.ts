import { AppError, invalid, tooLarge } from '../errors/errors.ts';

/** Levels of lists and objects within each other, of which no input has as many. */
const deepestLevel = 32;

/** Longest list that any input takes. Every list of an input has a bound of its own, at most this. */
export const longestList = 10_000;

/** Values of all kinds in one request. */
const mostValues = 100_000;

/** A list or an object, and how to get to it. */
interface Container {
  readonly value: object;
  readonly level: number;
  readonly key: string;
  readonly parent: Container | undefined;
}

/** What JSON is made of, and instances of decorated classes; not what only a program can hold, such as a file. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !(value instanceof Promise) &&
  !('createReadStream' in value) &&
  !Buffer.isBuffer(value);

/**
 * Refuses what is too much to be an input before anybody goes through it: nested too deep (INVALID_REQUEST, TOO_DEEP), a
 * list that is longer than any may be, too many values (413). Works level by level, so that no depth is too much for it,
 * and ends with the first thing that is wrong.
 */
export function refuseExcess(json: unknown): void {
  if (!isPlain(json)) return;
  const waiting: Container[] = [{ value: json, level: 1, key: '', parent: undefined }];
  let values = 0;
  for (const container of waiting) {
    if (container.level > deepestLevel) throw tooDeep(pathOf(container));
    const entries = entriesOf(container);
    values += entries.length;
    if (values > mostValues) throw tooLarge('', `must have at most ${mostValues} values`);
    for (const [key, value] of entries) {
      if (isPlain(value)) waiting.push({ value, level: container.level + 1, key, parent: container });
    }
  }
}

function entriesOf(container: Container): [string, unknown][] {
  const { value } = container;
  if (Array.isArray(value) && value.length > longestList)
    throw invalid(pathOf(container), `must have at most ${longestList} values`);
  return Object.entries(value);
}

/** INVALID_REQUEST for what is nested too deep; names the field at the top, since nobody reads a longer path. */
const tooDeep = (path: string): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'TOO_DEEP',
    details: [{ path: path.split('.')[0] ?? '', message: `must be at most ${deepestLevel} levels deep` }],
  });

function pathOf(container: Container): string {
  const keys: string[] = [];
  for (let at: Container | undefined = container; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.');
}
