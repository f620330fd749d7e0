import type { ComponentProps } from 'react';
import { type FieldValues, get, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { MediaSlot } from './media-slot';

type MediaFieldProps<TValues extends FieldValues, TContext, TOutput> = Pick<
  BoundField<TValues, TContext, TOutput>,
  'control' | 'name' | 'label'
> &
  Pick<ComponentProps<typeof MediaSlot>, 'kind' | 'without' | 'isLogo'>;

/** A place for a picture or video in a form. It is saved with the form. */
export function MediaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  ...slot
}: MediaFieldProps<TValues, TContext, TOutput>) {
  const { field, fieldState, formState } = useController({ control, name });
  const stored: unknown = get(formState.defaultValues, name);
  return (
    <MediaSlot
      {...slot}
      value={field.value ?? null}
      stored={typeof stored === 'string' ? stored : null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
