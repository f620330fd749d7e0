import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { LaboratoryType } from '../../reference-data/index.ts';
import { DiamondCollection } from './lists/diamond-collection.ts';

registerEnumType(DiamondCollection, {
  name: 'DiamondCollection',
  description: 'The pages on which diamonds are shown. A stone can be on several. New ones may come.',
  valuesConfig: {
    WHITE: { description: 'White, round, neither lab grown nor salt and pepper.' },
    FANCY: { description: 'Neither white nor black.' },
    FANCY_SHAPES: { description: 'Any shape but round.' },
    FANCY_SHAPE_LINES: { description: 'Lines: several stones laid out and sold as one.' },
    LAB_GROWN: { description: 'Grown in a laboratory.' },
    SALT_AND_PEPPER: { description: 'Visibly included grey, black and white stones.' },
    BLACK: { description: 'Black.' },
    MATCHING_PAIRS: { description: 'Pairs.' },
    STUDS: { description: 'Pairs of round stones.' },
    MEMO: { description: 'Out on consignment.' },
    PARCELS: { description: 'Lots of more than one stone.' },
  },
});

@ObjectType('DiamondPrice', {
  simpleResolvers: true,
  description: "The caller's price: marked up, computed in the database, each rounded half up to cents.",
})
export class DiamondPriceType {
  @Field(() => MoneyScalar, { description: 'Per carat.' }) perCarat!: string;
  @Field(() => MoneyScalar, { description: 'One stone of a parcel; of anything else the same as total.' })
  unit!: string;
  @Field(() => MoneyScalar, { description: 'The whole.' }) total!: string;
}

@ObjectType('DiamondReport', { simpleResolvers: true, description: 'The grading report. All null: there is none.' })
export class DiamondReportType {
  @Field(() => LaboratoryType, { nullable: true, description: 'Who graded the stone.' })
  laboratory!: LaboratoryType | null;
  @Field(() => String, { nullable: true, description: "The laboratory's number." }) number!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the report can be read.' }) url!: string | null;
}

@ObjectType('DiamondProportions', { simpleResolvers: true, description: 'How the stone is cut, as its report says.' })
export class DiamondProportionsType {
  @Field(() => Float, { nullable: true, description: 'Millimetres.' }) length!: number | null;
  @Field(() => Float, { nullable: true, description: 'Millimetres.' }) width!: number | null;
  @Field(() => Float, { nullable: true, description: 'Millimetres, table to culet.' }) height!: number | null;
  @Field(() => Float, { nullable: true, description: 'Height in percent of the diameter.' })
  depthPercent!: number | null;
  @Field(() => Float, { nullable: true, description: 'Table in percent of the diameter.' })
  tablePercent!: number | null;
  @Field(() => Float, { nullable: true, description: 'Degrees.' }) crownAngle!: number | null;
  @Field(() => Float, { nullable: true, description: 'Percent of the diameter.' }) crownHeight!: number | null;
  @Field(() => String, { nullable: true, description: 'Thickness of the edge.' }) girdle!: string | null;
  @Field(() => String, { nullable: true, description: 'Size of the bottom point.' }) culetSize!: string | null;
}

@ObjectType('DiamondMedia', { simpleResolvers: true, description: 'Addresses of pictures and views.' })
export class DiamondMediaType {
  @Field(() => String, { nullable: true, description: 'The main picture.' }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Second picture.' }) pic2!: string | null;
  @Field(() => String, { nullable: true, description: 'Third picture.' }) pic3!: string | null;
  @Field(() => String, { nullable: true, description: 'Fourth picture.' }) pic4!: string | null;
  @Field(() => String, { nullable: true, description: 'Three-dimensional view or video.' }) image3d!: string | null;
  @Field(() => String, { nullable: true, description: 'Three-dimensional view of the whole set.' })
  set3D!: string | null;
  @Field(() => String, { nullable: true, description: 'Picture of the whole set.' }) setImage!: string | null;
}

@ObjectType('DiamondMemo', { simpleResolvers: true, description: 'Consignment terms. Administrators only.' })
export class DiamondMemoType {
  @Field(() => String, { nullable: true, description: 'With whom the stone is.' }) account!: string | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Agreed price per carat.' }) pricePerCarat!: string | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Agreed total.' }) totalPrice!: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the memo paper.' }) number!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it went out.' }) date!: string | null;
  @Field(() => Float, { nullable: true, description: 'Percent against the list price.' }) rap!: number | null;
}
