import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { Rest } from '../../kernel/resources/rest-shape.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';

/** Settings or a page of the site. Its table has exactly one row, which a migration has inserted. */
@ObjectType({ simpleResolvers: true })
export abstract class SiteRecord {
  @Rest(false)
  @Field(() => ID, { description: 'Always 1, because there is only one. Serves as a key in client caches.' })
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  @Rest(false)
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Rest(false)
  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
