import { InputType } from 'type-graphql';
import {
  FilterEnum,
  FilterEnums,
  FilterFlag,
  FilterId,
  FilterIds,
  FilterRange,
  FilterText,
  FilterTexts,
} from '../../../../kernel/input/filter-fields.ts';
import { FloatRange, IntRange, MoneyRange } from '../../../../kernel/input/ranges.ts';
import { CaratsRange } from '../../../carats/index.ts';
import {
  ColorCategory,
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  shapes,
  symmetries,
} from '../../../reference-data/index.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import { DiamondCollection } from './diamond-collection.ts';

/** Which stones. */
@InputType({
  description:
    'Fields narrow each other; values of a list widen it. An empty list, an unknown id or a range upside down is an error.',
})
export class DiamondFilter {
  @FilterEnum(() => DiamondCollection, 'Stones of one page.') collection?: DiamondCollection | null;
  @FilterText('Words, each of which must occur in stock number, report number, comment or another descriptive text.')
  text?: string | null;
  @FilterTexts('Stock numbers, such as a pasted list.', { max: 64 }) stockIds?: string[] | null;
  @FilterTexts('Report numbers, such as a pasted list.', { max: 64 }) reportNumbers?: string[] | null;
  @FilterIds('Ids of stones.') ids?: number[] | null;

  @FilterIds('Shapes.', shapes.byId) shapeIds?: number[] | null;
  @FilterIds('Colours.', colors.byId) colorIds?: number[] | null;
  @FilterEnums(() => ColorCategory, 'White, black, fancy.') colorCategories?: ColorCategory[] | null;
  @FilterIds('Clarity grades.', clarities.byId) clarityIds?: number[] | null;
  @FilterIds('Cut grades.', cuts.byId) cutIds?: number[] | null;
  @FilterIds('Polish grades.', polishes.byId) polishIds?: number[] | null;
  @FilterIds('Symmetry grades.', symmetries.byId) symmetryIds?: number[] | null;
  @FilterIds('Strengths of fluorescence.', fluorescences.byId) fluorescenceIds?: number[] | null;
  @FilterIds('Laboratories.', laboratories.byId) laboratoryIds?: number[] | null;

  @FilterTexts('Strengths of fancy colour.') fancyIntensities?: string[] | null;
  @FilterTexts('Second hues.') overtones?: string[] | null;
  @FilterTexts('Colours of fluorescence.') fluorescenceColors?: string[] | null;
  @FilterTexts('Tinges.') colorShades?: string[] | null;
  @FilterTexts('Degrees of milkiness.') milky?: string[] | null;
  @FilterTexts('Degrees of eye cleanness.') eyeClean?: string[] | null;
  @FilterTexts('Treatments.') treatments?: string[] | null;
  @FilterTexts('Girdles.') girdles?: string[] | null;
  @FilterTexts('Culet sizes.') culetSizes?: string[] | null;
  @FilterTexts('Trade shows.') tradeShows?: string[] | null;
  @FilterEnums(() => StockStatus, 'Where the stones stand.') statuses?: StockStatus[] | null;

  @FilterRange(() => CaratsRange, 'Weight.') carats?: CaratsRange | null;
  @FilterRange(() => MoneyRange, "The caller's price per carat.") pricePerCarat?: MoneyRange | null;
  @FilterRange(() => MoneyRange, "The caller's total price.") totalPrice?: MoneyRange | null;
  @FilterRange(() => MoneyRange, 'List price per carat. Not for visitors.') rapPrice?: MoneyRange | null;
  @FilterRange(() => FloatRange, 'Percent against the list price. Not for visitors.') discount?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Percent of the diameter.') depthPercent?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Percent of the diameter.') tablePercent?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Degrees.') crownAngle?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Percent of the diameter.') crownHeight?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Millimetres.') length?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Millimetres.') width?: FloatRange | null;
  @FilterRange(() => FloatRange, 'Millimetres.') height?: FloatRange | null;
  @FilterRange(() => IntRange, 'Stones in the parcel.') parcelStones?: IntRange | null;

  @FilterFlag('Grown in a laboratory.') isLabGrown?: boolean | null;
  @FilterFlag('One of two stones sold together.') isPair?: boolean | null;
  @FilterFlag('One of two stones alike.') isMatchingPair?: boolean | null;
  @FilterFlag('Part of a line.') isLine?: boolean | null;
  @FilterFlag('Salt and pepper.') isSnP?: boolean | null;
  @FilterFlag('The highlighted stone.') isHighlighted?: boolean | null;
  @FilterFlag('With a picture.') hasImage?: boolean | null;
  @FilterFlag('With a three-dimensional view.') has3d?: boolean | null;
  @FilterFlag('With a report number.') hasReport?: boolean | null;
  @FilterText('Stones of one line set.') lineSet?: string | null;
  @FilterId('Single stones of a shape and weight that this ring setting takes; none when the caller does not see it.')
  fitsRingSettingId?: number | null;

  @FilterFlag('Administrators only.') isActive?: boolean | null;
  @FilterFlag('Administrators only.') showToAll?: boolean | null;
  @FilterTexts('Administrators only.') vendors?: string[] | null;
  @FilterIds('Administrators only.') holdUserIds?: number[] | null;
}
