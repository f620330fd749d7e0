import { saveFile } from '../../ui/browser/download';

/**
 * First characters of a string that make a spreadsheet run it as a formula. Includes the full-width characters used
 * in East Asian locales.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string | number | null): string {
  if (value === null) {
    return '';
  }
  if (typeof value === 'number') {
    return String(value);
  }
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats a table as CSV (RFC 4180). Strings that a spreadsheet would run as a formula are prefixed with an
 * apostrophe.
 */
export function toCsv(headers: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [headers, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Downloads a CSV file in UTF-8 with a byte order mark, so that spreadsheets detect the encoding. */
export function saveCsv(fileName: string, csv: string): void {
  saveFile(fileName, `\uFEFF${csv}`, 'text/csv;charset=utf-8');
}
