import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { NullableText } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';

export const longestMessage = 2_000;

/** Maintenance mode of the shop. */
@ObjectType({
  simpleResolvers: true,
  description: 'Maintenance mode of the shop. `version` changes with every change.',
})
@Entity({ tableName: 'maintenance' })
@Check({ name: 'maintenance_id_check', expression: 'id = 1' })
export class Maintenance extends SiteRecord {
  @Field(() => Boolean, {
    description:
      'True while the shop is closed. Everything but signing in then fails with MAINTENANCE (503) for all but administrators, and clients show only the message outside the back office.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean', default: false })
  isEnabled!: boolean;

  @NullableText('Message for visitors while the shop is closed: plain text.')
  @OptionalText(longestMessage)
  message: string | null = null;
}
