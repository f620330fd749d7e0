import { type RawBuilder, sql } from 'kysely';
import { RequiredObject } from '../../../../kernel/input/field-rules.ts';
import { IsInt, Max, Min } from '../../../../kernel/input/rules.ts';
import { anyone, withScope } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../../accounts/visibility/index.ts';
import { lastWhiteColorId } from '../../../reference-data/index.ts';
import { Availability } from '../../../stock/values/index.ts';
import { queryIn } from '../../database.ts';
import { diamonds } from '../diamond.stock.ts';
import { amountFor } from '../lists/diamond-price.ts';
import { DiamondRef, findDiamond } from '../lists/find-diamond.ts';

const maxResults = 12;

class SimilarDiamondsInput {
  @RequiredObject(() => DiamondRef)
  ref!: DiamondRef;

  @Max(maxResults)
  @Min(1)
  @IsInt()
  first = 6;
}

/**
 * Maximum number of candidates on each side: heavier diamonds and lighter diamonds. They are read in order of their
 * weight difference, so the closest ones are included.
 */
const candidates = 60;
/** Maximum relative difference in weight. */
const tolerance = 0.2;
/** Maximum difference between two grades, in grade steps. */
const steps = 2;

/**
 * Returns the condition that a grade of the row `d` is close to the given grade. If `id` is null, the grade in the
 * row must also be null.
 */
function isNear(column: string, id: number | null, isScale: boolean): RawBuilder<boolean> {
  const grade = sql.ref(`d.${column}`);
  if (id === null) return sql`${grade} is null`;
  return isScale ? sql`${grade} between ${id - steps}::int and ${id + steps}::int` : sql`${grade} = ${id}`;
}

/**
 * Returns the IDs of single diamonds that the caller can order as alternatives to a visible diamond, most similar
 * first. They have the same shape and origin, and a similar weight, color and clarity. The index on weight is read in
 * both directions, starting from the diamond.
 */
export const findSimilarDiamonds = query(
  withScope(anyone, 'STOCK_READ'),
  SimilarDiamondsInput,
  async (ctx, { ref, first }): Promise<readonly number[]> => {
    const { id, shapeId, colorId = null, clarityId = null, carats, isLabGrown } = await findDiamond(ctx, { ref });
    const viewer = await viewerOf(ctx);
    const isScale = colorId !== null && colorId <= lastWhiteColorId;
    const weight = amountFor(viewer).carats;
    const isAlike = sql<boolean>`d.shape_id = ${shapeId} and d.is_lab_grown = ${isLabGrown} and d.id <> ${id}
      and d.parcel_stones = 1 and d.line_set is null and not d.is_pair
      and ${isNear('color_id', colorId, isScale)} and ${isNear('clarity_id', clarityId, true)}
      and ${diamonds.visibleTo(viewer)}`;
    const side = (range: RawBuilder<boolean>, direction: RawBuilder<unknown>) =>
      sql`(select d.* from diamond d where ${range} and ${isAlike} order by ${weight} ${direction} limit ${candidates})`;
    const caratsValue = sql`${carats}::numeric`;
    const heavier = sql<boolean>`${weight} >= ${caratsValue} and ${weight} <= ${caratsValue} * ${1 + tolerance}::numeric`;
    const lighter = sql<boolean>`${weight} < ${caratsValue} and ${weight} >= ${caratsValue} * ${1 - tolerance}::numeric`;
    const distance = sql`abs(${weight} - ${caratsValue}) / ${caratsValue} * 20
      + abs(coalesce(d.color_id - ${colorId}::int, 0)) + abs(coalesce(d.clarity_id - ${clarityId}::int, 0))`;
    const { rows } = await sql<{ id: number }>`
      select d.id from (${side(heavier, sql`asc`)} union all ${side(lighter, sql`desc`)}) d
      where ${diamonds.readNamed('availability', viewer)} = ${sql.lit(Availability.FOR_SALE)}
      order by ${distance}, d.id limit ${first}`.execute(queryIn(ctx.em));
    return rows.map((row) => row.id);
  },
);
