/** What a report says about how a stone is cut; `null` is not on the report. */
export interface ReportedCut {
  /** Per cent of the width, as are all but the angle. */
  readonly tablePercent: number | null;
  readonly depthPercent: number | null;
  /** Degrees. */
  readonly crownAngle: number | null;
  readonly crownHeight: number | null;
  /** In words, such as `Medium to Slightly Thick`. */
  readonly girdle: string | null;
}

/** A stone from the side in units of a hundredth of its width; y grows downwards from the table. */
export interface SideProfile {
  /** From 0 to 100 across the girdle: where the table begins and ends. */
  readonly tableStart: number;
  readonly tableEnd: number;
  readonly crownHeight: number;
  readonly girdleHeight: number;
  readonly depth: number;
  /** Degrees; worked out from the crown's height where the report has only that. */
  readonly crownAngle: number;
}

/** Thickness in per cent of the width; the longer names first, because they hold the shorter ones. */
const girdles: readonly (readonly [RegExp, number])[] = [
  [/extremely thick|xtk|etk/i, 7],
  [/very thick|vtk/i, 5.5],
  [/slightly thick|stk/i, 3.5],
  [/extremely thin|xtn|etn/i, 0.8],
  [/very thin|vtn/i, 1.2],
  [/thick|tk/i, 4.5],
  [/thin|tn/i, 1.8],
];
const USUAL_GIRDLE = 2.5;

function girdleHeightOf(text: string | null): number {
  return girdles.find(([name]) => text !== null && name.test(text))?.[1] ?? USUAL_GIRDLE;
}

const DEGREE = Math.PI / 180;

/** The stone to scale, `null` where the report says too little or what cannot be. */
export function sideProfile(cut: ReportedCut): SideProfile | null {
  const { tablePercent: table, depthPercent: depth } = cut;
  if (table === null || depth === null || table <= 0 || table >= 100 || depth <= 0) {
    return null;
  }
  const slope = (100 - table) / 2;
  const crownHeight = cut.crownAngle === null ? cut.crownHeight : slope * Math.tan(cut.crownAngle * DEGREE);
  if (crownHeight === null || crownHeight <= 0) {
    return null;
  }
  const girdleHeight = girdleHeightOf(cut.girdle);
  if (crownHeight + girdleHeight >= depth) {
    return null;
  }
  return {
    tableStart: slope,
    tableEnd: 100 - slope,
    crownHeight,
    girdleHeight,
    depth,
    crownAngle: cut.crownAngle ?? Math.atan(crownHeight / slope) / DEGREE,
  };
}
