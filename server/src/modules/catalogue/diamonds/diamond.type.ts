import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AdminField } from '../../../kernel/use-cases/admin-field.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import {
  ClarityType,
  ColorType,
  CutGradeType,
  FluorescenceGradeType,
  PolishGradeType,
  ShapeType,
  SymmetryGradeType,
} from '../../reference-data/index.ts';
import { Availability } from '../stock/fields/availability.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import {
  DiamondMediaType,
  DiamondMemoType,
  DiamondPriceType,
  DiamondProportionsType,
  DiamondReportType,
} from './diamond-parts.type.ts';
import { DiamondCollection } from './lists/diamond-collection.ts';

const nullableText = (description: string) => Field(() => String, { nullable: true, description });
const flag = (description: string) => Field(() => Boolean, { description });

/** A stone as GraphQL shows it, built by `viewOf`. `lineSetStones` and `holdUser` have resolvers of their own. */
@ObjectType('Diamond', { simpleResolvers: true, description: 'A stone, pair or parcel that the caller may see.' })
export class DiamondType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: "The house's own number, unique." }) stockId!: string;
  @flag('Inactive stones exist for administrators only.') isActive!: boolean;
  @Field(() => StockStatus, { description: 'Where the stone stands.' }) status!: StockStatus;
  @Field(() => Availability, { description: 'What it is to the caller at this moment.' }) availability!: Availability;
  @Field(() => ShapeType, { description: 'Outline.' }) shape!: ShapeType;
  @Field(() => ColorType, { nullable: true, description: 'Null: not graded.' }) color!: ColorType | null;
  @Field(() => ClarityType, { nullable: true, description: 'Null: not graded.' }) clarity!: ClarityType | null;
  @Field(() => CutGradeType, { nullable: true, description: 'Null: not graded.' }) cut!: CutGradeType | null;
  @Field(() => PolishGradeType, { nullable: true, description: 'Null: not graded.' }) polish!: PolishGradeType | null;
  @Field(() => SymmetryGradeType, { nullable: true, description: 'Null: not graded.' })
  symmetry!: SymmetryGradeType | null;
  @Field(() => FluorescenceGradeType, { nullable: true, description: 'Null: not graded.' })
  fluorescence!: FluorescenceGradeType | null;
  @Field(() => CaratsScalar, {
    description: 'Of a parcel: all its stones that no open order has; for administrators all of them.',
  })
  carats!: string;
  @Field(() => DiamondPriceType, { description: "The caller's own price." }) price!: DiamondPriceType;
  @Field(() => MoneyScalar, { nullable: true, description: 'List price per carat. Null for visitors.' })
  rapPrice?: string | null;
  @Field(() => Float, {
    nullable: true,
    description: "Percent of the caller's price against rapPrice; -30 = 30 back. 2 decimals. Null for visitors.",
  })
  discount?: string | null;
  @Field(() => DiamondReportType, { description: 'The grading report.' }) report!: DiamondReportType;
  @Field(() => DiamondProportionsType, { description: 'Measurements and angles.' })
  proportions!: DiamondProportionsType;
  @Field(() => DiamondMediaType, { description: 'Pictures and views.' }) media!: DiamondMediaType;
  @nullableText('Strength of a fancy colour, as the report words it.') fancyIntensity!: string | null;
  @nullableText('Second hue of a fancy colour.') overtone!: string | null;
  @nullableText('Fluorescence as the report words it.') fluorescenceText!: string | null;
  @nullableText('Colour in which the stone fluoresces.') fluorescenceColor!: string | null;
  @nullableText('Tinge, such as brown or green.') colorShade!: string | null;
  @nullableText('How milky.') milky!: string | null;
  @nullableText('Whether inclusions can be seen with the naked eye.') eyeClean!: string | null;
  @nullableText('Treatment, such as laser drilled or HPHT.') treatment!: string | null;
  @nullableText('Free words.') comment!: string | null;
  @nullableText('The show at which the stone can be seen.') tradeShow!: string | null;
  @flag('Grown in a laboratory.') isLabGrown!: boolean;
  @flag('One of two stones sold together.') isPair!: boolean;
  @flag('One of two stones alike.') isMatchingPair!: boolean;
  @flag('One of several stones laid out as a line.') isLine!: boolean;
  @flag('Salt and pepper.') isSnP!: boolean;
  @flag('The one stone that the home page shows.') isHighlighted!: boolean;
  @flag('Shown to visitors too.') showToAll!: boolean;
  @nullableText('Name shared by the stones of a line set.') lineSet!: string | null;
  @nullableText('Colour of the whole set.') lineSetColor!: string | null;
  @nullableText('Clarity of the whole set.') lineSetClarity!: string | null;
  @Field(() => Int, {
    description:
      'Stones in the parcel that no open order has (all, when orders have all of it); for administrators all of them. 1 for a single stone.',
  })
  parcelStones!: number;
  @Field(() => [DiamondCollection], { description: 'All pages that the stone is on.' })
  collections!: DiamondCollection[];
  @Field(() => Int, { description: 'Counts the changes; `updateDiamond` wants it back.' }) version!: number;
  @Field(() => DateTimeScalar, { description: 'Last change.' }) updatedAt!: string;
  @AdminField(() => String, { description: 'Whose stone it is.' }) vendor?: string | null;
  @AdminField(() => DateTimeScalar, { description: 'When a hold ends by itself; null: not by itself.' })
  holdUntil?: string | null;
  @AdminField(() => Int, { description: 'Stones of the parcel that open orders have.' }) promisedStones?: number;
  @AdminField(() => CaratsScalar, { description: 'What those weigh.' }) promisedCarats?: string;
  @AdminField(() => DiamondMemoType, { description: 'Consignment terms.' }) memo?: DiamondMemoType | null;
}
