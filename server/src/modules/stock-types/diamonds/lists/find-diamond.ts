import { sql } from 'kysely';
import { AppError, invalid } from '../../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { OptionalText, RequiredObject } from '../../../../kernel/input/field-rules.ts';
import { OneOf } from '../../../../kernel/input/one-of.ts';
import { type Listing, shortListing } from '../../../../kernel/input/page.ts';
import { IsOptionalId } from '../../../../kernel/input/rules.ts';
import { etagOf } from '../../../../kernel/transport/etag.ts';
import { anyone, withScope } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../../platform/database/replicas/read-routing.ts';
import { viewerCacheKey, viewerOf } from '../../../accounts/visibility/index.ts';
import { type RowOf, readStock, type StockField } from '../../../stock/fields/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';

const stockReaders = withScope(anyone, 'STOCK_READ');

@OneOf()
@InputType({ description: 'Reference to a diamond. Exactly one field must be set.' })
export class DiamondRef {
  @Field(() => ID, { nullable: true, description: 'Diamond ID. The same ID is used in REST.' })
  @IsOptionalId()
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'Stock number.' })
  @OptionalText(64)
  stockNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Report number. If several diamonds have the number, the oldest is returned.',
  })
  @OptionalText(64)
  reportNumber?: string | null;
}

class FindDiamondInput {
  @RequiredObject(() => DiamondRef)
  ref!: DiamondRef;
}

const isDiamondOf = ({ id, stockNumber, reportNumber }: DiamondRef) => {
  const named = [
    id == null ? null : sql<boolean>`d.id = ${id}`,
    stockNumber == null ? null : sql<boolean>`d.stock_id = ${stockNumber}`,
    reportNumber == null ? null : sql<boolean>`d.certificate_no = ${reportNumber}`,
  ].filter((condition) => condition !== null);
  const [condition] = named;
  if (!condition || named.length > 1) throw invalid('ref', 'must have exactly one field');
  return condition;
};

/** Returns a use case that finds a diamond and reads only the given fields, or all fields by default. */
export const findDiamondWith = (fields?: readonly StockField[]) =>
  query(stockReaders, FindDiamondInput, async (ctx, { ref }): Promise<RowOf<Diamond>> => {
    const { em } = await fromReplica(ctx);
    const [diamond] = await readStock(em, {
      type: diamonds,
      viewer: await viewerOf(ctx),
      where: isDiamondOf(ref),
      isNamed: true,
      fields,
    });
    if (!diamond) throw new AppError('DIAMOND_NOT_FOUND');
    return diamond;
  });

/** Finds a diamond that the caller may see or has bought. Throws DIAMOND_NOT_FOUND. */
export const findDiamond = findDiamondWith();

/** Returns the highlighted diamond. Undefined if there is none, or if the caller may not see it. */
export const findHighlightedDiamond = query(stockReaders, (ctx) => readHighlighted(ctx));

async function readHighlighted(ctx: RequestContext): Promise<RowOf<Diamond> | undefined> {
  const { em } = await fromReplica(ctx);
  const [diamond] = await readStock(em, {
    type: diamonds,
    viewer: await viewerOf(ctx),
    where: sql`d.is_highlighted`,
  });
  return diamond;
}

/** Returns a list with the highlighted diamond. Empty if there is none. */
export const listHighlightedDiamond = query(stockReaders, async (ctx): Promise<Listing<RowOf<Diamond>>> => {
  const scope = viewerCacheKey(await viewerOf(ctx), { isPersonal: true });
  return shortListing(
    async () => etagOf('highlighted', await revisionOf(ctx, ['diamond']), scope),
    async () => {
      const diamond = await readHighlighted(ctx);
      return diamond ? [diamond] : [];
    },
  );
});
