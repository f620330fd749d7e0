import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { StockKind } from '../stock/fields/index.ts';

export enum HouseList {
  ORDERS = 'orders',
  MESSAGES = 'messages',
  IMPORT_RUNS = 'importRuns',
}

describedEnum(HouseList, {
  name: 'HouseList',
  description: 'List of the back office. Stock lists are not included. New values may be added.',
  values: {
    ORDERS: 'Orders with their messages.',
    MESSAGES: 'Contact messages.',
    IMPORT_RUNS: 'Import runs of stock files.',
  },
});

export enum HouseNewsKind {
  ORDER_PLACED = 'orderPlaced',
  MESSAGE_RECEIVED = 'messageReceived',
  IMPORT_FAILED = 'importFailed',
}

describedEnum(HouseNewsKind, {
  name: 'HouseNewsKind',
  description: 'Kind of notification for administrators. New values may be added.',
  values: {
    ORDER_PLACED: 'An order was placed.',
    MESSAGE_RECEIVED: 'A contact message was received.',
    IMPORT_FAILED: 'An import was rejected or failed. Dry runs are not reported.',
  },
});

@ObjectType('ChangedStock', { simpleResolvers: true, description: 'Changed stock items of one type.' })
class ChangedStockType {
  @Field(() => StockKind, { description: 'Stock type.' })
  kind!: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of created, changed and deleted items. Null if there are so many that fetching the lists again is faster.',
  })
  ids!: readonly number[] | null;
}

/** Fields of every event in a stream. */
@ObjectType({ simpleResolvers: true })
abstract class Changes {
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of seconds for which nothing has changed for the caller. Clients whose data is older must fetch it again. Set only in the first event; null in all other events, and if nothing has changed yet.',
  })
  unchangedSeconds!: number | null;

  @Field(() => [ChangedStockType], { description: 'Changed stock. One entry per stock type.' })
  stock!: readonly ChangedStockType[];
}

@ObjectType('StockChanges', {
  simpleResolvers: true,
  description: 'Changes to stock that the caller can see now, or could see before.',
})
export class StockChangesType extends Changes {}

@ObjectType({ simpleResolvers: true, description: 'Notification for administrators.' })
class HouseNews {
  @Field(() => HouseNewsKind, { description: 'Kind of notification.' })
  kind!: HouseNewsKind;

  @Field(() => ID, { description: 'ID of the order, contact message or import run.' })
  recordId!: number;

  @Field(() => String, { description: 'One-line description.' })
  text!: string;
}

@ObjectType('HouseEvents', { simpleResolvers: true, description: 'Changes that are relevant for the back office.' })
export class HouseEventsType extends Changes {
  @Field(() => [HouseList], { description: 'Changed lists.' })
  lists!: readonly HouseList[];

  @Field(() => [HouseNews], { description: 'Notifications, oldest first.' })
  news!: readonly HouseNews[];
}
