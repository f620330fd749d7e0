import type { ImportProfile } from '../../imports/index.ts';
import { toldByFiles } from '../../stock/files/index.ts';
import type { StockType } from '../../stock/index.ts';

/** The words of a profile for the cells under one heading. */
interface ProfileWords {
  /** What stands in a file for a cell of ours. */
  wordOf(cell: string): string;
  /** Which cells the profile would read as something else, and has no word for. */
  readonly unsayable: readonly string[];
}

/** What cells mean to imports: two that mean the same are one value. */
interface Meanings {
  of(cell: string): string;
  /** Whether a cell is a word for one of the values that the field can have; of free texts none is. */
  isWord(cell: string): boolean;
}

function meaningsUnder(type: StockType, heading: string): Meanings {
  const field = toldByFiles(type.fields).find((told) => told.heading === heading || told.name === heading);
  const { converter, facet } = field?.value ?? {};
  const read = (cell: string): string | null => {
    const value = typeof converter === 'function' && cell !== '' ? converter(cell) : null;
    return typeof value === 'string' ? value.toLowerCase() : null;
  };
  return {
    of: (cell) => read(cell) ?? cell.toLowerCase(),
    isWord: (cell) => facet?.kind === 'options' && !facet.isOpen && read(cell) !== null,
  };
}

/**
 * Turns the values of a profile around. A word of the file stands for a cell of ours where it is the only one that is read as
 * that; of several, our own is kept unless the profile reads that as something else.
 */
export function profileWords(type: StockType, heading: string, { values }: ImportProfile): ProfileWords {
  const { of: meaning, isWord } = meaningsUnder(type, heading);
  const entries = (values ?? [])
    .filter(({ field }) => field.toLowerCase() === heading.toLowerCase())
    .map(({ from, to }) => ({ from: from?.trim() ?? '', to: meaning(to?.trim() ?? '') }));
  if (entries.length === 0) return { wordOf: (cell) => cell, unsayable: [] };
  const byMeaning = Map.groupBy(entries, ({ to }) => to);
  const readAs = new Map(entries.map(({ from, to }) => [from.toLowerCase(), to]));
  const isMisread = (cell: string): boolean => (readAs.get(cell.toLowerCase()) ?? meaning(cell)) !== meaning(cell);
  return {
    wordOf(cell) {
      const [word, ...others] = byMeaning.get(meaning(cell)) ?? [];
      return word && (others.length === 0 || isMisread(cell)) ? word.from : cell;
    },
    unsayable: entries
      .filter(({ from }) => (from === '' || isWord(from)) && isMisread(from) && !byMeaning.has(meaning(from)))
      .map(
        ({ from }) => `${from === '' ? 'a blank cell' : `"${from}"`} would be read as something else by the profile`,
      ),
  };
}
