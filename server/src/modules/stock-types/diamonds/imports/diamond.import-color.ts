import { sql } from 'kysely';
import {
  ColorCategory,
  colors,
  fancyColor,
  fancyIntensities,
  overtones,
  whiteRange,
} from '../../../reference-data/index.ts';
import { Fault, FaultCode, isBlankWord } from '../../../stock/cells/index.ts';
import type { ComputedField } from '../../../stock/files/index.ts';
import type { CellReader, ImportedRow } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

interface ColorCells {
  readonly color: string;
  readonly hue: string;
  readonly intensity: string;
}

interface ReadColor {
  readonly id: number;
  /** Label of the intensity. Null for white colors, black, and fancy colors without an intensity. */
  readonly intensity: string | null;
  /** Range of white colors, as written in the file. */
  readonly range?: string;
  /** Modifier of the main color, such as `Brownish`. Null if there is none. */
  readonly overtone: string | null;
}

type ColorFault = { readonly heading: 'colorId' | 'fancyColor' | 'fancyIntensity'; readonly fault: Fault };

const unknown = new Fault(FaultCode.UNKNOWN_VALUE, 'is not a valid colour');
const unknownIntensity = new Fault(
  FaultCode.UNKNOWN_VALUE,
  `must be one of ${fancyIntensities.values.map(({ label }) => label).join(', ')}`,
);

/** Combines the cells for white and fancy colors into one reference color. Null if both are empty. */
function readColor({ color, hue, intensity }: ColorCells): ReadColor | ColorFault | null {
  const strength = intensity === '' ? null : fancyIntensities.find(intensity);
  if (strength === undefined) return { heading: 'fancyIntensity', fault: unknownIntensity };
  const listed = listedColor(color);
  if (hue === '') {
    if (color === '') return null;
    if (listed?.range) return { id: listed.id, intensity: null, overtone: null, range: listed.range };
    if (listed && listed.category !== ColorCategory.FANCY) return { id: listed.id, intensity: null, overtone: null };
    const fancy = parseFancy(color, strength?.label ?? null);
    return fancy ?? { heading: 'colorId', fault: unknown };
  }
  if (listed?.category === ColorCategory.WHITE) {
    const message = `is the white colour ${listed.label}, but the fancy colour of the row is "${hue}"`;
    return { heading: 'colorId', fault: new Fault(FaultCode.AMBIGUOUS_VALUE, message) };
  }
  const black = colors.find(hue);
  if (black?.category === ColorCategory.BLACK) return { id: black.id, intensity: null, overtone: null };
  return parseFancy(hue, strength?.label ?? null) ?? { heading: 'fancyColor', fault: unknown };
}

/**
 * Returns the reference color for a text. Grade pairs that laboratories use, such as `N-O`, are aliases of the lower
 * color. Other ranges are also stored as their lower color.
 */
function listedColor(text: string): { id: number; label: string; category: ColorCategory; range?: string } | undefined {
  const match = colors.find(text);
  const lower = match?.category === ColorCategory.WHITE ? undefined : whiteRange(text);
  return lower ? { id: lower.id, label: lower.label, category: lower.category, range: text } : match;
}

/**
 * Parses a fancy color such as `Fancy Intense Brownish Yellow`. It consists of the intensity, modifiers, and the main
 * color as the last word.
 */
function parseFancy(text: string, namedIntensity: string | null): ReadColor | null {
  const terms = text.split(/[\s,/-]+/).filter((term) => term !== '');
  const hue = terms.pop();
  if (hue === undefined) return null;
  let intensity = namedIntensity;
  // Finds the longest prefix that is an intensity, such as `Fancy Intense` instead of only `Fancy`.
  for (let count = terms.length; count > 0; count--) {
    const match = fancyIntensities.find(terms.slice(0, count).join(' '));
    if (!match) continue;
    intensity = namedIntensity ?? match.label;
    terms.splice(0, count);
    break;
  }
  const listed = fancyColor(hue, intensity) ?? (terms.length === 0 ? shortForm(text) : undefined);
  if (!listed) return null;
  const side = terms.map((term) => overtones.find(term)?.label ?? term).join(' ');
  return { id: listed.id, intensity: listed.variation || null, overtone: side || null };
}

/** Finds the color for an abbreviation that includes the intensity, such as `FIY`. */
const shortForm = (text: string) => {
  const listed = colors.find(text);
  return listed?.category === ColorCategory.FANCY ? listed : undefined;
};

/** Maximum number of cached combinations. Files contain only a few different combinations. */
const rememberedColors = 5_000;

/**
 * Adds the color range from the file to the comment. If the file contains no comments, the range is appended to the
 * existing comment.
 */
export const commentWithColor: ComputedField<DiamondHeading, 'comment' | 'colorNote'> = {
  from: ['comment', 'colorNote'],
  value({ writes }) {
    if (!writes('colorNote')) return sql`s.comment`;
    if (writes('comment')) return sql`nullif(concat_ws(E'\\n', s.comment, s."colorNote"), '')`;
    return sql`case when d.comment is null then s."colorNote" else nullif(concat_ws(E'\\n',
      nullif(regexp_replace(d.comment, '(^|\\n)Color: [D-Z][^\\n]{1,4}[D-Z]$', '', 'i'), ''), s."colorNote"), '') end`;
  },
};

/** Returns a cached version of {@link readColor}. */
function rememberingColors(): typeof readColor {
  const cache = new Map<string, ReturnType<typeof readColor>>();
  return (cells) => {
    const memo = `${cells.color}\n${cells.hue}\n${cells.intensity}`;
    const before = cache.get(memo);
    if (before !== undefined) return before;
    const read = readColor(cells);
    if (cache.size < rememberedColors) cache.set(memo, read);
    return read;
  };
}

const textAt = (row: ImportedRow, column: number | undefined): string => {
  const text = column === undefined ? '' : row.text(column);
  return isBlankWord(text) ? '' : text;
};

/** Reads color, fancy color, intensity and overtone. Stages one reference color and the report's wording. */
export const colorReader: CellReader<DiamondHeading, 'colorId' | 'fancyIntensity' | 'overtone' | 'colorNote'> = {
  headings: ['colorId', 'fancyColor', 'fancyIntensity', 'overtone'],
  compile(file) {
    const columns = {
      colorId: file.column('colorId'),
      fancyColor: file.column('fancyColor'),
      fancyIntensity: file.column('fancyIntensity'),
    };
    const overtoneColumn = file.column('overtone');
    const hasColor = columns.colorId !== undefined || columns.fancyColor !== undefined;
    const slots = hasColor
      ? { color: file.slot('colorId'), intensity: file.slot('fancyIntensity'), note: file.slot('colorNote') }
      : null;
    const overtoneSlot =
      overtoneColumn !== undefined || columns.fancyColor !== undefined ? file.slot('overtone') : null;
    const read = rememberingColors();
    const putOvertone = (row: ImportedRow, slot: number, colorOvertone: string | null): void => {
      const overtoneText = textAt(row, overtoneColumn);
      const overtone = overtoneText === '' ? colorOvertone : (overtones.find(overtoneText)?.label ?? overtoneText);
      row.values[slot] = overtone?.slice(0, 200) ?? null;
    };
    return (row) => {
      const color = read({
        color: textAt(row, columns.colorId),
        hue: textAt(row, columns.fancyColor),
        intensity: textAt(row, columns.fancyIntensity),
      });
      if (color && 'fault' in color) {
        row.refuse(columns[color.heading] ?? columns.colorId ?? 0, color.fault);
        return;
      }
      if (slots && color) {
        row.values[slots.color] = String(color.id);
        row.values[slots.intensity] = color.intensity;
        row.values[slots.note] = color.range ? `Color: ${color.range}` : null;
      }
      if (overtoneSlot !== null) putOvertone(row, overtoneSlot, color?.overtone ?? null);
    };
  },
};
