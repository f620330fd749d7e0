import { Resolver, Root, Subscription } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { HouseEventsType, StockChangesType } from './live.type.ts';
import { streamHouseEvents, streamStockChanges } from './stock-changes.ts';

const asked = ({ context }: { readonly context: RequestContext }): RequestContext => context;

@Resolver()
export class LiveResolver {
  @Subscription(() => StockChangesType, {
    nullable: true,
    subscribe: (request) => streamStockChanges(asked(request)),
    description:
      'Stock that changes while somebody looks at it: of what the caller sees now, or saw before. The first event comes at once. For browsers: programs read a feed. Sent to /graphql/stream, answered as server-sent events (GraphQL over SSE).',
  })
  stockChanges(@Root() event: StockChangesType): StockChangesType {
    return event;
  }

  @Subscription(() => HouseEventsType, {
    nullable: true,
    subscribe: (request) => streamHouseEvents(asked(request)),
    description:
      'What happens in the house while an administrator is there: changed stock of every kind, changed lists, new orders and messages, and imports that have failed. Sent to /graphql/stream, as `stockChanges` is. Administrators only.',
  })
  houseEvents(@Root() event: HouseEventsType): HouseEventsType {
    return event;
  }
}
