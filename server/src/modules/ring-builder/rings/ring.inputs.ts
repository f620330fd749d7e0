import { Field, Float, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalDecimal, OptionalText } from '../../../kernel/input/field-rules.ts';
import { all, IsId, Transform } from '../../../kernel/input/rules.ts';

/** A US ring size, which documented clients may send as text. */
export const RingSize = (): PropertyDecorator =>
  all(
    Field(() => Float, { nullable: true, description: 'US, within the sizes of the setting. Null: not told yet.' }),
    Transform((value) => (typeof value === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Number(value) : value)),
    OptionalDecimal({ min: 0.25, max: 30, places: 2 }),
  );

@InputType({ description: 'How a ring is to be made, besides its stone.' })
class RingInput {
  @Field(() => ID, { description: 'The setting.' })
  @IsId()
  ringSettingId!: number;

  @RingSize()
  ringSize?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 40 characters.' })
  @OptionalText(40)
  engraving?: string | null;
}

@InputType({ description: 'A setting and the diamond that it takes.' })
export class EngagementRingInput extends RingInput {
  @Field(() => ID, { description: 'The diamond: a single stone of a shape and weight that the setting takes.' })
  @IsId()
  diamondId!: number;
}

@InputType({ description: 'A setting and the generic diamond that it takes.' })
export class CompletedRingInput extends RingInput {
  @Field(() => ID, {
    description: 'The generic diamond: of a shape that the setting takes, and a weight that it may have.',
  })
  @IsId()
  genericDiamondId!: number;
}
