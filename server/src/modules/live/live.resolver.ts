import { Resolver, Root, Subscription } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { HouseEventsType, StockChangesType } from './live.type.ts';
import { streamHouseEvents, streamStockChanges } from './stock-changes.ts';

const contextOf = ({ context }: { readonly context: RequestContext }): RequestContext => context;

@Resolver()
export class LiveResolver {
  @Subscription(() => StockChangesType, {
    nullable: true,
    subscribe: (request) => streamStockChanges(contextOf(request)),
    description:
      'Changes to stock that the caller can see now, or could see before. The first event is sent immediately. Intended for browsers; API clients should read the feed. Use `POST /graphql/stream`; the response is a stream of server-sent events (GraphQL over SSE).',
  })
  stockChanges(@Root() event: StockChangesType): StockChangesType {
    return event;
  }

  @Subscription(() => HouseEventsType, {
    nullable: true,
    subscribe: (request) => streamHouseEvents(contextOf(request)),
    description:
      'Changes for the back office: stock of every type, lists, new orders and messages, and failed imports. Use `POST /graphql/stream`, as for `stockChanges`. Administrators only.',
  })
  houseEvents(@Root() event: HouseEventsType): HouseEventsType {
    return event;
  }
}
