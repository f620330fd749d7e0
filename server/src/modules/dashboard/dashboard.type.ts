import { Field, Float, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateScalar } from '../../kernel/input/day.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { StockKind } from '../stock/fields/index.ts';
import { AttentionKind } from './attention.ts';

const simple = { simpleResolvers: true };

@ObjectType('AttentionFigure', { ...simple, description: 'How much there is that wants somebody’s attention.' })
class AttentionFigureType {
  @Field(() => AttentionKind, { description: 'Of what.' }) kind!: AttentionKind;
  @Field(() => Int, { description: 'How much.' }) count!: number;
}

@ObjectType('StockGroupFigure', { ...simple, description: 'Active stock of a type, or of one of its pages.' })
class StockGroupFigureType {
  @Field(() => StockKind, { description: 'The type.' }) kind!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Constant of DiamondCollection or JewelleryType. Null: all of the type. A stone can be on several pages.',
  })
  page!: string | null;
  @Field(() => String, { description: 'What people call it.' }) label!: string;
  @Field(() => Int, { description: 'How many pieces.' }) count!: number;
  @Field(() => MoneyScalar, { description: 'What they cost together, before markups.' }) value!: string;
}

@ObjectType('StaleVendorFigure', {
  ...simple,
  description: 'Active stock of a vendor that was not changed for a week.',
})
class StaleVendorFigureType {
  @Field(() => String, { description: 'The vendor.' }) vendor!: string;
  @Field(() => Int, { description: 'How many pieces.' }) count!: number;
}

@ObjectType('StaleStockFigure', { ...simple, description: 'Active stock of a type that was not changed for a week.' })
class StaleStockFigureType {
  @Field(() => StockKind, { description: 'The type.' }) kind!: string;
  @Field(() => Int, { description: 'How many pieces.' }) count!: number;
  @Field(() => [StaleVendorFigureType], {
    description: 'Whose they are: the ten vendors with most of it. What belongs to no vendor is in the count alone.',
  })
  vendors!: readonly StaleVendorFigureType[];
}

@ObjectType('StockFigures', { ...simple, description: 'What is on stock.' })
class StockFiguresType {
  @Field(() => DateTimeScalar, { description: 'As of when: of very much stock they are up to a minute old.' })
  madeAt!: string;
  @Field(() => [StockGroupFigureType], { description: 'By type and page.' }) groups!: readonly StockGroupFigureType[];
  @Field(() => DateTimeScalar, { description: 'What was changed last before this moment is stale.' })
  staleBefore!: string;
  @Field(() => [StaleStockFigureType], { description: 'By type.' }) stale!: readonly StaleStockFigureType[];
}

@ObjectType('SalesDay', { ...simple, description: 'What was ordered on a day, cancelled orders left out.' })
class SalesDayType {
  @Field(() => DateScalar, { description: 'The day, in UTC.' }) day!: string;
  @Field(() => Int, { description: 'How many orders.' }) orders!: number;
  @Field(() => MoneyScalar, { description: 'What they come to.' }) revenue!: string;
}

@ObjectType('CustomerFigure', { ...simple, description: 'What somebody has ordered, cancelled orders left out.' })
export class CustomerFigureType {
  @Field(() => ID, { description: 'Id of the user.' }) userId!: number;
  @Field(() => Int, { description: 'How many orders.' }) orders!: number;
  @Field(() => MoneyScalar, { description: 'What they come to.' }) revenue!: string;
}

@ObjectType('SalesFigures', { ...simple, description: 'What was ordered.' })
class SalesFiguresType {
  @Field(() => DateTimeScalar, { description: 'As of when: of very many orders they are up to a minute old.' })
  madeAt!: string;
  @Field(() => [SalesDayType], { description: 'By day; days without orders are left out.' })
  days!: readonly SalesDayType[];
  @Field(() => [CustomerFigureType], { description: 'The ten who ordered for most.' })
  customers!: readonly CustomerFigureType[];
}

@ObjectType('ItemFigure', { ...simple, description: 'How often an item was wished for, or opened.' })
class ItemFigureType {
  @Field(() => StockKind, { description: 'Its type.' }) kind!: string;
  @Field(() => ID, { description: 'Its id.' }) itemId!: number;
  @Field(() => String, { description: 'Its stock number.' }) stockNumber!: string;
  @Field(() => Int, { description: 'How often.' }) count!: number;
}

@ObjectType('SearchMiss', { ...simple, description: 'What was searched for and not found, by nobody in particular.' })
class SearchMissType {
  @Field(() => String, { description: 'What was typed, in lower case, 80 characters at most.' }) words!: string;
  @Field(() => Int, { description: 'How often.' }) count!: number;
  @Field(() => DateScalar, { description: 'The last day, in UTC.' }) lastDay!: string;
}

@ObjectType('InterestFigures', { ...simple, description: 'What people look for, ten of each at most.' })
class InterestFiguresType {
  @Field(() => [ItemFigureType], { description: 'What stands on the most wishlists now.' })
  wished!: readonly ItemFigureType[];
  @Field(() => [ItemFigureType], { description: 'Items whose pages were opened most. Up to ten minutes old.' })
  viewed!: readonly ItemFigureType[];
  @Field(() => [SearchMissType], { description: 'What was searched for in vain most. Up to ten minutes old.' })
  misses!: readonly SearchMissType[];
}

@ObjectType('PageViewDay', { ...simple, description: 'How often pages were opened on a day.' })
class PageViewDayType {
  @Field(() => DateScalar, { description: 'The day, in UTC.' }) day!: string;
  @Field(() => Int, { description: 'How often.' }) count!: number;
}

@ObjectType('PageViewSum', { ...simple, description: 'How often a page was opened.' })
class PageViewSumType {
  @Field(() => String, { description: 'Its path, in which what stands for an item keeps its name.' }) page!: string;
  @Field(() => Int, { description: 'How often.' }) count!: number;
}

@ObjectType('PageViewFigures', { ...simple, description: 'How often pages of the shop were opened.' })
class PageViewFiguresType {
  @Field(() => [PageViewDayType], { description: 'By day; days without a visit are left out.' })
  days!: readonly PageViewDayType[];
  @Field(() => [PageViewSumType], { description: 'The ten that were opened most.' })
  pages!: readonly PageViewSumType[];
}

@ObjectType('FailedHouseMail', { ...simple, description: 'A mail of the house itself that could not be delivered.' })
export class FailedHouseMailType {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'To whom.' }) to!: string;
  @Field(() => String, { description: 'Its subject.' }) subject!: string;
  @Field(() => DateTimeScalar, { description: 'When it was given up.' }) failedAt!: Date;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Field(() => String, { nullable: true, description: 'What was said against it.' }) reason!: string | null;
}

@ObjectType('Dashboard', {
  description: 'What wants attention, what the house has and sells, and what people look for.',
})
export class DashboardType {
  @Field(() => [AttentionFigureType], { description: 'What wants attention, as it is now.' })
  attention!: readonly AttentionFigureType[];
  @Field(() => Float, { description: 'Lots of melee that have no more carats run out.' })
  lowMeleeCarats!: number;
  @Field(() => StockFiguresType, { description: 'What is on stock.' }) stock!: StockFiguresType;
  @Field(() => SalesFiguresType, { description: 'What was ordered in the period.' }) sales!: SalesFiguresType;
  @Field(() => InterestFiguresType, { description: 'What people look for.' }) interest!: InterestFiguresType;
  @Field(() => PageViewFiguresType, { description: 'How often pages were opened in the period.' })
  pageViews!: PageViewFiguresType;
}
