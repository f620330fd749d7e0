import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { StockKind } from '../stock/fields/index.ts';

/** What administrators have lists of beside the stock. */
export enum HouseList {
  ORDERS = 'orders',
  MESSAGES = 'messages',
  IMPORT_RUNS = 'importRuns',
}

describedEnum(HouseList, {
  name: 'HouseList',
  description: 'A list of the back office beside those of the stock. New ones may come.',
  values: {
    ORDERS: 'Orders, with the messages about them.',
    MESSAGES: 'Messages to the house.',
    IMPORT_RUNS: 'Imports of stock files.',
  },
});

/** What administrators are told at once. */
export enum HouseNewsKind {
  ORDER_PLACED = 'orderPlaced',
  MESSAGE_RECEIVED = 'messageReceived',
  IMPORT_FAILED = 'importFailed',
}

describedEnum(HouseNewsKind, {
  name: 'HouseNewsKind',
  description: 'What administrators are told at once. New ones may come.',
  values: {
    ORDER_PLACED: 'There is a new order.',
    MESSAGE_RECEIVED: 'Somebody has written to the house.',
    IMPORT_FAILED: 'The import of a file was refused or has failed; checks are left out.',
  },
});

@ObjectType('ChangedStock', { simpleResolvers: true, description: 'Stock items of one type that have changed.' })
class ChangedStockType {
  @Field(() => StockKind, { description: 'The type.' })
  kind!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Their ids: created, changed or gone. Null: so many of the type that reading lists again is quicker.',
  })
  ids!: readonly number[] | null;
}

/** What every stream of changes has. */
@ObjectType({ simpleResolvers: true })
abstract class Changes {
  @Field(() => Int, {
    nullable: true,
    description:
      'Of the first event alone, which comes at once: for how many seconds nothing had changed for the caller by then. Whoever has read lists before that reads them again. Null: of any other event, and when nothing ever has.',
  })
  unchangedSeconds!: number | null;

  @Field(() => [ChangedStockType], { description: 'One entry per type of which something has changed.' })
  stock!: readonly ChangedStockType[];
}

@ObjectType('StockChanges', { simpleResolvers: true, description: 'Stock that has changed, of what the caller sees.' })
export class StockChangesType extends Changes {}

@ObjectType({ simpleResolvers: true, description: 'One thing that administrators are told at once.' })
class HouseNews {
  @Field(() => HouseNewsKind, { description: 'An order, a message or an import.' })
  kind!: HouseNewsKind;

  @Field(() => ID, { description: 'Id of the order, message or import run.' })
  recordId!: number;

  @Field(() => String, { description: 'It in a few words.' })
  text!: string;
}

@ObjectType('HouseEvents', { simpleResolvers: true, description: 'What happens in the house.' })
export class HouseEventsType extends Changes {
  @Field(() => [HouseList], { description: 'Lists of which something has changed.' })
  lists!: readonly HouseList[];

  @Field(() => [HouseNews], { description: 'What is worth knowing at once, the oldest first.' })
  news!: readonly HouseNews[];
}
