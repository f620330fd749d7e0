import { diamondFiles } from '../../graphql/generated/stock/diamond-files';
import type { StockFiles, StockHeading } from '../../graphql/stock/stock-declaration';

/** What a column can be read as, under the heading of its group. */
export interface ImportFieldGroup {
  readonly title: string;
  readonly fields: readonly StockHeading[];
}

const files: StockFiles = diamondFiles;

/** What a column can be read as. */
export const importFieldGroups: readonly ImportFieldGroup[] = [
  ...new Set(files.headings.map(({ group }) => group)),
].map((title) => ({ title, fields: files.headings.filter(({ group }) => group === title) }));

const labels = new Map<string, string>([
  ['extras', 'Extra attributes'],
  ...files.headings.map(({ name, label }) => [name, label] as const),
]);

/** What a field is called; one that is not known here goes by the server's name. */
export function importFieldLabel(name: string): string {
  return labels.get(name) ?? name;
}

/** A value of a field as it is read: numbers without the zeros that say nothing. */
export function importValueText(name: string, value: string): string {
  return files.decimals.includes(name) && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}
