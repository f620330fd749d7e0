import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/** A page of rows `d` in an order. */
export interface OrderedPage {
  readonly em: EntityManager;
  /** What they are read from. */
  readonly rows: RawBuilder<unknown>;
  /** The rows that the viewer may see and that meet the filter. */
  readonly where: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  /** Whether what is shown of the rows can be read with their order. Else they stand for something else, such as a set. */
  readonly isReadAtOnce: boolean;
  /** Who asks for what, in which order: answers to the same are the same at a revision. */
  readonly subject: string;
  readonly revision: string;
  readonly index: number;
  readonly size: number;
}
