import { sql } from 'kysely';
import { Field, ID, InputType } from 'type-graphql';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { OptionalText } from '../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../kernel/input/input.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { findOrder } from '../orders/index.ts';
import { numbersOf } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';

@OneOf()
@InputType({ description: 'What a message to the house is about. Exactly one field.' })
export class ContactSubjectInput {
  @Field(() => String, { nullable: true, description: 'Stock number of an item that the caller may see.' })
  @OptionalText(64)
  stockNumber?: string | null;

  @Field(() => ID, { nullable: true, description: "One of the caller's own orders." })
  @IsOptionalId()
  orderId?: number | null;
}

/** What a message is about, as it is kept. At most one of them is given. */
interface ContactSubject {
  readonly stockNumber: string | null;
  readonly orderId: number | null;
}

/**
 * What a message is about, once it is sure that it is there for whoever writes. Throws ITEM_NOT_FOUND and ORDER_NOT_FOUND,
 * FORBIDDEN to visitors who name an order.
 */
export async function contactSubject(
  ctx: RequestContext,
  about: ContactSubjectInput | null | undefined,
): Promise<ContactSubject> {
  const { stockNumber = null, orderId = null } = about ?? {};
  if (about && (stockNumber === null) === (orderId === null)) throw invalid('about', 'must have exactly one field');
  if (orderId !== null) await findOrder(ctx, { id: orderId });
  return { stockNumber: stockNumber === null ? null : await seenStockNumber(ctx, stockNumber), orderId };
}

/** The number as the stock has it, of whatever type the item is. One statement. */
async function seenStockNumber(ctx: RequestContext, stockNumber: string): Promise<string> {
  const viewer = await viewerOf(ctx);
  const items = stockModules.map(({ type }) => {
    const [column] = numbersOf(type);
    return sql`
        select ${column} as "stockNumber" from ${sql.table(type.table)} d
        where lower(${column}) = lower(${stockNumber}) and ${type.namedTo(viewer)}`;
  });
  const { rows } = await sql<Pick<ContactSubject, 'stockNumber'>>`${sql.join(items, sql` union all `)} limit 1`.execute(
    ctx.em.getKysely(),
  );
  const found = rows[0]?.stockNumber;
  if (!found) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'about.stockNumber', message: 'there is no such item' }],
    });
  }
  return found;
}
