import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { isStale } from '../../../graphql/stale-version';
import { announceFailure, type FailureNotice } from '../failure';
import { useIsWhole } from '../panel/whole-record';
import { showSuccess } from '../success-toast';
import { useUnsaved } from '../unsaved-changes';

/** What a field holds: a text, a choice, a file, a list of things. */
type Typed = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed while its form was open. */
interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  readonly mine: unknown;
}

interface Versions {
  /** As the form was opened. */
  readonly before: Typed;
  /** As it is now. */
  readonly now: Typed;
  /** As it is typed. */
  readonly mine: Typed;
}

/** Whether two fields hold the same. Files are the same when they are one file. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) {
    return true;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((each, index) => isSame(each, right[index]));
  }
  if (isThing(left) && isThing(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => isSame(left[name], right[name]));
  }
  return false;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

/** What others have changed to something else than is typed: what both have made the same is no difference. */
export function differencesOf(fields: readonly string[], { before, now, mine }: Versions): Difference[] {
  return fields
    .filter((field) => !isSame(before[field], now[field]) && !isSame(mine[field], now[field]))
    .map((field) => ({ field, before: before[field], now: now[field], mine: mine[field] }));
}

/** Those entries of what is sent that are another than they were. */
export function changedOf<Sent extends object>(sent: Sent, fields: readonly string[]): Partial<Sent> {
  const changed: Partial<Sent> = {};
  for (const field in sent) {
    if (fields.includes(field)) {
      changed[field] = sent[field];
    }
  }
  return changed;
}

/** A record of which the server counts the changes. */
interface Versioned {
  readonly version: number;
}

interface VersionedFormOptions<Stored extends Versioned, TInput extends FieldValues, TOutput extends object> {
  readonly schema: v.GenericSchema<TInput, TOutput>;
  /** As it is on the server, kept current. */
  readonly stored: Stored;
  /** What the form holds of it. */
  readonly typed: (stored: Stored) => DefaultValues<TInput>;
  /** What its fields are called, in their order. */
  readonly labels: Readonly<Record<Extract<keyof TInput, string>, string>>;
  /** Saves what was changed over the version that was opened. Resolves to what is stored then. */
  readonly save: (
    changed: Partial<TOutput>,
    expectedVersion: number,
    all: TOutput,
  ) => Promise<Stored | null | undefined>;
  /** Reads it again, past the cache: somebody else was faster. */
  readonly reload: () => Promise<unknown>;
  readonly failure: FailureNotice;
  /** Said once it is saved. */
  readonly done: string;
  readonly formId?: string;
}

/** Somebody else has changed what is typed here. */
export interface Conflict {
  readonly differences: readonly Difference[];
  readonly labels: Readonly<Record<string, string>>;
  /** Drops what was typed for what is stored now. */
  readonly takeTheirs: () => void;
  /** Puts what was typed on top of what is stored now, to be looked at and saved. */
  readonly keepMine: () => void;
}

/**
 * The form of a record that exists. It saves only what was changed, and only over the version that was opened: where others
 * were faster, nothing is overwritten, and `conflict` says what they did until one of the ways out is taken.
 */
export function useVersionedForm<Stored extends Versioned, TInput extends FieldValues, TOutput extends object>({
  schema,
  stored,
  typed,
  labels,
  save,
  reload,
  failure,
  done,
  formId,
}: VersionedFormOptions<Stored, TInput, TOutput>) {
  const [base, setBase] = useState(stored);
  const form = useSchemaForm<TInput, TOutput>({
    schema,
    defaultValues: typed(base),
    formId,
    onSubmit: async (values) => {
      try {
        const saved = await save(changedOf(values, changedFields()), base.version, values);
        letLeave();
        take(saved ?? base);
        showSuccess(done);
      } catch (error) {
        announceFailure(failure, error);
        if (!isStale(error)) {
          throw error;
        }
        await reload();
      }
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const fields = Object.keys(labels);
  const letLeave = useUnsaved(isDirty);

  /** Names of what holds something else than was opened. */
  function changedFields(): string[] {
    const [before, mine] = [typed(base), form.getValues()];
    return fields.filter((field) => !isSame(before[field], mine[field]));
  }

  function take(next: Stored): void {
    setBase(next);
    form.reset(typed(next));
  }

  function keep(next: Stored): void {
    const mine = changedOf(form.getValues(), changedFields());
    take(next);
    form.reset({ ...typed(next), ...mine }, { keepDefaultValues: true });
  }

  const isOutdated = useIsWhole() && stored.version > base.version;
  const differences =
    isOutdated && isDirty
      ? differencesOf(fields, { before: typed(base), now: typed(stored), mine: form.getValues() })
      : [];
  const isConflict = differences.length > 0;
  const conflict: Conflict | null = isConflict
    ? { differences, labels, takeTheirs: () => take(stored), keepMine: () => keep(stored) }
    : null;

  useEffect(() => {
    if (isOutdated && !isConflict && !isSubmitting) {
      // What others have done is not typed here.
      if (isDirty) {
        keep(stored);
      } else {
        take(stored);
      }
    }
  });

  return { form, isDirty, isSubmitting, conflict };
}

/** What `useVersionedForm` answers. */
export type VersionedForm<TInput extends FieldValues, TOutput extends object> = ReturnType<
  typeof useVersionedForm<Versioned, TInput, TOutput>
>;
