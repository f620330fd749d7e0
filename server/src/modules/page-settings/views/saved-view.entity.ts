import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, RequiredFlag, RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { Matches } from '../../../kernel/input/rules.ts';
import { InputField } from '../../../kernel/resources/derived-inputs.ts';
import { User } from '../../accounts/users/index.ts';

/** Filters, sort and columns of a list, saved by an administrator. Deleted with its owner. */
@ObjectType({
  simpleResolvers: true,
  description: 'Filters, sort and columns of a list of the back office, saved by an administrator.',
})
@Entity({ tableName: 'saved_view' })
@Check({ name: 'saved_view_page_name_check', expression: "page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'" })
@Unique({ name: 'saved_view_name_unique', properties: ['ownerId', 'pageName', 'name'] })
@Index({ name: 'saved_view_page_name_index', properties: ['pageName'] })
export class SavedView {
  @Field(() => ID, { description: 'View ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'owner_id', mapToPk: true, deleteRule: 'cascade', index: false })
  ownerId!: number;

  @InputField(() => String, 'Name of the page, such as admin_orders. Case is ignored.')
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, { message: 'must be a letter, then letters, digits, - and _; at most 64' })
  @RequiredText(64)
  @Property({ type: 'string', columnType: 'citext' })
  pageName!: string;

  @Field(() => String, {
    description: 'Name of the view: one line, unique among the views of the owner for the page, ignoring case.',
  })
  @RequiredLine(80)
  @Property({ type: 'string', columnType: 'citext' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Query string of the list: filters, sort and columns. Null: the defaults.',
  })
  @OptionalLine(4_000)
  @Matches(/^[^?]/, { message: 'must not begin with a question mark' })
  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Field(() => Boolean, { description: 'Whether other administrators see the view. Only the owner can change it.' })
  @RequiredFlag()
  @Property({ type: 'boolean', default: false })
  isShared: boolean & Opt = false;

  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
