import { Transform } from 'class-transformer';
import { IsEnum, IsIn, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { KeptFlag, RequiredDecimal } from '../../../../kernel/input/field-rules.ts';
import { IfGiven } from '../../../../kernel/input/given.ts';
import { IsId, IsOptionalId } from '../../../../kernel/input/input.ts';
import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  shapes,
  symmetries,
} from '../../../reference-data/index.ts';
import { NotCutShort, RequiredStockNumber } from '../../stock/fields/stock-number.ts';
import { StockStatus, statusFrom } from '../../stock/fields/stock-status.ts';
import {
  CaratsField,
  FlagField,
  GradeField,
  InstantField,
  LinkField,
  MeasureField,
  MoneyField,
  PictureField,
  PriceField,
  StonesField,
  TextField,
} from './diamond-input-fields.ts';

const weight = { min: 0.001, max: 9_999.999, places: 3 };
const inReferenceList = { message: 'must be an id of its reference list' };

/** What may be written of a stone besides number, shape and weight: the same for new and for changed ones. */
@InputType()
class DiamondFields {
  @Field(() => Boolean, { nullable: true, description: 'Inactive stones exist for administrators only.' })
  @KeptFlag()
  isActive?: boolean;

  @PriceField('Before markups. Counts before totalPrice when both change.') pricePerCarat?: number | null;
  @PriceField('Before markups, of the whole parcel; the price per carat follows from it.') totalPrice?: number | null;
  @PriceField('List price per carat.') rapPrice?: number | null;

  @GradeField('Colour.', colors) colorId?: number | null;
  @GradeField('Clarity.', clarities) clarityId?: number | null;
  @GradeField('Cut.', cuts) cutId?: number | null;
  @GradeField('Polish.', polishes) polishId?: number | null;
  @GradeField('Symmetry.', symmetries) symmetryId?: number | null;
  @GradeField('Strength of fluorescence.', fluorescences) fluorescenceId?: number | null;
  @GradeField('Who graded the stone.', laboratories) laboratoryId?: number | null;

  @NotCutShort()
  @TextField('Number of the report.', 64)
  certificateNo?: string | null;
  @LinkField('Where the report lies.') certificateUrl?: string | null;
  @TextField('Strength of a fancy colour, as the report words it.') fancyIntensity?: string | null;
  @TextField('Second hue of a fancy colour.') overtone?: string | null;
  @TextField('Tinge, such as brown or green.') colorShade?: string | null;
  @TextField('Fluorescence as the report words it.') fluorescenceText?: string | null;
  @TextField('Colour in which the stone fluoresces.') fluorescenceColor?: string | null;
  @TextField('Degree of milkiness.') milky?: string | null;
  @TextField('Degree of eye cleanness.') eyeClean?: string | null;
  @TextField('What was done to the stone.') treatment?: string | null;
  @TextField('For everybody who sees the stone.', 5_000) comment?: string | null;
  @TextField('Show at which the stone is.') tradeShow?: string | null;

  @MeasureField('Millimetres.', 1_000) length?: number | null;
  @MeasureField('Millimetres.', 1_000) width?: number | null;
  @MeasureField('Millimetres.', 1_000) height?: number | null;
  @MeasureField('Percent of the diameter.', 100) depthPercent?: number | null;
  @MeasureField('Percent of the diameter.', 100) tablePercent?: number | null;
  @MeasureField('Degrees.', 90) crownAngle?: number | null;
  @MeasureField('Percent of the diameter.', 100) crownHeight?: number | null;
  @TextField('Edge of the stone.') girdle?: string | null;
  @TextField('Bottom point of the stone.') culetSize?: string | null;

  @PictureField('First picture.') imageUrl?: string | null;
  @PictureField('Second picture.') pic2?: string | null;
  @PictureField('Third picture.') pic3?: string | null;
  @PictureField('Fourth picture.') pic4?: string | null;
  @LinkField('View to turn.') image3d?: string | null;
  @LinkField('View of the whole set to turn.') set3D?: string | null;
  @PictureField('Picture of the whole set.') setImage?: string | null;

  @FlagField('Grown in a laboratory.') isLabGrown?: boolean | null;
  @FlagField('One of two stones sold together.') isPair?: boolean | null;
  @FlagField('One of two stones alike.') isMatchingPair?: boolean | null;
  @FlagField('Part of a line.') isLine?: boolean | null;
  @FlagField('Salt and pepper.') isSnP?: boolean | null;
  @FlagField('Shown to everybody, visitors included.') showToAll?: boolean | null;
  @TextField('Name shared by the stones of a line.') lineSet?: string | null;
  @TextField('Colour of the whole set.') lineSetColor?: string | null;
  @TextField('Clarity of the whole set.') lineSetClarity?: string | null;
  @StonesField('Stones in the parcel; 1 for a single stone.') parcelStones?: number | null;

  @TextField('Whose stone it is. Administrators only.') vendor?: string | null;
  @TextField('With whom it is on memo. Administrators only.') memoAccount?: string | null;
  @MoneyField('Administrators only.') memoPricePerCarat?: number | null;
  @MoneyField('Administrators only.') memoTotalPrice?: number | null;
  @TextField('Number of the memo. Administrators only.') memoNo?: string | null;
  @InstantField('Date of the memo. Administrators only.') memoDate?: Date | null;
  @MeasureField('Percent against the list price. Administrators only.', 1_000, -100) memoRap?: number | null;

  /** REST's product object carries the status; GraphQL has `changeDiamondStatus`. */
  @IsOptional()
  @Transform(({ value }) => statusFrom(value))
  @IsEnum(StockStatus, { message: 'must be a known status' })
  status?: StockStatus | null;

  @IsOptionalId()
  holdUserId?: number | null;
}

/** Fields of which the picture itself may be sent. */
export const diamondPictures: readonly (keyof DiamondFields)[] = ['imageUrl', 'pic2', 'pic3', 'pic4', 'setImage'];

@InputType({ description: 'A new stone. pricePerCarat or totalPrice must be given.' })
export class DiamondInput extends DiamondFields {
  @Field(() => String, { description: "The house's own number: unique, at most 64 characters." })
  @RequiredStockNumber()
  stockId!: string;

  @Field(() => ID, { description: 'Outline.' })
  @IsIn([...shapes.byId.keys()], inReferenceList)
  @IsId()
  shapeId!: number;

  @CaratsField('Of a parcel: all its stones together.', { nullable: false })
  @RequiredDecimal(weight)
  carats!: number;
}

@InputType({
  description:
    'What changes of a stone. Left out: unchanged; null: cleared, which the house’s own number, shape, weight and prices refuse.',
})
export class DiamondPatch extends DiamondFields {
  @Field(() => String, { nullable: true, description: "The house's own number: unique, at most 64 characters." })
  @RequiredStockNumber()
  @IfGiven()
  stockId?: string;

  @Field(() => ID, { nullable: true, description: 'Outline.' })
  @IsIn([...shapes.byId.keys()], inReferenceList)
  @IsId()
  @IfGiven()
  shapeId?: number;

  @CaratsField('Of a parcel: all its stones together.', { nullable: true })
  @RequiredDecimal(weight)
  @IfGiven()
  carats?: number;
}
