import { Field, Float, ObjectType, registerEnumType } from '../../kernel/graphql.ts';
import { User } from '../accounts/users/index.ts';
import { RemedyPlace } from '../accounts/visibility/index.ts';
import { Price, StockItemType } from '../stock/graphql/index.ts';
import { Availability } from '../stock/values/index.ts';
import { DiamondSet } from '../stock-types/diamonds/index.ts';

export enum ViewStage {
  HOUSE = 'HOUSE',
  ACCOUNT = 'ACCOUNT',
  LIST = 'LIST',
  ORDER = 'ORDER',
  PAGE = 'PAGE',
}

registerEnumType(ViewStage, {
  name: 'StockViewStage',
  description: 'Subject of a rule, in the order in which rules are evaluated.',
  valuesConfig: {
    HOUSE: { description: 'Whether the shop is open.' },
    ACCOUNT: { description: 'Whether the user may sign in.' },
    LIST: { description: 'Whether the item exists for the viewer.' },
    ORDER: { description: 'Whether the viewer can order the item now.' },
    PAGE: { description: 'Whether a page of the shop lists the item for the viewer.' },
  },
});

registerEnumType(RemedyPlace, {
  name: 'StockViewPlace',
  description: 'Section of the back office in which an administrator makes a change. New values may be added.',
  valuesConfig: {
    USER: { description: 'The user: account and pages.' },
    STOCK_ITEM: { description: 'The stock item.' },
    OTHER_ITEM: { description: 'The item that is sold only together with this one.' },
    ORDERS: { description: 'The orders.' },
    MAINTENANCE: { description: 'Maintenance mode of the shop.' },
    PAGE_SETTINGS: { description: 'The settings of the page.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Change after which the rule is met.' })
class StockViewRemedy {
  @Field(() => RemedyPlace, { description: 'Section of the back office in which to make the change.' })
  place!: RemedyPlace;
  @Field(() => String, { description: 'Instruction for the administrator.' }) text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One of several alternatives of a rule. The rule is met if at least one of them is met.',
})
class StockViewWay {
  @Field(() => String, { description: 'Machine-readable name.' }) name!: string;
  @Field(() => String, { description: 'Condition as text.' }) says!: string;
  @Field(() => Boolean, { description: 'Whether the condition is met.' }) isMet!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Visibility rule with its outcome for the viewer and the item.',
})
export class StockViewRule extends StockViewWay {
  @Field(() => ViewStage, { description: 'Subject of the rule.' }) stage!: ViewStage;
  @Field(() => Boolean, { description: 'Whether this is the first rule that is not met.' }) isDeciding!: boolean;
  @Field(() => String, { nullable: true, description: 'Details of the outcome as text. Null if there are none.' })
  fact!: string | null;
  @Field(() => [StockViewWay], {
    description: 'Alternatives, one of which must be met. Empty if the rule has only one condition.',
  })
  ways!: readonly StockViewWay[];
  @Field(() => StockViewRemedy, {
    nullable: true,
    description: 'Change after which the rule is met. Null if an administrator cannot change the outcome.',
  })
  remedy!: StockViewRemedy | null;
}

@ObjectType({ simpleResolvers: true, description: 'Page of the shop that lists stock of this type.' })
export class StockViewPage {
  @Field(() => String, { description: 'Name of the page settings.' }) name!: string;
  @Field(() => String, { description: 'Title of the page.' }) title!: string;
  @Field(() => String, { description: 'Path of the page in the shop.' }) address!: string;
  @Field(() => Boolean, { description: "Whether the item matches the page's filter." }) isOfPage!: boolean;
  @Field(() => Boolean, { description: 'Whether the viewer can find the item on the page.' }) isShown!: boolean;
  @Field(() => StockViewRule, {
    nullable: true,
    description:
      "The first rule that is not met. Rules are evaluated in this order: the page's filter, existence of the item for the viewer, the page. Null if the page shows the item.",
  })
  decidedBy!: StockViewRule | null;
}

@ObjectType({ simpleResolvers: true, description: 'Markup of the user, and whether it applies to the item.' })
export class StockViewMarkup {
  @Field(() => Float, { nullable: true, description: 'Minimum weight in carats. Null if unlimited.' }) caratMin!:
    | string
    | null;
  @Field(() => Float, { nullable: true, description: 'Maximum weight in carats. Null if unlimited.' }) caratMax!:
    | string
    | null;
  @Field(() => Float, { nullable: true, description: 'Minimum price. Null if unlimited.' }) priceMin!: string | null;
  @Field(() => Float, { nullable: true, description: 'Maximum price. Null if unlimited.' }) priceMax!: string | null;
  @Field(() => Float, { description: 'Markup in percent.' }) percent!: string;
  @Field(() => Boolean, { description: 'Whether the item is within the ranges of the markup.' }) fits!: boolean;
  @Field(() => Boolean, { description: 'Whether the markup is applied. Only the first matching markup is applied.' })
  isApplied!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Step in the calculation of a price.' })
export class StockPriceStep {
  @Field(() => String, { description: 'Description of the step.' }) label!: string;
  @Field(() => String, { description: 'Exact decimal number.' }) amount!: string;
  @Field(() => String, {
    description: 'Unit of the amount: `$`, `$/ct`, `ct` or `%`. `$` is the currency of the shop.',
  })
  unit!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Explains whether and why a viewer can see a stock item, and how the price is calculated. Uses the rules of lists and orders.',
})
export class StockView {
  @Field(() => StockItemType, { description: 'The item, with the prices and visibility of the caller.' }) item!: object;
  @Field(() => User, {
    nullable: true,
    description: 'User whose view is explained. Null for an anonymous visitor.',
  })
  user!: object | null;
  @Field(() => Boolean, { description: 'Whether the viewer can find the item in the lists of the shop.' })
  isListed!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether the viewer can read the item by its stock number. Also true for items that are on hold for the viewer or that the viewer has bought.',
  })
  isReadable!: boolean;
  @Field(() => Availability, {
    description: 'Current availability for the viewer, ignoring maintenance and account status.',
  })
  availability!: Availability;
  @Field(() => [StockViewRule], { description: 'All rules in the order of evaluation.' })
  rules!: readonly StockViewRule[];
  @Field(() => [StockViewPage], {
    description: 'All pages of the shop that list this stock type, in the order of the shop.',
  })
  pages!: readonly StockViewPage[];
  @Field(() => Price, { nullable: true, description: 'Price for the viewer. Null if on request.' })
  price!: Price | null;
  @Field(() => [StockPriceStep], { description: 'Calculation of the price. Empty if the price is on request.' })
  steps!: readonly StockPriceStep[];
  @Field(() => [StockViewMarkup], {
    description: 'Markups of the user in the order of evaluation. Empty if markups do not apply to this stock type.',
  })
  markups!: readonly StockViewMarkup[];
  @Field(() => DiamondSet, {
    nullable: true,
    description: "Set in which the item is listed, at the viewer's prices. Null if none.",
  })
  set!: DiamondSet | null;
}
