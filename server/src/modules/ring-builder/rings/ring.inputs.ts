import { Field, Float, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalDecimal, OptionalText } from '../../../kernel/input/field-rules.ts';
import { all, IsId, Transform } from '../../../kernel/input/rules.ts';

/** Decorates a US ring size. The documented REST clients may send it as a string. */
export const RingSize = (): PropertyDecorator =>
  all(
    Field(() => Float, {
      nullable: true,
      description: 'US ring size, within the sizes of the setting. Omit, or set to null, if no size has been chosen.',
    }),
    Transform((value) => (typeof value === 'string' && /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Number(value) : value)),
    OptionalDecimal({ min: 0.25, max: 30, places: 2 }),
  );

@InputType({ description: 'Setting, ring size and engraving of a ring.' })
class RingInput {
  @Field(() => ID, { description: 'ID of the setting.' })
  @IsId()
  ringSettingId!: number;

  @RingSize()
  ringSize?: number | null;

  @Field(() => String, { nullable: true, description: 'Engraved text. At most 40 characters.' })
  @OptionalText(40)
  engraving?: string | null;
}

@InputType({ description: 'Setting with a diamond that fits it.' })
export class EngagementRingInput extends RingInput {
  @Field(() => ID, { description: 'ID of the diamond: a single stone whose shape and weight fit the setting.' })
  @IsId()
  diamondId!: number;
}

@InputType({ description: 'Setting with a generic diamond that fits it.' })
export class CompletedRingInput extends RingInput {
  @Field(() => ID, {
    description: 'ID of the generic diamond. Its shape and weight must fit the setting.',
  })
  @IsId()
  genericDiamondId!: number;
}
