import { administrator } from '../../kernel/use-cases/access.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { heldType, readHeldItem } from './held-item.ts';
import { EndStockHoldInput, HeldItemInput, HoldStockInput } from './holds.input.ts';

/** How an item is held, and who waits for it. */
export const findStockHold = query(administrator, HeldItemInput, ({ em }, asked) => readHeldItem(em, asked));

/**
 * Holds an item for a buyer, for ever or until a moment, whoever it was held for before; of a pair that is not separated
 * both halves. Throws INVALID_REQUEST 409 for what is sold or in an open order, and USER_NOT_FOUND for its buyer.
 */
export const holdStock = command(administrator, HoldStockInput, async ({ em }, input) => {
  const { kind, id, userId = null, until = null, expectedVersion } = input;
  await heldType(kind).holds.hold(em, id, { userId, until, expectedVersion });
  return readHeldItem(em, { kind, id });
});

/** Ends a hold: the item is on sale again, and who waits for it hears of it. */
export const endStockHold = command(administrator, EndStockHoldInput, async ({ em }, { kind, id, expectedVersion }) => {
  await heldType(kind).holds.release(em, id, expectedVersion);
  return readHeldItem(em, { kind, id });
});
