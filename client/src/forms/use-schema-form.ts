import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BaseSyntheticEvent, useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { apiErrorOf, type ErrorDetail } from '../graphql/api-error';
import { formErrorText } from '../graphql/error-text';

/** Server errors after they have been assigned to form fields. */
interface PlacedErrors<TValues extends FieldValues> {
  /** Error messages by field path. */
  fields: ReadonlyMap<FieldPath<TValues>, string>;
  /** Error messages that do not belong to a form field. */
  rest: readonly string[];
}

function isFieldOf<TValues extends FieldValues>(values: TValues, path: string): path is FieldPath<TValues> {
  let value: unknown = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      return false;
    }
    value = Reflect.get(value, key);
  }
  return true;
}

/**
 * Returns the form field that a server path refers to: the path itself, or a suffix of it. Server paths start at the
 * argument (`input.address.city`, `set.colorId`).
 */
function fieldOf<TValues extends FieldValues>(values: TValues, path: string): FieldPath<TValues> | undefined {
  const parts = path.split('.');
  const suffixes = parts.map((_, index) => parts.slice(index).join('.'));
  return suffixes.find((end): end is FieldPath<TValues> => isFieldOf(values, end));
}

/** Converts a server message, which is a predicate ("must not be empty"), to a sentence. */
function asSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Assigns the details of a server error to form fields. */
export function placeServerErrors<TValues extends FieldValues>(
  details: readonly ErrorDetail[],
  values: TValues,
): PlacedErrors<TValues> {
  const fields = new Map<FieldPath<TValues>, string>();
  const rest: string[] = [];
  for (const { path, message } of details) {
    const field = fieldOf(values, path);
    if (field === undefined) {
      rest.push(asSentence(`${path.split('.').at(-1)} ${message}.`));
    } else {
      fields.set(field, fields.get(field) ?? asSentence(message));
    }
  }
  return { fields, rest };
}

interface SchemaFormOptions<TInput extends FieldValues, TOutput> {
  /** Validation schema. Its output is passed to `onSubmit`. */
  readonly schema: v.GenericSchema<TInput, TOutput>;
  readonly defaultValues: DefaultValues<TInput>;
  /**
   * Submits the form. Errors thrown by this function are shown next to the fields or above them. The entered values
   * remain in the form.
   */
  readonly onSubmit: (values: TOutput) => Promise<void>;
}

/** State of a form that has a validation schema, and the submit handler for its `<form>` element. */
export interface SchemaForm<TInput extends FieldValues, TOutput> extends UseFormReturn<TInput, unknown, TOutput> {
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

function showServerError<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  error: unknown,
): void {
  const apiError = apiErrorOf(error);
  const placed = placeServerErrors<TInput>(apiError?.details ?? [], form.getValues());
  const [first] = placed.fields.keys();
  for (const [path, message] of placed.fields) {
    form.setError(path, { type: 'server', message }, { shouldFocus: path === first });
  }
  // Plain validation errors are shown next to their fields. Other errors also need a general explanation.
  const isPlainValidation =
    apiError?.code === 'INVALID_REQUEST' &&
    apiError.details.length > 0 &&
    // The explanation covers errors without a field.
    apiError.details.every(({ path }) => path !== '');
  if (!isPlainValidation) {
    form.setError('root.server', { type: 'server', message: formErrorText(error) });
  } else if (placed.rest.length > 0) {
    form.setError('root.server', { type: 'server', message: placed.rest.join(' ') });
  }
}

/** Focuses the first invalid field on the screen. A group of checkboxes is marked as invalid as a whole. */
function focusFirstInvalid(form: Element | null): void {
  form
    ?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid] :is(input, select, textarea)')
    ?.focus();
}

/**
 * Returns the state of a form that validates a field on blur, shows server errors next to the fields, and focuses the
 * first invalid field.
 */
export function useSchemaForm<TInput extends FieldValues, TOutput>({
  schema,
  defaultValues,
  onSubmit,
}: SchemaFormOptions<TInput, TOutput>): SchemaForm<TInput, TOutput> {
  const form = useForm<TInput, unknown, TOutput>({
    resolver: valibotResolver(schema),
    // Collects all errors. Otherwise, rules that involve several fields would run only once each field is valid.
    criteriaMode: 'all',
    defaultValues,
    mode: 'onTouched',
    // React Hook Form would focus the field again shortly after the error is shown. Text typed in the meantime would
    // go to the wrong field.
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  const element = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (submitCount > 0) {
      focusFirstInvalid(element.current);
    }
  }, [submitCount]);
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showServerError(form, error);
    }
  });
  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    if (event?.currentTarget instanceof Element) {
      element.current = event.currentTarget;
    }
    await send(event);
  }
  return { ...form, submit };
}
