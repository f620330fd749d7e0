/**
 * One-line explanations of grades, by reference list code. Grades that are not listed are shown without an
 * explanation.
 */

/** Types of grades that have explanations. */
export type GradeKind = 'clarity' | 'cut' | 'polish' | 'symmetry' | 'fluorescence';

const clarity: Readonly<Record<string, string>> = {
  FL: 'Flawless: no inclusions or blemishes visible to a grader at ten times magnification.',
  IF: 'Internally flawless: no inclusions at ten times magnification, at most traces of polishing on the surface.',
  VVS1: 'Very, very slightly included: inclusions that a grader can hardly see at ten times magnification.',
  VVS2: 'Very, very slightly included: inclusions that are hard for a grader to see at ten times magnification.',
  VS1: 'Very slightly included: inclusions that take some effort to find at ten times magnification, invisible to the eye.',
  VS2: 'Very slightly included: minor inclusions, visible at ten times magnification but not to the naked eye.',
  SI1: 'Slightly included: inclusions that are easy to see at ten times magnification, rarely visible to the eye.',
  SI2: 'Slightly included: inclusions that are easy to see at ten times magnification, sometimes visible to the eye from below.',
  SI3: 'Between SI2 and I1: a trade grade that few laboratories give. Inclusions are often visible to the eye.',
  I1: 'Included: inclusions that are visible to the eye, with some effect on brilliance.',
  I2: 'Included: inclusions that are easily visible to the eye and affect brilliance.',
  I3: 'Included: obvious inclusions that affect brilliance and may affect durability.',
};

const cut: Readonly<Record<string, string>> = {
  ID: 'Ideal: proportions in the narrow range that returns the most light.',
  EX: 'Excellent: returns light as brightly and evenly as the best cut stones do.',
  VG: 'Very good: returns nearly as much light as an excellent cut.',
  G: 'Good: bright, with some light lost or a little weight too much.',
  F: 'Fair: noticeably less bright; cut for weight.',
  P: 'Poor: dark or glassy areas; much of the light is lost.',
};

/** Returns the explanations for polish and symmetry, which share the same scale. */
function finish(subject: string): Readonly<Record<string, string>> {
  const grades: Readonly<Record<string, string>> = {
    ID: 'no faults at ten times magnification',
    EX: 'hardly any faults at ten times magnification',
    'VG-EX': 'between very good and excellent',
    VG: 'minor faults at ten times magnification',
    'G-VG': 'between good and very good',
    G: 'noticeable faults at ten times magnification, none visible to the eye',
    'F-G': 'between fair and good',
    F: 'faults that may be visible to the eye',
    P: 'faults that are visible to the eye',
  };
  return Object.fromEntries(Object.entries(grades).map(([code, text]) => [code, `${subject}: ${text}.`]));
}

const fluorescence: Readonly<Record<string, string>> = {
  NON: 'Does not glow under ultraviolet light.',
  FNT: 'Glows faintly under ultraviolet light; no effect in daylight.',
  MED: 'Glows clearly under ultraviolet light; rarely an effect in daylight. Often priced a little lower.',
  STG: 'Glows strongly under ultraviolet light; can lift a tinted colour, or look a little hazy. Often priced lower.',
  VST: 'Glows very strongly under ultraviolet light; look for haze in daylight. Often priced lower.',
};

const grades: Readonly<Record<GradeKind, Readonly<Record<string, string>>>> = {
  clarity,
  cut,
  polish: finish('How smoothly the facets are finished'),
  symmetry: finish('How precisely the facets mirror each other'),
  fluorescence,
};

/** Returns the explanation of a grade, or null if there is none. */
export function explainGrade(kind: GradeKind, grade: { readonly code: string } | null): string | null {
  return grade === null ? null : (grades[kind][grade.code] ?? null);
}

/** Explanations of white color grades by letter range. */
const whites: readonly (readonly [letters: string, meaning: string])[] = [
  ['DEF', 'Colourless: white even beside stones of better colour; D is the best.'],
  ['GHIJ', 'Near colourless: looks white once set; a tint shows only beside better stones.'],
  ['KLM', 'Faint tint of yellow or brown, which yellow gold hides.'],
  ['NOPQR', 'Very light tint of yellow or brown that is visible to the eye.'],
  ['STUVWXYZ', 'Light yellow or brown, clearly visible to the eye. Stronger colours are graded as fancy.'],
];

/** Returns the explanation of a color, or null if there is none. */
export function explainColor(
  color: { readonly category: string; readonly label: string } | null,
  intensity: { readonly label: string } | null,
): string | null {
  switch (color?.category) {
    case 'WHITE':
      return whites.find(([letters]) => letters.includes(color.label.charAt(0).toUpperCase()))?.[1] ?? null;
    case 'FANCY':
      return intensity === null
        ? 'Fancy: a colour stronger than Z, valued for the colour itself.'
        : `Fancy: a colour stronger than Z, valued for the colour itself. ${intensity.label} describes how strong and how light it is.`;
    case 'BLACK':
      return 'Black: hardly any light passes through the stone.';
    default:
      return null;
  }
}

/** Explanations of report values by label. */
export const figureText: Readonly<Record<string, string>> = {
  'Carat weight': 'A carat is 0.2 grams. A one-carat round measures about 6.4 millimetres.',
  Depth: 'Height as a percentage of the width. Rounds are brightest between about 59 and 63.',
  Table:
    'Width of the top facet as a percentage of the width of the stone. Rounds are brightest between about 54 and 60.',
  'Crown angle': 'Angle of the upper part. Rounds are brightest between about 33 and 36 degrees.',
  'Crown height': 'Height of the upper part as a percentage of the width.',
  Girdle: 'The edge of the stone. Very thin edges can chip; very thick ones add weight without adding visible size.',
  Culet: 'The point at the bottom. “None” or a small culet is usual.',
  Measurements: 'Length, width and height in millimetres.',
};
