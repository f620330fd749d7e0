import { Field, ID, Int, InterfaceType, ObjectType } from '../../kernel/graphql.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { ColorCategory } from './colors.ts';

describedEnum(ColorCategory, {
  name: 'ColorCategory',
  description: 'Categories of diamond colors. Treat an unknown value as FANCY.',
  values: { WHITE: 'Colorless to light yellow, D to Z.', BLACK: 'Black.', FANCY: 'Any other hue.' },
});

/** Value of a grading list. */
@InterfaceType('Grade', { description: 'Value of a reference list. IDs and codes never change.' })
abstract class GradeType {
  @Field(() => ID, { simple: true, description: 'ID of the value. The same ID is used in REST.' }) id!: number;
  @Field(() => String, {
    simple: true,
    description: 'Trade abbreviation, or the label in capitals if there is none.',
  })
  code!: string;
  @Field(() => String, { simple: true, description: 'English label.' }) label!: string;
  @Field(() => Int, { simple: true, description: 'Position in trade order, best first, starting at 1. Sorts use it.' })
  rank!: number;
}

@ObjectType('Shape', { implements: GradeType, description: 'Shape of a diamond.' })
export class ShapeType extends GradeType {}

@ObjectType('Color', {
  implements: GradeType,
  simpleResolvers: true,
  description: 'Color of a diamond. `name` is White, Black or a fancy hue. `variation` is the letter or the intensity.',
})
export class ColorType extends GradeType {
  @Field(() => String, { description: 'White, Black, or a hue such as Yellow.' }) name!: string;
  @Field(() => String, { description: 'D to Z for White, the intensity for a fancy color, otherwise empty.' })
  variation!: string;
  @Field(() => ColorCategory, { description: 'Color category: white, black or fancy.' }) category!: ColorCategory;
}

@ObjectType('Clarity', { implements: GradeType, description: 'Clarity grade, FL first.' })
export class ClarityType extends GradeType {}

@ObjectType('CutGrade', { implements: GradeType, description: 'Cut grade, Ideal first.' })
export class CutGradeType extends GradeType {}

@ObjectType('PolishGrade', { implements: GradeType, description: 'Polish grade, Ideal first.' })
export class PolishGradeType extends GradeType {}

@ObjectType('SymmetryGrade', { implements: GradeType, description: 'Symmetry grade, Ideal first.' })
export class SymmetryGradeType extends GradeType {}

@ObjectType('FluorescenceGrade', { implements: GradeType, description: 'Fluorescence intensity, None first.' })
export class FluorescenceGradeType extends GradeType {}

@ObjectType('Laboratory', { implements: GradeType, description: 'Grading laboratory.' })
export class LaboratoryType extends GradeType {}

@ObjectType('FancyIntensity', { implements: GradeType, description: 'Fancy color intensity, Faint first.' })
export class FancyIntensityType extends GradeType {}

@ObjectType('BusinessType', { simpleResolvers: true, description: "Type of a user's business." })
export class BusinessTypeType {
  @Field(() => ID, { description: 'ID, which never changes.' }) id!: number;
  @Field(() => String, { description: 'English name.' }) name!: string;
}

@ObjectType('Federation', { simpleResolvers: true, description: 'State or province.' })
export class FederationType {
  @Field(() => ID, { description: 'ID derived from the ISO 3166-2 code. It never changes.' }) id!: number;
  @Field(() => String, { description: 'Name as in ISO 3166-2.' }) name!: string;
}

@ObjectType('Country', { simpleResolvers: true, description: 'Country of ISO 3166.' })
export class CountryType {
  @Field(() => ID, { description: 'ISO 3166-1 numeric code, without leading zeros.' }) id!: number;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code, such as US.' }) code!: string;
  @Field(() => String, { description: 'English name.' }) name!: string;
  @Field(() => [String], {
    description: 'Alternative codes and names for searches: `USA`, `America`. Does not contain `name`.',
  })
  aliases!: readonly string[];
  @Field(() => [FederationType], { description: 'States or provinces, sorted by name. Empty if the country has none.' })
  federations!: readonly FederationType[];
}

@ObjectType('ReferenceLists', {
  simpleResolvers: true,
  description: 'Reference lists, each in trade order, best first. They only change with a new server version.',
})
export class ReferenceListsType {
  @Field(() => [ShapeType], { description: 'Shapes, the most traded first.' }) shapes!: readonly ShapeType[];
  @Field(() => [ColorType], { description: 'Colors: white D to Z, black, then fancy hues with their intensities.' })
  colors!: readonly ColorType[];
  @Field(() => [ClarityType], { description: 'Clarity grades.' }) clarities!: readonly ClarityType[];
  @Field(() => [CutGradeType], { description: 'Cut grades, best first.' }) cuts!: readonly CutGradeType[];
  @Field(() => [PolishGradeType], { description: 'Polish grades.' }) polishes!: readonly PolishGradeType[];
  @Field(() => [SymmetryGradeType], { description: 'Symmetry grades.' }) symmetries!: readonly SymmetryGradeType[];
  @Field(() => [FluorescenceGradeType], { description: 'Fluorescence intensities, None first.' })
  fluorescences!: readonly FluorescenceGradeType[];
  @Field(() => [LaboratoryType], { description: 'Grading laboratories.' }) laboratories!: readonly LaboratoryType[];
  @Field(() => [FancyIntensityType], { description: 'Fancy color intensities, Faint first.' })
  fancyIntensities!: readonly FancyIntensityType[];
  @Field(() => [BusinessTypeType], { description: 'Business types of users.' })
  businessTypes!: readonly BusinessTypeType[];
}
