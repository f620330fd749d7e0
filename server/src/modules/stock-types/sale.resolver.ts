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
  @Field(() => SaleState, { description: 'Sale state. Lists can be filtered by it (`saleStates`).' })
  get state(): SaleState {
    return this.sale.state;
  }
  @Field(() => String, {
    description:
      'Description of the sale state with the order or customer: `Sold in order 22`. The end of a hold is not included.',
  })
  get text(): string {
    return saleInWords(this.sale);
  }
  @Field(() => ID, { nullable: true, description: 'ID of the order that contains the whole item. Null if none does.' })
  get orderId(): number | null {
    return this.sale.orderId;
  }
  @Field(() => ID, {
    nullable: true,
    description: 'Line ID in that order, for `returnToStock`. Null if no order contains the whole item.',
  })
  get orderLineId(): number | null {
    return this.sale.orderLineId;
  }
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the hold. Null if the item is not on hold or the hold is open-ended.',
  })
  get until(): string | null {
    return this.sale.until;
  }
}

@Resolver(() => StockSaleType)
export class StockSaleFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Customer that the item is on hold for. Null if it is not on hold, or the hold has no customer.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { sale }: StockSaleType) {
    return sale.userId === null ? null : ((await userById(ctx, sale.userId)) ?? null);
  }
}

@Resolver(() => StockItemType)
export class StockItemSale {
  @FieldResolver(() => StockSaleType, {
    nullable: true,
    description: 'Whether the item is for sale, and if not, why. Administrators only; other callers get FORBIDDEN.',
  })
  @AdministratorsOnly()
  async sale(@Ctx() ctx: RequestContext, @Root() { kind, id }: { kind: string; id: number }) {
    const sale = await itemSale(ctx, id, stockModuleOf(kind).type);
    return sale ? new StockSaleType(sale) : null;
  }
}
