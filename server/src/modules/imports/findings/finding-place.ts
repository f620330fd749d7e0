import type { Finding } from './finding.ts';

/** Where in a file something is, as people look for it: `line 2, Weight "-1"`. */
export function placeOf({ row, line, column, value }: Omit<Finding<string>, 'code' | 'message'>): string {
  const place = [row === 0 ? 'header' : `line ${line}`, ...(column === null ? [] : [column])].join(', ');
  return value === null ? place : `${place} "${value}"`;
}
