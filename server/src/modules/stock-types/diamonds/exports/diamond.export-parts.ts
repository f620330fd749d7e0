import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import { type Color, ColorCategory, colors, girdles } from '../../../reference-data/index.ts';
import { type ExportCells, flagCell, numberCell } from '../../../stock/cells/index.ts';
import { cellsOfHeading, fileValue, isExportedTo } from '../../../stock/files/index.ts';
import { fieldNamed } from '../../../stock/index.ts';
import { diamonds } from '../diamond.stock.ts';

/** Parts of a girdle description, as in the columns of trade files. Empty strings if not set. */
interface GirdleParts {
  readonly thin: string;
  readonly thick: string;
  readonly condition: string;
  readonly percent: string;
}

const thickness = girdles.values
  .map(({ label }) => label)
  .sort((a, b) => b.length - a.length)
  .join('|');
const whole = new RegExp(`^(${thickness})(?: to (${thickness}))?(?: \\(([^()]+)\\))?(?: (\\d+(?:\\.\\d+)?)%)?$`);

/**
 * Splits a girdle description into the parts that imports combine. Any other text is returned unchanged as the
 * thinnest part.
 */
function girdleParts(girdle: string): GirdleParts {
  const [, thin, thick = '', condition = '', percent = ''] = whole.exec(girdle) ?? [];
  if (thin === undefined || thin === thick || Number(percent || 1) === 0) {
    return { thin: girdle, thick: '', condition: '', percent: '' };
  }
  return { thin, thick, condition, percent };
}

/** Headings of the other columns in the file. */
type Beside = ReadonlySet<string>;

/**
 * Column that does not correspond to a field. Exports compose its cells from several fields, and imports split them
 * again.
 */
interface Part {
  /** Names of the fields that the cells are composed of. */
  readonly of: readonly string[];
  readonly format: (values: readonly unknown[], otherHeadings: Beside) => string;
  readonly numbers?: ExportCells['numbers'];
}

/** Returns SQL for an array of field values of the row `d`. Undefined if the viewer may not read all of the fields. */
function valuesOf(names: readonly string[], viewer: Viewer): RawBuilder<unknown> | undefined {
  const fields = names.map((name) => fieldNamed(diamonds, name));
  if (!fields.every((field) => isExportedTo(field, viewer))) return undefined;
  return sql`jsonb_build_array(${sql.join(fields.map((field) => fileValue(diamonds, field, viewer)))})`;
}

/** Returns cells that are composed of several fields. Undefined if the viewer may not read all of the fields. */
export function cellsOfSeveral(
  names: readonly string[],
  viewer: Viewer,
  format: (values: readonly unknown[]) => string,
): ExportCells | undefined {
  const value = valuesOf(names, viewer);
  return value && { value, format: (raw) => (Array.isArray(raw) ? format(raw) : '') };
}

const colorOf = (id: unknown): Color | undefined => (typeof id === 'number' ? colors.byId.get(id) : undefined);

/** Returns the name of a fancy color. Includes the intensity unless another column contains it. */
const fancyWords = ({ category, name, label }: Color, otherHeadings: Beside): string => {
  if (category === ColorCategory.WHITE) return '';
  return category === ColorCategory.BLACK || otherHeadings.has('fancyIntensity') ? name : label;
};

/** Formats measurements, such as `6.41x6.44x3.98`. Missing values are written as 0. */
const measurements = (sides: readonly unknown[]): string =>
  sides.every((side) => side === null) ? '' : sides.map((side) => (side === null ? '0' : numberCell(side))).join('x');

const girdlePart = (part: keyof ReturnType<typeof girdleParts>): Part => ({
  of: ['girdle'],
  format: ([girdle]) => (typeof girdle === 'string' ? girdleParts(girdle)[part] : ''),
});

const parts: Readonly<Record<string, Part>> = {
  measurements: { of: ['length', 'width', 'height'], format: measurements, numbers: 'several' },
  depth: { of: ['depthPercent'], format: ([percent]) => numberCell(percent), numbers: 'one' },
  fancyColor: {
    of: ['colorId'],
    format([id], otherHeadings) {
      const color = colorOf(id);
      return color ? fancyWords(color, otherHeadings) : '';
    },
  },
  girdleThin: girdlePart('thin'),
  girdleThick: girdlePart('thick'),
  girdlePercent: girdlePart('percent'),
  girdleCondition: girdlePart('condition'),
  discountBack: {
    of: ['discount'],
    format: ([percent]) => (percent === null ? '' : numberCell(-Number(percent))),
    numbers: 'one',
  },
  matchedPair: { of: ['isMatchingPair'], format: ([isMatching]) => flagCell(isMatching) },
  isSeparable: {
    of: ['isPair', 'isMatchingPair'],
    format: ([isPair, isMatching]) => (isMatching === true || isPair === true ? flagCell(isPair !== true) : ''),
  },
  growthType: { of: ['isLabGrown'], format: ([isGrown]) => (isGrown === true ? 'Lab Grown' : 'Natural') },
};

/** Color column that contains only white colors. Fancy colors are exported in a separate column. */
const whiteOnly: Part = {
  of: ['colorId'],
  format([id]) {
    const color = colorOf(id);
    return color?.category === ColorCategory.WHITE ? color.label : '';
  },
};

/** Returns the cells under a heading for a viewer. Undefined if the viewer may not read them. */
export function diamondCellsOf(heading: string, viewer: Viewer, otherHeadings: Beside): ExportCells | undefined {
  const part = heading === 'colorId' && otherHeadings.has('fancyColor') ? whiteOnly : parts[heading];
  if (!part) return cellsOfHeading(diamonds, heading, viewer);
  const cells = cellsOfSeveral(part.of, viewer, (values) => part.format(values, otherHeadings));
  return cells && { ...cells, ...(part.numbers && { numbers: part.numbers }) };
}
