import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredFlag } from '../../../kernel/input/field-rules.ts';
import { NullableText } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';

export const maxMessageLength = 2_000;

@ObjectType({
  simpleResolvers: true,
  description: 'Maintenance mode of the shop. `version` increases with each change.',
})
@Entity({ tableName: 'maintenance' })
@Check({ name: 'maintenance_id_check', expression: 'id = 1' })
export class Maintenance extends SiteRecord {
  @Field(() => Boolean, {
    description:
      'Whether the shop is closed. All calls except sign-in then fail with MAINTENANCE (503), unless the caller is an administrator. Clients then show only the message, except in the back office.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean', default: false })
  isEnabled!: boolean;

  @NullableText('Message for visitors while the shop is closed. Plain text.')
  @OptionalText(maxMessageLength)
  message: string | null = null;
}
