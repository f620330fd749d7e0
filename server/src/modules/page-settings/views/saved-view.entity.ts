import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, RequiredFlag, RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { Matches } from '../../../kernel/input/rules.ts';
import { InputField } from '../../../kernel/resources/derived-inputs.ts';
import { User } from '../../accounts/users/index.ts';

/** Saved views are deleted with their owner. */
@ObjectType({
  simpleResolvers: true,
  description: 'Saved filters, sort order and columns of a list in the back office.',
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

  @InputField(() => String, 'Name of the page, such as admin_orders. Case-insensitive.')
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, {
    message: 'must start with a letter and contain only letters, digits, - and _ (at most 64 characters)',
  })
  @RequiredText(64)
  @Property({ type: 'string', columnType: 'citext' })
  pageName!: string;

  @Field(() => String, {
    description: "Name of the view: one line, unique among the owner's views of the page (case-insensitive).",
  })
  @RequiredLine(80)
  @Property({ type: 'string', columnType: 'citext' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Query string of the list with filters, sort order and columns. Null for the default view.',
  })
  @OptionalLine(4_000)
  @Matches(/^[^?]/, { message: 'must not start with a question mark' })
  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Field(() => Boolean, { description: 'Whether other administrators can see the view. Only the owner can change it.' })
  @RequiredFlag()
  @Property({ type: 'boolean', default: false })
  isShared: boolean & Opt = false;

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
