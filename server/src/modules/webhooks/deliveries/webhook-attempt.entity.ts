import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** One attempt to deliver a message, and what was answered. */
@ObjectType({ simpleResolvers: true, description: 'One attempt to deliver a message, and what was answered.' })
@Entity({ tableName: 'webhook_attempt' })
export class WebhookAttempt {
  @ManyToOne({
    entity: () => WebhookDelivery,
    fieldName: 'delivery_id',
    mapToPk: true,
    primary: true,
    deleteRule: 'cascade',
    index: false,
  })
  deliveryId!: string;

  @Field(() => Int, { description: 'Counted from 1.' })
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When it began: `webhook-timestamp`.' })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  @Property({ type: 'integer' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null: there was none.' })
  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2,000 bytes of the answer, as UTF-8; null: there was none.',
  })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why it counts as failed; null: it was taken.' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}
