import { AppError, invalid, tooLarge } from '../errors/errors.ts';

/** Maximum nesting of lists and objects. No input class has more levels. */
const deepestLevel = 32;

/** Maximum length of any list in an input. Limits of individual fields are never higher. */
export const longestList = 10_000;

/** Maximum number of values in one request. */
const maxValues = 100_000;

/** List or object with its path. */
interface Container {
  readonly value: object;
  readonly level: number;
  readonly key: string;
  readonly parent: Container | undefined;
}

/** Returns whether a value is JSON or an instance of a decorated class, rather than another object such as a file. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !(value instanceof Promise) &&
  !('createReadStream' in value) &&
  !Buffer.isBuffer(value);

/**
 * Throws INVALID_REQUEST if the JSON is nested too deeply (TOO_DEEP), a list is too long, or there are too many
 * values (413). Called before the input is read. Stops at the first error. Checks one level at a time, so that deep
 * nesting cannot overflow the stack.
 */
export function refuseExcess(json: unknown): void {
  if (!isPlain(json)) return;
  const waiting: Container[] = [{ value: json, level: 1, key: '', parent: undefined }];
  let values = 0;
  for (const container of waiting) {
    if (container.level > deepestLevel) throw tooDeep(pathOf(container));
    const entries = entriesOf(container);
    values += entries.length;
    if (values > maxValues) throw tooLarge('', `must have at most ${maxValues} values`);
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

/**
 * Returns INVALID_REQUEST for JSON that is nested too deeply. The path contains only the top-level field, because the
 * full path would be too long.
 */
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
