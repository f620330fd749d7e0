import { word } from '../../stock/cells/index.ts';
import type { HeadingSpec, Trap } from '../../stock/headings/index.ts';
import { jewelleryTypeWords } from './jewellery-type.ts';

/** What files with one set of side stones call its columns. */
const sideStones: Readonly<Record<string, Partial<HeadingSpec>>> = {
  firstSideStoneType: { columns: ['Side Stone Type'], fallbacks: ['Side Stone GemType'] },
  firstSideStoneCut: { columns: ['Side Stone Shape'] },
  firstSideStoneNumber: { columns: ['Side Stone Total Stone', 'Side Stone Total Stones'] },
  firstSideStoneCarat: { columns: ['Side Stone Carat Weight', 'Side Stone Total Carat'] },
  firstSideStoneColor: { columns: ['Side Stone Color'] },
  firstSideStoneClarity: { columns: ['Side Stone Clarity'] },
};

/** Headings with the headers that files of the trade have for them besides those of the fields. */
export const withSideStones = (headings: Readonly<Record<string, HeadingSpec>>): Record<string, HeadingSpec> => ({
  ...headings,
  ...Object.fromEntries(
    Object.entries(sideStones).map(([heading, { columns = [], fallbacks = [] }]) => [
      heading,
      { columns: [...(headings[heading]?.columns ?? []), ...columns], fallbacks },
    ]),
  ),
});

const typeWord = word(jewelleryTypeWords);
const isType = (text: string): boolean => typeof typeWord(text) === 'string';

/** `Jewelry Style` and `Jewelry Classification` change places between houses: whichever names pieces is the type. */
const kind: Trap<string> = ({ has, samples }) => {
  if (samples.length > 0 && samples.every(isType)) return has('type') ? 'extra' : 'type';
  if (has('subType')) return has('type') ? 'extra' : 'type';
  return 'subType';
};

/** Headers that mean different things in different files, in the spelling of `headingKey`. */
export const jewelleryTraps: Readonly<Record<string, Trap<string>>> = {
  jewelrystyle: kind,
  jewelleryclassification: kind,
  jewelryclassification: kind,
  style: kind,
};

/** Columns that the trade knows and a piece has no field for. */
export const jewelleryExtras: readonly (readonly [string, ...string[]])[] = [
  ['Total Carat Weight', 'TCW', 'CTW'],
  ['Total Number of Stones'],
  ['Mount'],
  ['Certificate Url'],
  ['Center Gemstone Type'],
  ['Center Stone Cut'],
  ['Center Stone Fancy Color'],
  ['Center Stone Intensity'],
  ['Center Stone Fluorescence'],
  ['Center Stone Enhancement'],
  ['Center Stone Meas Depth'],
  ['Center Stone Meas Length'],
  ['Center Stone Meas Width'],
  ['Center Stone Polish'],
  ['Center Stone Symmetry'],
  ['Center Stone Depth'],
  ['Center Stone Table'],
  ['Side Stone Size'],
  ['Side Stone FancyColorDominant Color'],
  ['Side Stone FancyColor Intensity'],
  ['City'],
  ['State'],
  ['Country'],
  ['Rank'],
];
