import { Field, ID, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../../kernel/input/input.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { anyone } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/index.ts';
import {
  ringSettings,
  StockList,
  type StockSort,
  stockInputs,
  stockQuestion,
  takesStone,
} from '../../catalogue/index.ts';
import { findDiamondPart, findGenericPart } from './ring-parts.ts';

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

const { filter: RingSettingFilter, sort: RingSettingSort } = stockInputs(ringSettings);

/** A question for settings that take a stone. */
class FittingSettingsInput {
  @RequiredObject(() => RingStoneInput)
  stone!: RingStoneInput;

  @OptionalObject(() => RingSettingFilter)
  filter?: object | null | undefined;

  @OptionalObjects(() => RingSettingSort, mostSorts)
  sort?: StockSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/**
 * Settings that take a stone which the caller sees. Throws DIAMOND_NOT_FOUND or ITEM_NOT_FOUND for the stone,
 * INVALID_REQUEST for a diamond that no ring takes.
 */
export const listFittingSettings = query(anyone, FittingSettingsInput, async (ctx, { stone, ...question }) => {
  const { diamondId, genericDiamondId } = stone;
  if ((diamondId == null) === (genericDiamondId == null)) throw invalid('stone', 'must have exactly one field');
  const part =
    diamondId == null ? await findGenericPart(ctx, genericDiamondId ?? 0) : await findDiamondPart(ctx, diamondId);
  const { shapeId, caratsFrom, caratsTo } = part;
  return new StockList(ctx, ringSettings, await viewerOf(ctx), {
    ...stockQuestion(question),
    narrowing: { name: `takes ${shapeId} ${caratsFrom} ${caratsTo}`, condition: takesStone(part) },
  });
});
