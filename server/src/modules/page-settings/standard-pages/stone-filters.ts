import {
  ColorCategory,
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  roundShapeId,
  shapes,
  symmetries,
} from '../../reference-data/index.ts';
import { choice, range, type StandardFilter, textFilter, toggle } from './standard-page.ts';

/** Shapes that are usually in stock. Rarer shapes can be found with the search field. */
const commonShapes = shapes.values.filter(({ id }) => id <= 12);
const whiteColors = colors.values.filter(({ category }) => category === ColorCategory.WHITE);

export const search = textFilter('text', 'Search');
/** Back-office filter that shows whether items are for sale, and if not, the reason. */
export const saleState = choice('saleStates', 'State');
export const shape = choice('shapeIds', 'Shape', commonShapes);
export const fancyShape = choice(
  'shapeIds',
  'Shape',
  commonShapes.filter(({ id }) => id !== roundShapeId),
);
export const carats = range('carats', 'Carats');
export const whiteColor = choice('colorIds', 'Colour', whiteColors);
export const anyColor = choice('colorIds', 'Colour');
export const clarity = choice('clarityIds', 'Clarity', clarities.values);
export const pricePerCarat = range('pricePerCarat', 'Price per carat');
const totalPrice = range('totalPrice', 'Total price');
export const labGrown = toggle('isLabGrown', 'Lab grown');

/** Filters for the finish and cut grades of a report. */
export const make: readonly StandardFilter[] = [
  choice('cutIds', 'Cut', cuts.values),
  choice('polishIds', 'Polish', polishes.values),
  choice('symmetryIds', 'Symmetry', symmetries.values),
];
export const finish = make.slice(1);
export const fluorescence = choice('fluorescenceIds', 'Fluorescence', fluorescences.values);
export const laboratory = choice('laboratoryIds', 'Laboratory', laboratories.values);
export const proportions: readonly StandardFilter[] = [
  range('depthPercent', 'Depth, %'),
  range('tablePercent', 'Table, %'),
];
export const mediaFilters: readonly StandardFilter[] = [
  toggle('hasImage', 'With photo'),
  toggle('has3d', 'With 360° view'),
];
export const prices = [pricePerCarat, totalPrice];
