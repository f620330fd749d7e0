import * as v from 'valibot';
import type { StockFiles, StockHeading } from '../../graphql/stock/stock-declaration';
import { inHouseCurrency } from '../../ui/numbers';

/** What a column can be read as, under the heading of its group. */
export interface HeadingGroup {
  readonly title: string;
  readonly headings: readonly StockHeading[];
}

/** What a column of a file can be read as. */
export function headingGroups({ headings }: StockFiles): readonly HeadingGroup[] {
  return [...new Set(headings.map(({ group }) => group))].map((title) => ({
    title,
    headings: headings
      .filter(({ group }) => group === title)
      .map((heading) => ({ ...heading, label: inHouseCurrency(heading.label) })),
  }));
}

/** What a heading is called; one that is not known here goes by the server's name. */
export function headingLabel({ headings }: StockFiles, name: string): string {
  const label = headings.find((heading) => heading.name === name)?.label ?? name;
  return name === 'extras' ? 'Extra attributes' : inHouseCurrency(label);
}

const extrasSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Attributes that the house has no field for. `Location: Antwerp; Brand: None` */
function extrasText(value: string): string {
  const extras = v.safeParse(extrasSchema, value);
  return extras.success
    ? Object.entries(extras.output)
        .map(([name, text]) => `${name}: ${text}`)
        .join('; ')
    : value;
}

/** A value of a field as it is read: in words, and numbers without the zeros that say nothing. */
export function valueText({ decimals, words }: StockFiles, name: string, value: string): string {
  const known = words[name] ?? {};
  if (name === 'extras') {
    return extrasText(value);
  }
  if (Object.hasOwn(known, value)) {
    return known[value] ?? value;
  }
  return decimals.includes(name) && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}
