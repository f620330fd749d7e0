/** A: 0, Z: 25, AA: 26. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** The place of a cell's column, from 0: 27 for `AB12`. -1 for what names no column. */
export function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    index = index * 26 + letter;
  }
  return index - 1;
}
