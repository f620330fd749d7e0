import type { ReactNode } from 'react';
import * as v from 'valibot';
import { DialogForm } from '../../../forms/dialog/dialog-form';
import { optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { CheckListField } from '../../../forms/lists/check-list-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { WebhookEndpointFactsFragment } from '../../../graphql/generated/graphql';
import type { StockKind } from '../../../graphql/generated/stock/kinds';
import { stockTitles } from '../../../graphql/generated/stock/titles';
import { ModeField, mode } from '../mode-field';
import { eventChoices, stockTypeChoices, subscribedEvents } from './endpoint-text';

const isStockKind = (value: unknown): boolean => typeof value === 'string' && value in stockTitles;

const schema = v.object({
  url: requiredText('Enter the URL of the endpoint', 2_000),
  description: optionalTextUpTo(200),
  events: v.pipe(v.array(v.picklist(subscribedEvents)), v.minLength(1, 'Choose at least one event')),
  stockTypes: v.array(v.custom<StockKind>(isStockKind)),
  mode,
});

type TypedEndpoint = v.InferInput<typeof schema>;

/** Validated values of the endpoint form. */
export type FilledEndpoint = v.InferOutput<typeof schema>;

const newEndpoint: TypedEndpoint = {
  ...{ url: '', description: '', mode: 'live' },
  ...{ events: [...subscribedEvents], stockTypes: [] },
};

const typedEndpoint = (endpoint: WebhookEndpointFactsFragment): TypedEndpoint => {
  const { url, description, events, stockTypes, isTest } = endpoint;
  const selected = new Set(events);
  return {
    ...{ url, stockTypes, description: description ?? '', mode: isTest ? 'test' : 'live' },
    events: subscribedEvents.filter((event) => selected.has(event)),
  };
};

interface EndpointFormProps {
  readonly title: ReactNode;
  readonly submitLabel: string;
  /** Undefined for a new endpoint. The mode (live or test) cannot be changed later. */
  readonly endpoint?: WebhookEndpointFactsFragment;
  /** Errors thrown by this function are shown next to the form fields. */
  readonly onSubmit: (endpoint: FilledEndpoint) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form for the URL and events of an endpoint. */
export function EndpointForm({ title, submitLabel, endpoint, onSubmit, onCancel }: EndpointFormProps) {
  const form = useSchemaForm({
    schema,
    defaultValues: endpoint === undefined ? newEndpoint : typedEndpoint(endpoint),
    onSubmit,
  });
  const { control } = form;
  return (
    <DialogForm
      title={title}
      submitLabel={submitLabel}
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <FormErrors control={control} />
      <TextField
        control={control}
        name="url"
        label="URL"
        type="url"
        hint="An https address that can be reached from the internet"
      />
      <TextField control={control} name="description" label="Name" hint="A name to recognise the endpoint" isOptional />
      {endpoint === undefined && (
        <ModeField
          control={control}
          name="mode"
          label="Mode"
          hint="For orders and holds, a test endpoint only receives events caused by test keys."
        />
      )}
      <CheckListField control={control} name="events" label="Events" choices={eventChoices} />
      {form.watch('events').includes('STOCK_CHANGED') && (
        <CheckListField
          control={control}
          name="stockTypes"
          label="Stock types"
          hint="Leave blank for all types"
          choices={stockTypeChoices}
        />
      )}
    </DialogForm>
  );
}
