/**
 * One-line explanations of grades, by the codes of the reference lists. Grades without an explanation are shown
 * without one.
 */

/** Kinds of grades that have explanations. */
export type GradeKind = 'clarity' | 'cut' | 'polish' | 'symmetry' | 'fluorescence';

const clarity: Readonly<Record<string, string>> = {
  FL: 'Flawless: a grader sees nothing in or on the stone at ten times magnification.',
  IF: 'Internally flawless: nothing inside at ten times magnification, at most traces of polishing on the surface.',
  VVS1: 'Very, very slightly included: so little that a grader hardly finds it at ten times magnification.',
  VVS2: 'Very, very slightly included: hard for a grader to find at ten times magnification.',
  VS1: 'Very slightly included: found with some effort at ten times magnification, unseen by the eye.',
  VS2: 'Very slightly included: found without much effort at ten times magnification, unseen by the eye.',
  SI1: 'Slightly included: easily found at ten times magnification, rarely seen by the eye.',
  SI2: 'Slightly included: easily found at ten times magnification, sometimes seen by the eye from below.',
  SI3: 'Between SI2 and I1: a trade grade that few laboratories give. Often seen by the eye.',
  I1: 'Included: seen by the eye, with some effect on brilliance.',
  I2: 'Included: easily seen by the eye, with an effect on brilliance.',
  I3: 'Included: seen at once, with an effect on brilliance and perhaps on how well the stone wears.',
};

const cut: Readonly<Record<string, string>> = {
  ID: 'Ideal: proportions in the narrow range that returns the most light.',
  EX: 'Excellent: returns light as brightly and evenly as the best cut stones do.',
  VG: 'Very good: returns nearly as much light as an excellent cut.',
  G: 'Good: bright, with some light lost or a little weight too much.',
  F: 'Fair: noticeably less bright; cut for weight.',
  P: 'Poor: dark or glassy areas; much of the light is lost.',
};

/** Polish and symmetry share their scale. */
function finish(judged: string): Readonly<Record<string, string>> {
  const grades: Readonly<Record<string, string>> = {
    ID: 'without a fault at ten times magnification',
    EX: 'hardly a fault at ten times magnification',
    'VG-EX': 'between very good and excellent',
    VG: 'minor faults at ten times magnification',
    'G-VG': 'between good and very good',
    G: 'noticeable faults at ten times magnification, none to the eye',
    'F-G': 'between fair and good',
    F: 'faults that the eye may see',
    P: 'faults that the eye sees',
  };
  return Object.fromEntries(Object.entries(grades).map(([code, text]) => [code, `${judged}: ${text}.`]));
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
  symmetry: finish('How exactly the facets mirror each other'),
  fluorescence,
};

/** Returns the explanation of a grade, or null. */
export function explainGrade(kind: GradeKind, grade: { readonly code: string } | null): string | null {
  return grade === null ? null : (grades[kind][grade.code] ?? null);
}

/** The steps of white, by the letters that begin them. */
const whites: readonly (readonly [letters: string, meaning: string])[] = [
  ['DEF', 'Colourless: white even beside stones of better colour; D is the best.'],
  ['GHIJ', 'Near colourless: white once it is set; a tint shows only beside better stones.'],
  ['KLM', 'Faint tint of yellow or brown, which yellow gold hides.'],
  ['NOPQR', 'Very light tint of yellow or brown that the eye sees.'],
  ['STUVWXYZ', 'Light yellow or brown, plain to the eye; what is stronger counts as fancy.'],
];

/** Returns the explanation of a color, or null. */
export function explainColor(
  color: { readonly category: string; readonly label: string } | null,
  intensity: { readonly label: string } | null,
): string | null {
  switch (color?.category) {
    case 'WHITE':
      return whites.find(([letters]) => letters.includes(color.label.charAt(0).toUpperCase()))?.[1] ?? null;
    case 'FANCY':
      return intensity === null
        ? 'Fancy: a colour stronger than Z, wanted for itself.'
        : `Fancy: a colour stronger than Z, wanted for itself. ${intensity.label} says how strong and how light it is.`;
    case 'BLACK':
      return 'Black: hardly any light passes through the stone.';
    default:
      return null;
  }
}

/** Explanations of report figures, by label. */
export const figureText: Readonly<Record<string, string>> = {
  'Carat weight': 'A carat is 0.2 grams. A round of one carat measures about 6.4 millimetres.',
  Depth: 'Height in per cent of the width. Rounds are brightest between about 59 and 63.',
  Table: 'Width of the top facet in per cent of the width. Rounds are brightest between about 54 and 60.',
  'Crown angle': 'How steep the upper part is. Rounds are brightest between about 33 and 36 degrees.',
  'Crown height': 'Height of the upper part in per cent of the width.',
  Girdle: 'The edge of the stone. Very thin edges chip; very thick ones hide weight that nobody sees.',
  Culet: 'The point at the bottom. None or a small one is usual.',
  Measurements: 'Length, width and height in millimetres.',
};
