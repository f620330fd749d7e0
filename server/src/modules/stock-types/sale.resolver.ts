import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../kernel/use-cases/for-administrators.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User, userById } from '../accounts/users/index.ts';
import { type ItemSale, itemSale, saleInWords } from '../stock/availability/index.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { SaleState } from '../stock/values/index.ts';
import { stockModuleOf } from './stock-modules.ts';

@ObjectType('StockSale', { description: 'Whether a stock item is for sale, and if not, why.' })
class StockSaleType {
  constructor(readonly sale: ItemSale) {}
  @Field(() => SaleState, { description: 'The state, by which lists are filtered (`saleStates`).' })
  get state(): SaleState {
    return this.sale.state;
  }
  @Field(() => String, {
    description: 'The state in words, with the order or the customer: `Sold in order 22`. Without the end of a hold.',
  })
  get text(): string {
    return saleInWords(this.sale);
  }
  @Field(() => ID, { nullable: true, description: 'ID of the order that has it. Null unless an order has all of it.' })
  get orderId(): number | null {
    return this.sale.orderId;
  }
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the line of that order, for `returnToStock`. Null unless an order has all of it.',
  })
  get orderLineId(): number | null {
    return this.sale.orderLineId;
  }
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the hold ends by itself. Null if it does not, or if it is not on hold.',
  })
  get until(): string | null {
    return this.sale.until;
  }
}

@Resolver(() => StockSaleType)
export class StockSaleFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Customer for whom it is on hold. Null if it is on hold for no customer, or not on hold.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { sale }: StockSaleType) {
    return sale.userId === null ? null : ((await userById(ctx, sale.userId)) ?? null);
  }
}

@Resolver(() => StockItemType)
export class StockItemSale {
  @FieldResolver(() => StockSaleType, {
    nullable: true,
    description: 'Whether it is for sale, and if not, why. Administrators only: FORBIDDEN for anybody else.',
  })
  @AdministratorsOnly()
  async sale(@Ctx() ctx: RequestContext, @Root() { kind, id }: { kind: string; id: number }) {
    const sale = await itemSale(ctx, id, stockModuleOf(kind).type);
    return sale ? new StockSaleType(sale) : null;
  }
}
