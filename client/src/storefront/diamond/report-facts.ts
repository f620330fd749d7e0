import type { DiamondDetailQuery } from '../../graphql/generated/graphql';
import { measurementsOf } from '../../shared/items/diamond-text';
import { formatCount, formatExactCarats, formatMeasure } from '../../ui/numbers';
import { explainColor, explainGrade } from './grade-explanations';

/** Stone with all the data that its page shows. */
export type DetailedStone = NonNullable<DiamondDetailQuery['diamond']>;

/** Labeled value from a report. The value is null if it is not reported. */
export interface ReportFact {
  readonly label: string;
  readonly value: string | null;
  /** One-line explanation of the value. */
  readonly meaning?: string | null;
}

export interface ReportSection {
  readonly title: string;
  readonly facts: readonly ReportFact[];
}

function measured(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatMeasure(value)}${unit}`;
}

/** Returns only the facts that have a value. */
function stated(facts: readonly ReportFact[]): readonly ReportFact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}

function grades(stone: DetailedStone): ReportSection {
  return {
    title: 'Grading',
    facts: [
      { label: 'Shape', value: stone.shape.label },
      { label: 'Carat weight', value: `${formatExactCarats(stone.carats)} ct` },
      {
        label: 'Colour grade',
        value: stone.color?.label ?? null,
        meaning: explainColor(stone.color, stone.fancyIntensity),
      },
      ...stated([
        { label: 'Intensity', value: stone.fancyIntensity?.label ?? null },
        { label: 'Overtone', value: stone.overtone },
      ]),
      { label: 'Clarity grade', value: stone.clarity?.label ?? null, meaning: explainGrade('clarity', stone.clarity) },
      { label: 'Cut grade', value: stone.cut?.label ?? null, meaning: explainGrade('cut', stone.cut) },
      { label: 'Polish', value: stone.polish?.label ?? null, meaning: explainGrade('polish', stone.polish) },
      { label: 'Symmetry', value: stone.symmetry?.label ?? null, meaning: explainGrade('symmetry', stone.symmetry) },
      {
        label: 'Fluorescence',
        value: fluorescence(stone),
        meaning: explainGrade('fluorescence', stone.fluorescence),
      },
    ],
  };
}

function fluorescence({ fluorescence: grade, fluorescenceColor, fluorescenceText }: DetailedStone): string | null {
  const parts = [grade?.label ?? fluorescenceText, fluorescenceColor].filter((part) => part != null);
  return parts.length === 0 ? null : parts.join(' ');
}

function proportions(stone: DetailedStone): ReportSection {
  const { depthPercent, tablePercent, crownAngle, crownHeight, girdle, culetSize } = stone.proportions;
  return {
    title: 'Proportions',
    facts: [
      {
        label: 'Measurements',
        value: measurementsOf(stone.proportions) === '' ? null : `${measurementsOf(stone.proportions)} mm`,
      },
      { label: 'Depth', value: measured(depthPercent, '%') },
      { label: 'Table', value: measured(tablePercent, '%') },
      { label: 'Crown angle', value: measured(crownAngle, '°') },
      { label: 'Crown height', value: measured(crownHeight, '%') },
      { label: 'Girdle', value: girdle },
      { label: 'Culet', value: culetSize },
    ],
  };
}

function remarks(stone: DetailedStone): ReportSection {
  return {
    title: 'Remarks',
    facts: stated([
      { label: 'Origin', value: stone.isLabGrown ? 'Laboratory grown' : 'Natural' },
      { label: 'Stones', value: stone.parcelStones > 1 ? formatCount(stone.parcelStones) : null },
      { label: 'Pair', value: stone.isMatchingPair ? 'Matching pair' : stone.isPair ? 'Pair' : null },
      { label: 'Shade', value: stone.colorShade },
      { label: 'Milkiness', value: stone.milky },
      { label: 'Eye clean', value: stone.eyeClean },
      { label: 'Treatment', value: stone.treatment },
      { label: 'Trade show', value: stone.tradeShow },
      { label: 'Comment', value: stone.comment },
    ]),
  };
}

/** Returns true for a parcel without a report, whose stones were not measured or graded individually. */
export const isUnreportedLot = ({ parcelStones, report }: Pick<DetailedStone, 'parcelStones' | 'report'>): boolean =>
  parcelStones > 1 && report.number === null;

/** Returns the facts of a stone, grouped into the sections of a grading report. */
export function reportSections(stone: DetailedStone): readonly ReportSection[] {
  const sections = [grades(stone), proportions(stone), remarks(stone)];
  if (!isUnreportedLot(stone)) {
    return sections;
  }
  return sections.map(({ title, facts }) => ({ title, facts: stated(facts) })).filter(({ facts }) => facts.length > 0);
}
