import { Field, Float, ObjectType, registerEnumType } from '../../kernel/graphql.ts';
import { User } from '../accounts/users/index.ts';
import { RemedyPlace } from '../accounts/visibility/index.ts';
import { Price, StockItemType } from '../stock/graphql/index.ts';
import { Availability } from '../stock/values/index.ts';
import { DiamondSet } from '../stock-types/diamonds/index.ts';

/** What a rule decides. */
export enum ViewStage {
  HOUSE = 'HOUSE',
  ACCOUNT = 'ACCOUNT',
  LIST = 'LIST',
  ORDER = 'ORDER',
  PAGE = 'PAGE',
}

registerEnumType(ViewStage, {
  name: 'StockViewStage',
  description: 'What a rule decides, in the order in which they are asked.',
  valuesConfig: {
    HOUSE: { description: 'Whether the shop is open.' },
    ACCOUNT: { description: 'Whether the account lets its owner in.' },
    LIST: { description: 'Whether the item exists for them.' },
    ORDER: { description: 'Whether they can order it at this moment.' },
    PAGE: { description: 'Whether a page of the shop lists it for them.' },
  },
});

registerEnumType(RemedyPlace, {
  name: 'StockViewPlace',
  description: 'Where something is changed. New ones may come.',
  valuesConfig: {
    USER: { description: 'With the user: account, pages.' },
    STOCK_ITEM: { description: 'With the item.' },
    OTHER_ITEM: { description: 'With the item without which it is not sold.' },
    ORDERS: { description: 'With the orders.' },
    MAINTENANCE: { description: 'With the maintenance of the shop.' },
    PAGE_SETTINGS: { description: 'With the settings of the page.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What would mend it.' })
class StockViewRemedy {
  @Field(() => RemedyPlace, { description: 'Where it is changed.' }) place!: RemedyPlace;
  @Field(() => String, { description: 'What is to be done, for people.' }) text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One of several ways in which a rule is met.' })
class StockViewWay {
  @Field(() => String, { description: 'By which programs tell it from others.' }) name!: string;
  @Field(() => String, { description: 'What is so where it is met, for people.' }) says!: string;
  @Field(() => Boolean, { description: 'Whether it is so.' }) isMet!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A rule by which lists and orders go, as it came out for the user and the item.',
})
export class StockViewRule extends StockViewWay {
  @Field(() => ViewStage, { description: 'What it decides.' }) stage!: ViewStage;
  @Field(() => Boolean, { description: 'The first that is not met: it stands in the way.' }) isDeciding!: boolean;
  @Field(() => String, { nullable: true, description: 'What was found, for people.' }) fact!: string | null;
  @Field(() => [StockViewWay], { description: 'Where one of several ways is enough.' }) ways!: readonly StockViewWay[];
  @Field(() => StockViewRemedy, { nullable: true, description: 'Null: nothing that an administrator changes.' })
  remedy!: StockViewRemedy | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the shop that lists stock of this type.' })
export class StockViewPage {
  @Field(() => String, { description: 'Name of its page settings.' }) name!: string;
  @Field(() => String, { description: 'What it is called, for people.' }) title!: string;
  @Field(() => String, { description: 'In the shop.' }) address!: string;
  @Field(() => Boolean, { description: 'The item is of those that its list asks for.' }) isOfPage!: boolean;
  @Field(() => Boolean, { description: 'They find the item there.' }) isShown!: boolean;
  @Field(() => StockViewRule, {
    nullable: true,
    description:
      'The first rule that is not met: of the list of the page, by which the item exists for them, of the page.',
  })
  decidedBy!: StockViewRule | null;
}

@ObjectType({ simpleResolvers: true, description: 'One of the markups of the user, and whether it counts here.' })
export class StockViewMarkup {
  @Field(() => Float, { nullable: true, description: 'Lowest weight in carats. Null: any.' }) caratMin!: string | null;
  @Field(() => Float, { nullable: true, description: 'Highest weight in carats. Null: any.' }) caratMax!: string | null;
  @Field(() => Float, { nullable: true, description: 'Lowest price. Null: any.' }) priceMin!: string | null;
  @Field(() => Float, { nullable: true, description: 'Highest price. Null: any.' }) priceMax!: string | null;
  @Field(() => Float, { description: 'Percent on the price.' }) percent!: string;
  @Field(() => Boolean, { description: 'Its ranges hold the item.' }) fits!: boolean;
  @Field(() => Boolean, { description: 'The first that fits: the only one that counts.' }) isApplied!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A step of a price.' })
export class StockPriceStep {
  @Field(() => String, { description: 'What it is, for people.' }) label!: string;
  @Field(() => String, { description: 'Exact decimals.' }) amount!: string;
  @Field(() => String, { description: 'Of the amount: `$`, `$/ct`, `ct` or `%`; `$` is the currency of the house.' })
  unit!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Why somebody sees a stock item or does not, and what they pay: by the rules that lists and orders go by.',
})
export class StockView {
  @Field(() => StockItemType, { description: 'The item, as the caller sees it.' }) item!: object;
  @Field(() => User, {
    nullable: true,
    description: 'User whose view is explained. Null: a visitor who is not signed in.',
  })
  user!: object | null;
  @Field(() => Boolean, { description: 'They find it on the lists of the shop.' }) isListed!: boolean;
  @Field(() => Boolean, {
    description: 'They can read it by its number: what is listed, and what is on hold for them or was bought by them.',
  })
  isReadable!: boolean;
  @Field(() => Availability, { description: 'What it is to them at this moment, were they let in.' })
  availability!: Availability;
  @Field(() => [StockViewRule], { description: 'All rules, in the order in which they are asked.' })
  rules!: readonly StockViewRule[];
  @Field(() => [StockViewPage], { description: 'Every page of the shop that lists its type, in their order there.' })
  pages!: readonly StockViewPage[];
  @Field(() => Price, { nullable: true, description: 'What they pay. Null: on request.' }) price!: Price | null;
  @Field(() => [StockPriceStep], { description: "How that is made of the house's price. Empty: on request." })
  steps!: readonly StockPriceStep[];
  @Field(() => [StockViewMarkup], { description: 'Markups of the user, as they are asked. Empty where none count.' })
  markups!: readonly StockViewMarkup[];
  @Field(() => DiamondSet, { nullable: true, description: 'What it is listed as one with, at their prices.' })
  set!: DiamondSet | null;
}
