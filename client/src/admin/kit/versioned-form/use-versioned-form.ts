import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { isStale } from '../../../graphql/stale-version';
import { announceFailure, type FailureNotice } from '../failure';
import { useIsComplete } from '../panel/complete-record';
import { showSuccess } from '../success-toast';
import { useUnsaved } from '../unsaved-changes';

/** Form values by field name: strings, choices, files and lists. */
type FormValues = Readonly<Record<string, unknown>>;

/** Field changed by another user while the form was open. */
interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  readonly mine: unknown;
}

interface Versions {
  /** Value when the form was opened. */
  readonly before: FormValues;
  /** Current value on the server. */
  readonly now: FormValues;
  /** Value in the form. */
  readonly mine: FormValues;
}

/** Compares two field values. Files are equal only if they are the same object. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) {
    return true;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSame(a[name], b[name]));
  }
  return false;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

/**
 * Returns the fields that others changed to a value that differs from the form. Fields changed to the same value by
 * both users do not conflict.
 */
export function differencesOf(fields: readonly string[], { before, now, mine }: Versions): Difference[] {
  return fields
    .filter((field) => !isSame(before[field], now[field]) && !isSame(mine[field], now[field]))
    .map((field) => ({ field, before: before[field], now: now[field], mine: mine[field] }));
}

/** Returns the entries of `sent` that are listed in `fields`. */
export function changedOf<Sent extends object>(sent: Sent, fields: readonly string[]): Partial<Sent> {
  const changed: Partial<Sent> = {};
  for (const field in sent) {
    if (fields.includes(field)) {
      changed[field] = sent[field];
    }
  }
  return changed;
}

interface Versioned {
  readonly version: number;
}

interface VersionedFormOptions<Stored extends Versioned, TInput extends FieldValues, TOutput extends object> {
  readonly schema: v.GenericSchema<TInput, TOutput>;
  readonly stored: Stored;
  readonly typed: (stored: Stored) => DefaultValues<TInput>;
  readonly labels: Readonly<Record<Extract<keyof TInput, string>, string>>;
  /** Saves the changes, based on the opened version. Resolves to the saved record. */
  readonly save: (
    changed: Partial<TOutput>,
    expectedVersion: number,
    all: TOutput,
  ) => Promise<Stored | null | undefined>;
  /** Refetches the record after a version conflict, bypassing the cache. */
  readonly reload: () => Promise<unknown>;
  readonly failure: FailureNotice;
  readonly doneText: string;
}

/** Version conflict that affects fields edited by the user. */
export interface Conflict {
  readonly differences: readonly Difference[];
  readonly labels: Readonly<Record<string, string>>;
  /** Replaces the form values with the stored values. */
  readonly takeTheirs: () => void;
  /** Applies the form values to the stored record, so that the user can review and save them. */
  readonly keepMine: () => void;
}

/**
 * Returns the form of an existing record. Sends only changed fields, with the version that was opened. If the record
 * was changed in the meantime, nothing is overwritten, and `conflict` contains the differences until the user
 * resolves them.
 */
export function useVersionedForm<Stored extends Versioned, TInput extends FieldValues, TOutput extends object>({
  schema,
  stored,
  typed,
  labels,
  save,
  reload,
  failure,
  doneText,
}: VersionedFormOptions<Stored, TInput, TOutput>) {
  const [base, setBase] = useState(stored);
  const form = useSchemaForm<TInput, TOutput>({
    schema,
    defaultValues: typed(base),
    onSubmit: async (values) => {
      try {
        const saved = await save(changedOf(values, changedFields()), base.version, values);
        allowNavigation();
        takeStored(saved ?? base);
        showSuccess(doneText);
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
  const allowNavigation = useUnsaved(isDirty);

  function changedFields(): string[] {
    const [before, mine] = [typed(base), form.getValues()];
    return fields.filter((field) => !isSame(before[field], mine[field]));
  }

  function takeStored(next: Stored): void {
    setBase(next);
    form.reset(typed(next));
  }

  function keepMine(next: Stored): void {
    const mine = changedOf(form.getValues(), changedFields());
    takeStored(next);
    form.reset({ ...typed(next), ...mine }, { keepDefaultValues: true });
  }

  const isOutdated = useIsComplete() && stored.version > base.version;
  const differences =
    isOutdated && isDirty
      ? differencesOf(fields, { before: typed(base), now: typed(stored), mine: form.getValues() })
      : [];
  const isConflict = differences.length > 0;
  const conflict: Conflict | null = isConflict
    ? { differences, labels, takeTheirs: () => takeStored(stored), keepMine: () => keepMine(stored) }
    : null;

  useEffect(() => {
    if (isOutdated && !isConflict && !isSubmitting) {
      // Adopts other users' changes to fields that this user has not edited.
      if (isDirty) {
        keepMine(stored);
      } else {
        takeStored(stored);
      }
    }
  });

  return { form, isDirty, isSubmitting, conflict };
}

export type VersionedForm<TInput extends FieldValues, TOutput extends object> = ReturnType<
  typeof useVersionedForm<Versioned, TInput, TOutput>
>;
