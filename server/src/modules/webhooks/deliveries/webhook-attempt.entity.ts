import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** One attempt to deliver a message, and what was answered. */
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

  /** Counted from 1. */
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'integer' })
  durationMs!: number;

  /** HTTP status. Null: there was no answer. */
  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  /** The beginning of what was answered. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  /** Null: it was taken. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}
