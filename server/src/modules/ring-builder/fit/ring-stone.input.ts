import { Field, ID, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { IsOptionalId } from '../../../kernel/input/input.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { findDiamondPart, findGenericPart, type StonePart } from './ring-parts.ts';

@OneOf()
@InputType({ description: 'The stone of a ring. Exactly one field.' })
export class RingStoneInput {
  @Field(() => ID, { nullable: true, description: 'A diamond.' })
  @IsOptionalId()
  diamondId?: number | null;

  @Field(() => ID, { nullable: true, description: 'A generic diamond.' })
  @IsOptionalId()
  genericDiamondId?: number | null;
}

/** The stone that an input names. Throws as `findDiamondPart` and `findGenericPart` do. */
export async function findStone(
  ctx: RequestContext,
  { diamondId, genericDiamondId }: RingStoneInput,
): Promise<StonePart> {
  if (diamondId != null && genericDiamondId == null) return findDiamondPart(ctx, diamondId);
  if (genericDiamondId != null && diamondId == null) return findGenericPart(ctx, genericDiamondId);
  throw invalid('stone', 'must have exactly one field');
}
