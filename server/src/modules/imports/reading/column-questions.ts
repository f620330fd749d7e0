import type { HeaderQuestion, ImportQuestion, ImportReading } from '../../stock/headings/index.ts';

/** Columns of a file, with the data shown in questions about them. */
interface FileColumns {
  readonly header: readonly string[];
  samplesOf(column: number): readonly string[];
  /** Formats a cell as it would be imported under a heading. */
  readonly formatCell: (heading: string, cell: string) => string;
}

/** Question about a column, with a hint for callers who answer it in the profile. */
export type ColumnQuestion = readonly [question: ImportQuestion, hint: string];

const maxSamples = 5;

/** Returns the first distinct cells, which are shown as examples. */
export const firstDifferent = (cells: readonly string[]): string[] => [...new Set(cells)].slice(0, maxSamples);

/** Returns the question about an ambiguous column. */
export function columnQuestion(
  { header, samplesOf, formatCell }: FileColumns,
  column: number,
  { ask, readings }: HeaderQuestion,
): ColumnQuestion {
  const name = header[column] ?? '';
  const cells = firstDifferent(samplesOf(column));
  const readingsWithSamples = readings.map(
    ({ label, heading, answer, samples }): ImportReading => ({
      label,
      answer: answer ?? { column: { column: name, field: heading } },
      samples: [...(samples ?? (heading === null ? [] : cells.map((cell) => formatCell(heading, cell))))],
    }),
  );
  const choices = readings.map(({ heading }) => heading ?? 'null').join(' or ');
  return [
    { column: name, message: ask, field: null, value: null, readings: readingsWithSamples },
    `set its field in the profile (${choices})`,
  ];
}

/** Returns the question about two columns with the same heading. The profile must ignore one of them. */
export function duplicateColumnQuestion(
  { header, samplesOf, formatCell }: FileColumns,
  heading: string,
  columns: readonly [number, number],
): ColumnQuestion {
  const [first = '', second = ''] = columns.map((column) => header[column]);
  const only = (selected: number, ignored: string): ImportReading => ({
    label: `Only "${header[selected]}"`,
    answer: { column: { column: ignored, field: null } },
    samples: firstDifferent(samplesOf(selected)).map((cell) => formatCell(heading, cell)),
  });
  // A profile cannot distinguish columns with the same name: its entry applies to the last column.
  const readings = first === second ? [only(columns[0], second)] : [only(columns[0], second), only(columns[1], first)];
  return [
    { column: second, message: `and "${first}" are both read as ${heading}`, field: null, value: null, readings },
    'ignore one of them in the profile',
  ];
}
