import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { tellOneself } from '../../../platform/database/audit-trail.ts';
import { diamonds } from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';
import { tellChanged } from '../items/change-items.ts';
import { columnsOf } from '../items/changed-columns.ts';
import { givenItems, writeItems } from '../items/write-items.ts';
import { finishChange, type KeptChange, keepChange } from '../undo/kept-changes.ts';

/** What a stone is to hold, by columns. */
export interface WrittenStone {
  readonly id: number;
  readonly held: Readonly<Record<string, unknown>>;
}

/** Writes the stones of a set as one bulk change, which `undoStockChange` undoes. */
export async function writeSet(
  ctx: RequestContext,
  stones: readonly WrittenStone[],
  description: string,
): Promise<KeptChange> {
  const { em, request, services } = ctx;
  const author = { actorId: actorOf(ctx).id, requestId: request.id };
  await tellOneself.execute(queryIn(em));
  const kept = await keepChange(em, { actorId: author.actorId, stockType: diamonds.name, description });
  const ids = await writeItems(em, {
    type: diamonds,
    columns: columnsOf(em, diamonds),
    names: namesOf(stones),
    given: givenItems(stones),
    author,
    changeId: kept.token,
  });
  await finishChange(em, { token: kept.token, author, changed: ids.length });
  await tellChanged(services.events, em, diamonds, ids);
  return kept;
}

const namesOf = (stones: readonly WrittenStone[]): string[] => [
  ...new Set(stones.flatMap(({ held }) => Object.keys(held))),
];
