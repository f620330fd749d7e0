import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** Row of the results table. The values of the baseline and the product have the same unit. */
export interface Row {
  readonly name: string;
  readonly floor: string;
  readonly product: string;
  /** Value of the product divided by that of the baseline. Omitted if there is no meaningful ratio. */
  readonly ratio?: number;
  readonly aim: string;
}

/** Returns a row with requests per second. `more` is appended to the product's value. */
export const rateRow = (name: string, [floor, product]: readonly [number, number], aim: string, more = ''): Row => ({
  name,
  floor: perSecond(floor),
  product: perSecond(product) + more,
  ratio: product / floor,
  aim,
});

const perSecond = (rate: number): string => `${rate < 20 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en')} /s`;

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| | baseline | Facet | ratio | target |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, floor, product, ratio, aim }) =>
        `| ${name} | ${floor} | ${product} | ${ratio === undefined ? '' : ratio.toFixed(2)} | ${aim} |`,
    ),
  ].join('\n');

const file = 'docs/performance.md';
const begin = '<!-- npm run bench -- table: begin -->';
const end = '<!-- npm run bench -- table: end -->';

/** Replaces the results table in `docs/performance.md`, including the date and the machine. */
export async function writeTable(rows: readonly Row[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table`);
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const gibibytes = Math.round(totalmem() / 1024 ** 3);
  const environment = `Measured on ${day}: ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gibibytes} GiB, Node ${process.versions.node}.`;
  await writeFile(file, `${text.slice(0, from + begin.length)}\n${environment}\n\n${tableOf(rows)}\n${text.slice(to)}`);
}
