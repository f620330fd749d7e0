import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';

@ObjectType({ simpleResolvers: true, description: 'A newsletter that users can subscribe to.' })
@Entity({ tableName: 'email_channel' })
export class EmailChannel {
  @Field(() => ID, { description: 'Newsletter ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Unique name, ignoring case. */
  @Field(() => String, { description: 'Name of the newsletter.' })
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
