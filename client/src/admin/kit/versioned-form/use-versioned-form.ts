import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { isStale } from '../../../graphql/stale-version';
import { announceFailure, type FailureNotice } from '../failure';
import { useIsWhole } from '../panel/whole-record';
import { showSuccess } from '../success-toast';
import { useUnsaved } from '../unsaved-changes';
import { changedOf, type Difference, differencesOf, isSame } from './differences';

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
