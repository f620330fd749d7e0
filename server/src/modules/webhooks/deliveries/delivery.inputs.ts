import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject, RequiredInstant } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterRange } from '../../../kernel/input/filter-fields.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import { IsId, IsUUID } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';

const IsDeliveryId = (): PropertyDecorator => IsUUID({ message: 'must be a UUID' });

@InputType({ description: 'Filter for deliveries. Fields are combined with AND, values of a list with OR.' })
export class WebhookDeliveryFilter {
  @FilterEnums(() => DeliveryState, 'States. If omitted, all states.')
  states?: DeliveryState[] | null;

  @FilterEnums(() => WebhookEvent, 'Events. If omitted, all events.')
  events?: WebhookEvent[] | null;

  @FilterRange(() => DateTimeRange, 'Time of the event.')
  occurredAt?: DateTimeRange | null;
}

export class WebhookDeliveriesQuery {
  @IsId()
  endpointId!: number;

  @OptionalObject(() => WebhookDeliveryFilter)
  filter?: WebhookDeliveryFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

export class WebhookDeliveryQuery {
  @IsDeliveryId()
  id!: string;
}

@InputType({ description: 'Input for `retryWebhookDelivery`.' })
export class RetryWebhookDeliveryInput {
  @Field(() => ID, { description: 'Delivery ID.' })
  @IsDeliveryId()
  id!: string;
}

@InputType({ description: 'Input for `replayWebhooks`.' })
export class ReplayWebhooksInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  endpointId!: number;

  @Field(() => DateTimeScalar, {
    description: 'Time from which events are sent again. Deliveries are stored for 30 days.',
  })
  @RequiredInstant()
  since!: Date;

  @FilterEnums(() => WebhookEvent, 'Events to replay. If omitted, all events.')
  events?: WebhookEvent[] | null;
}

@InputType({ description: 'Input for `sendTestWebhook`.' })
export class SendTestWebhookInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  endpointId!: number;
}
