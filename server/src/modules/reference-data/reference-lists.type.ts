import { Field, ID, ObjectType } from 'type-graphql';
import {
  ClarityType,
  ColorType,
  CutGradeType,
  FancyIntensityType,
  FluorescenceGradeType,
  LaboratoryType,
  PolishGradeType,
  ShapeType,
  SymmetryGradeType,
} from './reference-value.type.ts';

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
