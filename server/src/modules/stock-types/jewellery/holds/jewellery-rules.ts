import { reservedAmong } from '../../../reservations/index.ts';
import { changeEach, type StockRules, stockRules } from '../../../stock/writing/index.ts';
import { jewellery } from '../jewellery.stock.ts';
import type { JewelleryPiece } from '../jewellery-piece.entity.ts';
import type { JewelleryHoldInput } from './hold-change.input.ts';
import { requireFree, requireHold } from './jewellery-holds.ts';

/** What is given of a piece besides its fields. */
interface GivenPiece {
  readonly hold?: JewelleryHoldInput | null | undefined;
}

const byFields = stockRules<JewelleryPiece>(jewellery);

/** Fields go over as they are; a hold has a way of its own. */
export const jewelleryRules: StockRules<JewelleryPiece> = {
  async change(em, pieces, given: (piece: JewelleryPiece) => GivenPiece, path) {
    const refused = await byFields.change(em, pieces, given, path);
    const written = pieces.filter((piece) => !refused.has(piece));
    const [first] = written;
    // The hold is that of all of them.
    const hold = first && given(first).hold;
    if (!hold) return refused;
    const { userId = null, until = null } = hold;
    await requireHold(em, { userId, until }, 'hold.');
    const reserved = await reservedAmong(
      em,
      jewellery.reservations,
      written.map(({ id }) => id),
    );
    const held = changeEach(written, (piece) => {
      requireFree(piece, reserved, 'hold');
      piece.holdFor(userId, until);
    });
    return new Map([...held, ...refused]);
  },
};
