import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject, RequiredInstant } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterRange } from '../../../kernel/input/filter-fields.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import { IsId, IsUUID } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';

const IsDeliveryId = (): PropertyDecorator => IsUUID({ message: 'must be an id' });

@InputType({ description: 'Which deliveries. Fields are joined by AND, values of a list by OR.' })
export class WebhookDeliveryFilter {
  @FilterEnums(() => DeliveryState, 'How they stand.')
  states?: DeliveryState[] | null;

  @FilterEnums(() => WebhookEvent, 'What they tell of.')
  events?: WebhookEvent[] | null;

  @FilterRange(() => DateTimeRange, 'When it happened.')
  occurredAt?: DateTimeRange | null;
}

/** What deliveries are asked for. */
export class WebhookDeliveriesQuery {
  @IsId()
  endpointId!: number;

  @OptionalObject(() => WebhookDeliveryFilter)
  filter?: WebhookDeliveryFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** Which delivery. */
export class WebhookDeliveryQuery {
  @IsDeliveryId()
  id!: string;
}

@InputType({ description: 'Input of retryWebhookDelivery.' })
export class RetryWebhookDeliveryInput {
  @Field(() => ID, { description: 'Id of the delivery.' })
  @IsDeliveryId()
  id!: string;
}

@InputType({ description: 'Input of replayWebhooks.' })
export class ReplayWebhooksInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  endpointId!: number;

  @Field(() => DateTimeScalar, {
    description: 'What has happened since then is sent again. Deliveries are kept for 30 days.',
  })
  @RequiredInstant()
  since!: Date;

  @FilterEnums(() => WebhookEvent, 'Only these events; all where it is left out.')
  events?: WebhookEvent[] | null;
}

@InputType({ description: 'Input of sendTestWebhook.' })
export class SendTestWebhookInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  endpointId!: number;
}
