import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Attempt to deliver a message, with the response.' })
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

  @Field(() => Int, { description: 'Number of the attempt, starting at 1.' })
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'Start of the attempt, sent as `webhook-timestamp`.' })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  @Property({ type: 'integer' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response. Null if there was no response.' })
  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2,000 bytes of the response, as UTF-8. Null if there was no response.',
  })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => String, { nullable: true, description: 'Reason for the failure. Null if the attempt succeeded.' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}
