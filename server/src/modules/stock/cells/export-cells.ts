import type { ReferenceList } from '../../reference-data/index.ts';
import { doubtfulSign } from './numbers.ts';

/* Cells of exported files, such that imports read the same values back. Empty for nothing. */

/** Texts and whole numbers. */
export const textCell = (raw: unknown): string => (raw === null || raw === undefined ? '' : String(raw));

/** Places of the smallest number that imports read. */
const places = 12;

/** A number with decimals, never as `1e-7`, nor as `1.250`, which may be 1250 to whoever reads the file: as `1.2500`. */
export const numberCell = (raw: unknown): string => {
  const text = textCell(raw);
  const digits = text.includes('e') ? Number(raw).toFixed(places) : text;
  return doubtfulSign(digits) ? `${digits}0` : digits;
};

export const flagCell = (raw: unknown): string => (raw === true ? 'Yes' : raw === false ? 'No' : '');

/** An id of a reference list as its label. */
export const labelCell =
  (list: ReferenceList) =>
  (raw: unknown): string =>
    typeof raw === 'number' ? (list.byId.get(raw)?.label ?? '') : '';
