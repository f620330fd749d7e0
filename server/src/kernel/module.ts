import type { EntityClass } from '@mikro-orm/postgresql';
import type { ClassType } from './graphql.ts';
import type { Route } from './transport/route.ts';
import type { JobHandler } from './use-cases/job.ts';
import type { Subscriber } from './use-cases/subscriber.ts';

/** Everything that a folder of `modules/` adds to the application. */
export interface AppModule {
  /** Its tables that are written through the ORM. */
  readonly entities: readonly EntityClass<object>[];
  /** Its part of the GraphQL schema. */
  readonly resolvers: readonly ClassType<object>[];
  /** Its REST calls. */
  readonly routes: readonly Route[];
  /** Work outside requests: on a schedule or from a queue. */
  readonly jobs: readonly JobHandler[];
  /** Reactions to events, each with a queue of its own. */
  readonly subscribers: readonly Subscriber[];
}

/** Declares a module. What it does not have is left out. */
export const defineModule = ({
  entities = [],
  resolvers = [],
  routes = [],
  jobs = [],
  subscribers = [],
}: Partial<AppModule>): AppModule => ({ entities, resolvers, routes, jobs, subscribers });
