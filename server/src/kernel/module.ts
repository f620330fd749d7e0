import type { EntityClass } from '@mikro-orm/postgresql';
import type { ClassType } from './graphql.ts';
import type { Route } from './transport/route.ts';
import type { JobHandler } from './use-cases/job.ts';
import type { Subscriber } from './use-cases/subscriber.ts';

/** Definition of an application module (a folder in `modules/`). */
export interface AppModule {
  /** Tables that are written through the ORM. */
  readonly entities: readonly EntityClass<object>[];
  readonly resolvers: readonly ClassType<object>[];
  readonly routes: readonly Route[];
  /** Handlers for jobs that run on a schedule or from a queue. */
  readonly jobs: readonly JobHandler[];
  /** Event subscribers. Each one has its own queue. */
  readonly subscribers: readonly Subscriber[];
  /** Columns that contain encrypted secrets. */
  readonly sealedColumns: readonly SealedColumn[];
}

/** Column of encrypted texts, which are encrypted again after a key rotation. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Text before the encrypted part. Values without it are not encrypted. Default: none. */
  readonly prefix?: string;
}

/** Declares a module. Omitted lists are empty. */
export const defineModule = ({
  entities = [],
  resolvers = [],
  routes = [],
  jobs = [],
  subscribers = [],
  sealedColumns = [],
}: Partial<AppModule>): AppModule => ({ entities, resolvers, routes, jobs, subscribers, sealedColumns });
