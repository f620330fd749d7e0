import { Field, ID, Int, InterfaceType, ObjectType } from '../../kernel/graphql.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { ColorCategory } from './colors.ts';

describedEnum(ColorCategory, {
  name: 'ColorCategory',
  description: 'The ways in which diamonds are coloured. Treat an unknown value as FANCY.',
  values: { WHITE: 'Colourless to light yellow, D to Z.', BLACK: 'Black.', FANCY: 'Any other hue.' },
});

/** A value of a grading list. Its rows are plain reference values. */
@InterfaceType('Grade', { description: 'One value of a reference list. Ids and codes never change.' })
abstract class GradeType {
  @Field(() => ID, { simple: true, description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, {
    simple: true,
    description: "The trade's abbreviation where there is one, else the label in capitals.",
  })
  code!: string;
  @Field(() => String, { simple: true, description: 'English, for people.' }) label!: string;
  @Field(() => Int, { simple: true, description: 'Position in trade order, best first, from 1. Sorting goes by it.' })
  rank!: number;
}

@ObjectType('Shape', { implements: GradeType, description: 'Outline of a stone.' })
export class ShapeType extends GradeType {}

@ObjectType('Color', {
  implements: GradeType,
  simpleResolvers: true,
  description: 'A colour: name is White, Black or a fancy hue; variation is the letter or the intensity.',
})
export class ColorType extends GradeType {
  @Field(() => String, { description: 'White, Black, or a hue such as Yellow.' }) name!: string;
  @Field(() => String, { description: 'D to Z for White, the intensity for a hue; empty where there is none.' })
  variation!: string;
  @Field(() => ColorCategory, { description: 'White, black or fancy.' }) category!: ColorCategory;
}

@ObjectType('Clarity', { implements: GradeType, description: 'Clarity grade, FL first.' })
export class ClarityType extends GradeType {}

@ObjectType('CutGrade', { implements: GradeType, description: 'Cut grade, Ideal first.' })
export class CutGradeType extends GradeType {}

@ObjectType('PolishGrade', { implements: GradeType, description: 'Polish grade, Ideal first.' })
export class PolishGradeType extends GradeType {}

@ObjectType('SymmetryGrade', { implements: GradeType, description: 'Symmetry grade, Ideal first.' })
export class SymmetryGradeType extends GradeType {}

@ObjectType('FluorescenceGrade', { implements: GradeType, description: 'Strength of fluorescence, None first.' })
export class FluorescenceGradeType extends GradeType {}

@ObjectType('Laboratory', { implements: GradeType, description: 'Laboratory that graded a stone.' })
export class LaboratoryType extends GradeType {}

@ObjectType('FancyIntensity', { implements: GradeType, description: 'Strength of a fancy colour, Faint first.' })
export class FancyIntensityType extends GradeType {}

@ObjectType('BusinessType', { simpleResolvers: true, description: "What a user's business is." })
export class BusinessTypeType {
  @Field(() => ID, { description: 'Never changes.' }) id!: number;
  @Field(() => String, { description: 'English, for people.' }) name!: string;
}

@ObjectType('Federation', { simpleResolvers: true, description: 'A state or province.' })
export class FederationType {
  @Field(() => ID, { description: 'Made of its ISO 3166-2 code; never changes.' }) id!: number;
  @Field(() => String, { description: 'As ISO 3166-2 spells it.' }) name!: string;
}

@ObjectType('Country', { simpleResolvers: true, description: 'A country of ISO 3166.' })
export class CountryType {
  @Field(() => ID, { description: 'ISO 3166-1 numeric, without leading zeros.' }) id!: number;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2, such as US.' }) code!: string;
  @Field(() => String, { description: 'In English.' }) name!: string;
  @Field(() => [String], {
    description: 'Other codes and names by which people look for it: `USA`, `America`. Does not contain `name`.',
  })
  aliases!: readonly string[];
  @Field(() => [FederationType], { description: 'States or provinces by name; empty where the country has none.' })
  federations!: readonly FederationType[];
}

@ObjectType('ReferenceLists', {
  simpleResolvers: true,
  description: 'All fixed lists, each in trade order, best first. They change with a new version of the server only.',
})
export class ReferenceListsType {
  @Field(() => [ShapeType], { description: 'Shapes, the most traded first.' }) shapes!: readonly ShapeType[];
  @Field(() => [ColorType], { description: 'White D to Z, Black, fancy hues with their intensities.' })
  colors!: readonly ColorType[];
  @Field(() => [ClarityType], { description: 'Clarity grades.' }) clarities!: readonly ClarityType[];
  @Field(() => [CutGradeType], { description: 'Cut grades.' }) cuts!: readonly CutGradeType[];
  @Field(() => [PolishGradeType], { description: 'Polish grades.' }) polishes!: readonly PolishGradeType[];
  @Field(() => [SymmetryGradeType], { description: 'Symmetry grades.' }) symmetries!: readonly SymmetryGradeType[];
  @Field(() => [FluorescenceGradeType], { description: 'Fluorescence, None first.' })
  fluorescences!: readonly FluorescenceGradeType[];
  @Field(() => [LaboratoryType], { description: 'Grading laboratories.' }) laboratories!: readonly LaboratoryType[];
  @Field(() => [FancyIntensityType], { description: 'Strengths of fancy colours, Faint first.' })
  fancyIntensities!: readonly FancyIntensityType[];
  @Field(() => [BusinessTypeType], { description: 'Business types of users.' })
  businessTypes!: readonly BusinessTypeType[];
}
