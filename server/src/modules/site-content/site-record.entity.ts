import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { Rest } from '../../kernel/resources/rest-shape.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';

/** Record that exists exactly once, such as settings or a page of the site. A migration inserts its row. */
@ObjectType({ simpleResolvers: true })
export abstract class SiteRecord {
  @Rest(false)
  @Field(() => ID, { description: 'Always 1, because there is only one record. Used as a key in client caches.' })
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  @Rest(false)
  @Field(() => Int, { description: 'Incremented with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Rest(false)
  @Field(() => DateTimeScalar, { description: 'Time of the last change.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
