import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BaseSyntheticEvent, useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { apiErrorOf, type ErrorDetail } from '../graphql/api-error';
import { formErrorText } from '../graphql/error-text';

/** Server errors sorted to where they are shown. */
interface PlacedErrors<TValues extends FieldValues> {
  /** Message by path of a field of the form. */
  fields: ReadonlyMap<FieldPath<TValues>, string>;
  /** Messages about inputs that the form has no field for. */
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
 * The field that a server's path is about: the path itself, else its end, because the server names
 * inputs from the argument on (`input.address.city`, `set.colorId`) and a form from its own root.
 */
function fieldOf<TValues extends FieldValues>(values: TValues, path: string): FieldPath<TValues> | undefined {
  const parts = path.split('.');
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  return ends.find((end): end is FieldPath<TValues> => isFieldOf(values, end));
}

/** Turns the server's messages, which are predicates ("must not be empty"), into sentences. */
function asSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Puts each of the server's details at the form's field that it is about. */
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
  /** Validation schema; its output is passed to `onSubmit`. */
  readonly schema: v.GenericSchema<TInput, TOutput>;
  readonly defaultValues: DefaultValues<TInput>;
  /** Submits the form. Errors it throws are shown at the fields or above them; the input is kept. */
  readonly onSubmit: (values: TOutput) => Promise<void>;
}

/** A form over a schema, and the handler of its `<form>`. */
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
  // For plain validation errors, the messages at the fields are enough; other errors need their explanation.
  const isPlainValidation =
    apiError?.code === 'INVALID_REQUEST' &&
    apiError.details.length > 0 &&
    // Errors without a field are covered by the explanation.
    apiError.details.every(({ path }) => path !== '');
  if (!isPlainValidation) {
    form.setError('root.server', { type: 'server', message: formErrorText(error) });
  } else if (placed.rest.length > 0) {
    form.setError('root.server', { type: 'server', message: placed.rest.join(' ') });
  }
}

/** Moves the focus to the first invalid field on the screen. Of a group of checkboxes, the group is marked as invalid. */
function focusFirstInvalid(form: Element | null): void {
  form
    ?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid] :is(input, select, textarea)')
    ?.focus();
}

/**
 * A form that checks its schema on leaving a field, shows the server's errors at the fields, and moves the focus to the
 * first invalid field.
 */
export function useSchemaForm<TInput extends FieldValues, TOutput>({
  schema,
  defaultValues,
  onSubmit,
}: SchemaFormOptions<TInput, TOutput>): SchemaForm<TInput, TOutput> {
  const form = useForm<TInput, unknown, TOutput>({
    resolver: valibotResolver(schema),
    // Otherwise rules over several fields stay silent until every single field is right.
    criteriaMode: 'all',
    defaultValues,
    mode: 'onTouched',
    // It would focus the field a second time, a moment after the error is shown: text typed meanwhile goes elsewhere.
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
