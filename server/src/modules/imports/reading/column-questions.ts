import type { ColumnAsk, ImportQuestion, ImportReading } from '../../stock/headings/index.ts';

/** The columns of a file, as far as questions about them show something of them. */
interface ShownColumns {
  readonly header: readonly string[];
  samplesOf(column: number): readonly string[];
  /** A cell under a heading as it would be taken over, for people. */
  readonly shownCell: (heading: string, cell: string) => string;
}

/** A question about a column, and the hint for callers who answer it with a profile. */
export type AskedColumn = readonly [question: ImportQuestion, hint: string];

const samplesShown = 5;

/** The first different ones of some cells. */
export const firstDifferent = (cells: readonly string[]): string[] => [...new Set(cells)].slice(0, samplesShown);

/** What a trap asks about a column. */
export function columnQuestion(
  { header, samplesOf, shownCell }: ShownColumns,
  column: number,
  { ask, readings }: ColumnAsk,
): AskedColumn {
  const name = header[column] ?? '';
  const cells = firstDifferent(samplesOf(column));
  const shown = readings.map(
    ({ label, heading, answer, samples }): ImportReading => ({
      label,
      answer: answer ?? { column: { column: name, field: heading } },
      samples: [...(samples ?? (heading === null ? [] : cells.map((cell) => shownCell(heading, cell))))],
    }),
  );
  const choices = readings.map(({ heading }) => heading ?? 'null').join(' or ');
  return [
    { column: name, message: ask, field: null, value: null, readings: shown },
    `say which in the profile (${choices})`,
  ];
}

/** Two columns claim the same heading: one of them has to be left out. */
export function rivalQuestion(
  { header, samplesOf, shownCell }: ShownColumns,
  heading: string,
  columns: readonly [number, number],
): AskedColumn {
  const [first = '', second = ''] = columns.map((column) => header[column]);
  const only = (kept: number, left: string): ImportReading => ({
    label: `Only "${header[kept]}"`,
    answer: { column: { column: left, field: null } },
    samples: firstDifferent(samplesOf(kept)).map((cell) => shownCell(heading, cell)),
  });
  // Columns of one name cannot be told apart by a profile: it names the last of them.
  const readings = first === second ? [only(columns[0], second)] : [only(columns[0], second), only(columns[1], first)];
  return [
    { column: second, message: `and "${first}" both hold ${heading}`, field: null, value: null, readings },
    'leave one of them out in the profile',
  ];
}
