import type { ReferenceList } from '../../reference-data/index.ts';

/* Cells of exported files, such that imports read the same values back. Empty for nothing. */

/** Texts, exact decimals and whole numbers. */
export const textCell = (raw: unknown): string => (raw === null || raw === undefined ? '' : String(raw));

/** Places of the smallest number that imports read. */
const places = 12;

/** A measured quantity, never as `1e-7`. */
export const numberCell = (raw: unknown): string => {
  const text = textCell(raw);
  return text.includes('e') ? Number(raw).toFixed(places) : text;
};

export const flagCell = (raw: unknown): string => (raw === true ? 'Yes' : raw === false ? 'No' : '');

/** An id of a reference list as its label. */
export const labelCell =
  (list: ReferenceList) =>
  (raw: unknown): string =>
    typeof raw === 'number' ? (list.byId.get(raw)?.label ?? '') : '';
