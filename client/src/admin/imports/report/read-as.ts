import type { ImportReport } from './import-problems';

/** How a file was read, in words: `CSV in Windows-1252`, `sheet “Stock” of a workbook`. */
export function readAsText({
  encoding,
  sheet,
}: Pick<NonNullable<ImportReport['readAs']>, 'encoding' | 'sheet'>): string {
  return sheet === null ? `CSV in ${encoding ?? 'UTF-8'}` : `sheet “${sheet}” of a workbook`;
}
