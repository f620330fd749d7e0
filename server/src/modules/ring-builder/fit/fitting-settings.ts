import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { type StockSort, stockInputs } from '../../stock/graphql/index.ts';
import { StockList, stockQuestion } from '../../stock/lists/index.ts';
import { ringSettings, takesStone } from '../../stock-types/ring-settings/index.ts';
import { findStone, RingStoneInput } from './ring-stone.input.ts';

const whoReads = withScope(anyone, 'STOCK_READ');

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
export const listFittingSettings = query(whoReads, FittingSettingsInput, async (ctx, { stone, ...question }) => {
  const part = await findStone(ctx, stone);
  const { shapeId, caratsFrom, caratsTo } = part;
  return new StockList(ctx, ringSettings, await viewerOf(ctx), {
    ...stockQuestion(question),
    narrowing: { name: `takes ${shapeId} ${caratsFrom} ${caratsTo}`, condition: takesStone(part) },
  });
});
