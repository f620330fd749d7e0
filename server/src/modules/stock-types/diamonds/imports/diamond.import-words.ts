import { girdles } from '../../../reference-data/index.ts';
import { type Convert, isBlankWord, text } from '../../../stock/cells/index.ts';
import type { CellReader, FileReader, ImportedRow } from '../../../stock/headings/index.ts';
import { plainStockNumber } from '../../../stock/values/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/**
 * Function that reads one part of a text that is composed from several columns. Returns an empty string if the row
 * does not contain the part.
 */
type PartOf = (row: ImportedRow) => string;

const partAt = (file: FileReader<DiamondHeading>, heading: DiamondHeading): PartOf => {
  const column = file.column(heading);
  if (column === undefined) return () => '';
  return (row) => {
    const part = row.text(column);
    return isBlankWord(part) ? '' : part;
  };
};

const thickness = (part: string): string => girdles.find(part)?.label ?? part;

/** Expands abbreviations, such as `THN - STK` to `Thin to Slightly Thick`. Any other text is returned unchanged. */
const thicknessRange = (part: string): string => {
  const [from = '', to, ...others] = part.split(/\s+to\s+|\s*[-/]\s*/i);
  if (to === undefined || others.length > 0) return thickness(part);
  return girdles.find(from) && girdles.find(to) ? `${thickness(from)} to ${thickness(to)}` : part;
};

/** Composes the girdle description from its parts, such as `Thin to Slightly Thick (Faceted) 3.5%`. */
const girdleReader: CellReader<DiamondHeading, 'girdle'> = {
  headings: ['girdle', 'girdleThin', 'girdleThick', 'girdlePercent', 'girdleCondition'],
  compile(file) {
    const slot = file.slot('girdle');
    const [whole, thin, thick, condition, percent] = [
      partAt(file, 'girdle'),
      partAt(file, 'girdleThin'),
      partAt(file, 'girdleThick'),
      partAt(file, 'girdleCondition'),
      partAt(file, 'girdlePercent'),
    ];
    const checked = text(200);
    const column =
      this.headings.map((heading) => file.column(heading)).find((candidate) => candidate !== undefined) ?? 0;
    return (row) => {
      const [from, to] = [thickness(thin(row)), thickness(thick(row))];
      const range = from !== '' && to !== '' && from !== to ? `${from} to ${to}` : from || to;
      const surface = condition(row);
      const share = percent(row).replace(/\s*%$/, '');
      const joined = [
        thicknessRange(whole(row)) || range,
        surface && `(${surface})`,
        Number(share) === 0 ? '' : `${share}%`,
      ]
        .filter((part) => part !== '')
        .join(' ');
      if (joined !== '') row.stage(slot, column, checked(joined));
    };
  },
};

/** Composes the comment from the seller's comments, followed by the report's comment. */
const commentReader: CellReader<DiamondHeading, 'comment'> = {
  headings: ['comment', 'certificateComment'],
  compile(file) {
    const slot = file.slot('comment');
    const columns = file.columns('comment');
    const reportColumn = file.column('certificateComment');
    const reportPrefix = columns.length > 0 ? 'Report: ' : '';
    const checked = text(5_000);
    return (row) => {
      const parts = columns.map((column) => row.text(column)).filter((part) => part !== '');
      const report = reportColumn === undefined ? '' : row.text(reportColumn);
      if (report !== '') parts.push(`${reportPrefix}${report}`);
      if (parts.length > 0) row.stage(slot, columns[0] ?? reportColumn ?? 0, checked(parts.join('\n')));
    };
  },
};

const no = new Set(['n', 'no', 'false', '0']);

/**
 * Reads pair columns. A diamond is half of a matching pair if its row contains a pair flag or the other half's stock
 * number. If the halves are not separable, the pair is inseparable. The other half's stock number is also stored as
 * an extra attribute, as written in the file. Separate columns for the two flags, as in exports, take precedence.
 */
const pairReader: CellReader<DiamondHeading, 'isPair' | 'isMatchingPair' | 'pairStockId'> = {
  headings: ['pairStockId', 'matchedPair', 'isSeparable'],
  compile(file) {
    const isToldApart = file.column('isPair') !== undefined || file.column('isMatchingPair') !== undefined;
    const slots = isToldApart ? null : { isPair: file.slot('isPair'), isMatchingPair: file.slot('isMatchingPair') };
    const twinColumn = file.column('pairStockId');
    if (twinColumn !== undefined && !isToldApart) file.keep(twinColumn);
    const twinSlot = twinColumn === undefined ? null : file.slot('pairStockId');
    const [pairNumber, matched, separable] = [
      partAt(file, 'pairStockId'),
      partAt(file, 'matchedPair'),
      partAt(file, 'isSeparable'),
    ];
    return (row) => {
      if (twinSlot !== null) row.values[twinSlot] = plainStockNumber(pairNumber(row)) || null;
      if (!slots) return;
      const matchedText = matched(row).toLowerCase();
      const isMatched = pairNumber(row) !== '' || (matchedText !== '' && !no.has(matchedText));
      row.values[slots.isMatchingPair] = String(isMatched);
      row.values[slots.isPair] = String(isMatched && no.has(separable(row).toLowerCase()));
    };
  },
};

/** Readers of fields that are composed from several columns. */
export const wordReaders = [girdleReader, pairReader, commentReader] as const;

/**
 * Reads a URL. If a cell contains a file name instead, which is common in some supplier files, the column is also
 * stored as an extra attribute.
 */
export const addressReader = <F extends string>(
  heading: DiamondHeading & F,
  convert: Convert,
): CellReader<DiamondHeading, F> => ({
  headings: [heading],
  compile(file) {
    const slot = file.slot(heading);
    const column = file.column(heading) ?? 0;
    const hasNames = file.samples(heading).some(isFileName);
    if (hasNames) file.keep(column);
    return (row) => {
      const address = row.text(column);
      if (address !== '' && !(hasNames && isFileName(address))) row.stage(slot, column, convert(address));
    };
  },
});

const isFileName = (address: string): boolean => /^[\p{L}\p{N} _()-][\p{L}\p{N} ._()-]*$/u.test(address);
