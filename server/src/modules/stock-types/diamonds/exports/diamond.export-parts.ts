import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import { type Color, ColorCategory, colors, girdles } from '../../../reference-data/index.ts';
import { type ExportCells, flagCell, numberCell } from '../../../stock/cells/index.ts';
import { fileValue, isToldTo, toldByField } from '../../../stock/files/index.ts';
import { fieldNamed } from '../../../stock/index.ts';
import { diamonds } from '../diamond.stock.ts';

/** A girdle as the columns of trade files have it. Empty: nothing is said. */
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

/** Takes a girdle apart as imports put it together; what is worded otherwise stays whole, as its thinnest part. */
function girdleParts(girdle: string): GirdleParts {
  const [, thin, thick = '', condition = '', percent = ''] = whole.exec(girdle) ?? [];
  if (thin === undefined || thin === thick || Number(percent || 1) === 0) {
    return { thin: girdle, thick: '', condition: '', percent: '' };
  }
  return { thin, thick, condition, percent };
}

/** Other headings of the same file. */
type Beside = ReadonlySet<string>;

/** What a heading tells that is no field: made of fields, as imports take it apart. */
interface Part {
  /** Names of fields. */
  readonly of: readonly string[];
  readonly written: (values: readonly unknown[], beside: Beside) => string;
  readonly numbers?: ExportCells['numbers'];
}

/** Values of the row `d` for a viewer, together. Undefined: one of them is not for the viewer. */
function valuesOf(names: readonly string[], viewer: Viewer): RawBuilder<unknown> | undefined {
  const fields = names.map((name) => fieldNamed(diamonds, name));
  if (!fields.every((field) => isToldTo(field, viewer))) return undefined;
  return sql`jsonb_build_array(${sql.join(fields.map((field) => fileValue(diamonds, field, viewer)))})`;
}

/** Cells that several fields of a stone make. Undefined: one of them is not for the viewer. */
export function cellsOfSeveral(
  names: readonly string[],
  viewer: Viewer,
  written: (values: readonly unknown[]) => string,
): ExportCells | undefined {
  const value = valuesOf(names, viewer);
  return value && { value, written: (raw) => (Array.isArray(raw) ? written(raw) : '') };
}

const colorOf = (id: unknown): Color | undefined => (typeof id === 'number' ? colors.byId.get(id) : undefined);

/** The hue of a fancy colour; with its intensity, where no other column tells that. */
const fancyWords = ({ category, name, label }: Color, beside: Beside): string => {
  if (category === ColorCategory.WHITE) return '';
  return category === ColorCategory.BLACK || beside.has('fancyIntensity') ? name : label;
};

/** Measurements as `6.41x6.44x3.98`. What was not measured is 0 there. */
const measurements = (sides: readonly unknown[]): string =>
  sides.every((side) => side === null) ? '' : sides.map((side) => (side === null ? '0' : numberCell(side))).join('x');

const girdlePart = (part: keyof ReturnType<typeof girdleParts>): Part => ({
  of: ['girdle'],
  written: ([girdle]) => (typeof girdle === 'string' ? girdleParts(girdle)[part] : ''),
});

const parts: Readonly<Record<string, Part>> = {
  measurements: { of: ['length', 'width', 'height'], written: measurements, numbers: 'several' },
  depth: { of: ['depthPercent'], written: ([percent]) => numberCell(percent), numbers: 'one' },
  fancyColor: {
    of: ['colorId'],
    written([id], beside) {
      const color = colorOf(id);
      return color ? fancyWords(color, beside) : '';
    },
  },
  girdleThin: girdlePart('thin'),
  girdleThick: girdlePart('thick'),
  girdlePercent: girdlePart('percent'),
  girdleCondition: girdlePart('condition'),
  discountBack: {
    of: ['discount'],
    written: ([percent]) => (percent === null ? '' : numberCell(-Number(percent))),
    numbers: 'one',
  },
  matchedPair: { of: ['isMatchingPair'], written: ([isMatching]) => flagCell(isMatching) },
  isSeparable: {
    of: ['isPair', 'isMatchingPair'],
    written: ([isPair, isMatching]) => (isMatching === true || isPair === true ? flagCell(isPair !== true) : ''),
  },
  growthType: { of: ['isLabGrown'], written: ([isGrown]) => (isGrown === true ? 'Lab Grown' : 'Natural') },
};

/** A white colour; others stand in a column of their own. */
const whiteOnly: Part = {
  of: ['colorId'],
  written([id]) {
    const color = colorOf(id);
    return color?.category === ColorCategory.WHITE ? color.label : '';
  },
};

/** What a file tells a viewer of a stone under a heading. */
export function toldOfDiamond(heading: string, viewer: Viewer, beside: Beside): ExportCells | undefined {
  const part = heading === 'colorId' && beside.has('fancyColor') ? whiteOnly : parts[heading];
  if (!part) return toldByField(diamonds, heading, viewer);
  const cells = cellsOfSeveral(part.of, viewer, (values) => part.written(values, beside));
  return cells && { ...cells, ...(part.numbers && { numbers: part.numbers }) };
}
