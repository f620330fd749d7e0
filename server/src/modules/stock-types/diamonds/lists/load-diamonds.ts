import { sql } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../../accounts/visibility/index.ts';
import { readStock } from '../../../stock/fields/index.ts';
import { neededFor, stockView } from '../../../stock/graphql/index.ts';
import { fieldNamed } from '../../../stock/index.ts';
import { stockViewById } from '../../../stock/lists/index.ts';
import { diamonds } from '../diamond.stock.ts';

/** Returns a diamond by ID, for GraphQL. All diamonds requested in the same tick are loaded with one query. */
export const diamondById = stockViewById(diamonds);

/**
 * Returns the diamonds of a line set that the caller may see or has bought. All line sets requested in the same tick
 * are loaded with one query.
 */
export const diamondsByLineSet = batch(
  async (
    ctx: RequestContext,
    names: readonly string[],
    selected: ReadonlySet<string>,
  ): Promise<Map<string, object[]>> => {
    const rows = await readStock(ctx.em, {
      type: diamonds,
      viewer: await viewerOf(ctx),
      where: sql`d.line_set = any(${names})`,
      isNamed: true,
      fields: [...new Set([...neededFor(diamonds, selected), fieldNamed(diamonds, 'lineSet')])],
    });
    const sets = new Map(names.map((name): [string, object[]] => [name, []]));
    for (const row of rows) if (row.lineSet) sets.get(row.lineSet)?.push(stockView(diamonds, row));
    return sets;
  },
);
