import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { type WantedRow, wantedOf } from '../kinds/offer.ts';

/** What the items of rows are made of that the caller sees, by row: of kinds that are put together of parts. One query per kind. */
export async function partsOf<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
): Promise<ReadonlyMap<R, RingParts>> {
  const parts = new Map<R, RingParts>();
  for (const kind of itemKinds) {
    const wanted = wantedOf(rows, kind.itemType);
    if (!kind.partsOf || wanted.length === 0) continue;
    const found = await kind.partsOf(
      ctx,
      wanted.map(({ itemId }) => itemId),
    );
    for (const { row, itemId } of wanted) {
      const ring = found.get(itemId);
      if (ring) parts.set(row, ring);
    }
  }
  return parts;
}
