import { Field, Float, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateScalar } from '../../kernel/input/day.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { StockKind } from '../stock/fields/index.ts';
import { AttentionKind } from './attention.ts';

const simpleResolvers = { simpleResolvers: true };

@ObjectType('AttentionFigure', { ...simpleResolvers, description: 'Number of items of one kind that need attention.' })
class AttentionFigureType {
  @Field(() => AttentionKind, { description: 'Kind of the items.' }) kind!: AttentionKind;
  @Field(() => Int, { description: 'Number of items.' }) count!: number;
}

@ObjectType('StockGroupFigure', {
  ...simpleResolvers,
  description: 'Active stock of a type, or of a single page of the type.',
})
class StockGroupFigureType {
  @Field(() => StockKind, { description: 'Stock type.' }) kind!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Value of `DiamondCollection` or `JewelleryType`. Null for the whole type. A diamond can be on several pages.',
  })
  page!: string | null;
  @Field(() => String, { description: 'Name of the type or page, for display.' }) label!: string;
  @Field(() => Int, { description: 'Number of items.' }) count!: number;
  @Field(() => MoneyScalar, { description: "Sum of the items' prices before markups." }) value!: string;
}

@ObjectType('StaleVendorFigure', {
  ...simpleResolvers,
  description: 'Active stock of a vendor that has not changed for 7 days.',
})
class StaleVendorFigureType {
  @Field(() => String, { description: 'Name of the vendor.' }) vendor!: string;
  @Field(() => Int, { description: 'Number of items.' }) count!: number;
}

@ObjectType('StaleStockFigure', {
  ...simpleResolvers,
  description: 'Active stock of a type that has not changed for 7 days.',
})
class StaleStockFigureType {
  @Field(() => StockKind, { description: 'Stock type.' }) kind!: string;
  @Field(() => Int, { description: 'Number of items.' }) count!: number;
  @Field(() => [StaleVendorFigureType], {
    description: 'The 10 vendors with the most stale items. Items without a vendor are counted only in `count`.',
  })
  vendors!: readonly StaleVendorFigureType[];
}

@ObjectType('StockFigures', { ...simpleResolvers, description: 'Statistics of the stock.' })
class StockFiguresType {
  @Field(() => DateTimeScalar, {
    description: 'When the statistics were computed. May be up to a minute ago if the stock is very large.',
  })
  madeAt!: string;
  @Field(() => [StockGroupFigureType], { description: 'Statistics by type and page.' })
  groups!: readonly StockGroupFigureType[];
  @Field(() => DateTimeScalar, { description: 'Items that were last changed before this time are stale.' })
  staleBefore!: string;
  @Field(() => [StaleStockFigureType], { description: 'Stale items by type.' }) stale!: readonly StaleStockFigureType[];
}

@ObjectType('SalesDay', { ...simpleResolvers, description: 'Orders of one day, without cancelled orders.' })
class SalesDayType {
  @Field(() => DateScalar, { description: 'Day in UTC.' }) day!: string;
  @Field(() => Int, { description: 'Number of orders.' }) orders!: number;
  @Field(() => MoneyScalar, { description: 'Sum of the order totals.' }) revenue!: string;
}

@ObjectType('CustomerFigure', { ...simpleResolvers, description: 'Orders of one customer, without cancelled orders.' })
export class CustomerFigureType {
  @Field(() => ID, { description: 'User ID of the customer.' }) userId!: number;
  @Field(() => Int, { description: 'Number of orders.' }) orders!: number;
  @Field(() => MoneyScalar, { description: 'Sum of the order totals.' }) revenue!: string;
}

@ObjectType('SalesFigures', { ...simpleResolvers, description: 'Statistics of the orders.' })
class SalesFiguresType {
  @Field(() => DateTimeScalar, {
    description: 'When the statistics were computed. May be up to a minute ago if there are very many orders.',
  })
  madeAt!: string;
  @Field(() => [SalesDayType], { description: 'Orders by day. Days without orders are omitted.' })
  days!: readonly SalesDayType[];
  @Field(() => [CustomerFigureType], { description: 'The 10 customers with the highest totals.' })
  customers!: readonly CustomerFigureType[];
}

@ObjectType('ItemFigure', {
  ...simpleResolvers,
  description: 'Item with the number of times it was added to wishlists or viewed.',
})
class ItemFigureType {
  @Field(() => StockKind, { description: 'Stock type of the item.' }) kind!: string;
  @Field(() => ID, { description: 'Item ID.' }) itemId!: number;
  @Field(() => String, { description: 'Stock number of the item.' }) stockNumber!: string;
  @Field(() => Int, { description: 'Number of wishlists, or of views.' }) count!: number;
}

@ObjectType('SearchMiss', { ...simpleResolvers, description: 'Search without results. Users are not recorded.' })
class SearchMissType {
  @Field(() => String, { description: 'Search text in lower case. At most 80 characters.' }) words!: string;
  @Field(() => Int, { description: 'Number of searches.' }) count!: number;
  @Field(() => DateScalar, { description: 'Day of the last search, in UTC.' }) lastDay!: string;
}

@ObjectType('InterestFigures', {
  ...simpleResolvers,
  description: 'Most popular items and searches without results, at most 10 each.',
})
class InterestFiguresType {
  @Field(() => [ItemFigureType], { description: 'Items that are on the most wishlists.' })
  wished!: readonly ItemFigureType[];
  @Field(() => [ItemFigureType], { description: 'Most viewed items. Up to 10 minutes old.' })
  viewed!: readonly ItemFigureType[];
  @Field(() => [SearchMissType], { description: 'Most frequent searches without results. Up to 10 minutes old.' })
  misses!: readonly SearchMissType[];
}

@ObjectType('PageViewDay', { ...simpleResolvers, description: 'Page views of one day.' })
class PageViewDayType {
  @Field(() => DateScalar, { description: 'Day in UTC.' }) day!: string;
  @Field(() => Int, { description: 'Number of views.' }) count!: number;
}

@ObjectType('PageViewSum', { ...simpleResolvers, description: 'Views of one page.' })
class PageViewSumType {
  @Field(() => String, {
    description: 'Path of the page. Parameters that identify an item are replaced with their names.',
  })
  page!: string;
  @Field(() => Int, { description: 'Number of views.' }) count!: number;
}

@ObjectType('PageViewFigures', { ...simpleResolvers, description: 'Page views in the shop.' })
class PageViewFiguresType {
  @Field(() => [PageViewDayType], { description: 'Page views by day. Days without views are omitted.' })
  days!: readonly PageViewDayType[];
  @Field(() => [PageViewSumType], { description: 'The 10 most viewed pages.' })
  pages!: readonly PageViewSumType[];
}

@ObjectType('FailedHouseMail', { ...simpleResolvers, description: 'Failed system email, such as a password reset.' })
export class FailedHouseMailType {
  @Field(() => ID, { description: 'ID of the email.' }) id!: string;
  @Field(() => String, { description: 'Email address of the recipient.' }) to!: string;
  @Field(() => String, { description: 'Subject of the email.' }) subject!: string;
  @Field(() => DateTimeScalar, { description: 'When the last attempt failed.' }) failedAt!: Date;
  @Field(() => Int, { description: 'Number of delivery attempts.' }) attempts!: number;
  @Field(() => String, { nullable: true, description: 'Error message of the SMTP server. Null if there was none.' })
  reason!: string | null;
}

@ObjectType('Dashboard', {
  description: 'Statistics and open tasks for administrators.',
})
export class DashboardType {
  @Field(() => [AttentionFigureType], { description: 'Current number of items that need attention, by kind.' })
  attention!: readonly AttentionFigureType[];
  @Field(() => Float, { description: 'Weight in carats at or below which a melee lot is considered low.' })
  lowMeleeCarats!: number;
  @Field(() => StockFiguresType, { description: 'Statistics of the stock.' }) stock!: StockFiguresType;
  @Field(() => SalesFiguresType, { description: 'Statistics of the orders in the period.' }) sales!: SalesFiguresType;
  @Field(() => InterestFiguresType, { description: 'Most popular items and searches without results.' })
  interest!: InterestFiguresType;
  @Field(() => PageViewFiguresType, { description: 'Page views in the period.' })
  pageViews!: PageViewFiguresType;
}
