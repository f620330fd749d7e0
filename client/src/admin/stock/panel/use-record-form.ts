import { useMutation } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { isStale } from '../../../graphql/stale-version';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { announceFailure, withdrawFailure } from '../../kit/failure';
import { useIsComplete } from '../../kit/panel/complete-record';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { inSlots } from '../form/form-fields';
import { changedEntries, type TypedRecord, typedRecord } from '../form/typed-record';
import { recordSchema } from '../form/value-rule';
import { noticesOf, type StockType } from '../stock-type';

/** Version that the edits are based on. */
interface EditedVersion {
  readonly version: number;
  readonly typed: TypedRecord;
}

function isSame(a: TypedRecord, b: TypedRecord): boolean {
  return Object.keys(changedEntries(a, b)).length === 0;
}

interface RecordFormOptions {
  readonly type: StockType;
  readonly record: StockRecord;
  /** Refetches the record, bypassing the cache. */
  readonly reload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/**
 * Returns the form of an existing record. Saves only changed fields, based on the version that was opened. If there
 * is a newer version, `conflict` is set until the user resolves it.
 */
export function useRecordForm({ type, record, reload, onSaved }: RecordFormOptions) {
  const { declaration, operations, form: parts } = type;
  const versionOf = (read: StockRecord): EditedVersion => ({
    version: read.version,
    typed: { ...parts.extra, ...typedRecord(declaration, read) },
  });
  const schema = useMemo(() => recordSchema(declaration, parts, { isNew: false }), [declaration, parts]);
  const [base, setBase] = useState(() => versionOf(record));
  const [update] = useMutation(operations.update);

  const form = useSchemaForm({
    schema,
    defaultValues: base.typed,
    onSubmit: async (values) => {
      // If the opened record violates rules introduced later, all values count as changed.
      const before = v.safeParse(schema, base.typed);
      const changed = changedEntries(before.success ? before.output : {}, values);
      try {
        const { data } = await update({
          variables: {
            id: record.id,
            expectedVersion: base.version,
            set: inSlots(declaration, parts.sent(changed, values)),
          },
        });
        const saved = data?.saved?.item;
        if (saved !== undefined) {
          start(versionOf(saved));
        }
        allowNavigation();
        withdrawFailure(noticesOf(declaration).updating);
        showSuccess(`${saved?.stockNumber ?? record.stockNumber} saved`);
        onSaved();
      } catch (error) {
        announceFailure(noticesOf(declaration).updating, error);
        if (isStale(error)) {
          await reload();
        } else {
          throw error;
        }
      }
    },
  });
  // `keepDirtyValues` only works if the component reads these properties of the form state.
  const { isDirty, dirtyFields } = form.formState;
  const allowNavigation = useUnsaved(isDirty);

  function start(next: EditedVersion): void {
    setBase(next);
    form.reset(next.typed);
  }

  const newest = versionOf(record);
  const isOutdated = useIsComplete() && record.version > base.version;
  const isChangedElsewhere = isOutdated && !isSame(base.typed, newest.typed);
  const conflict = isChangedElsewhere && isDirty ? { before: base.typed, now: newest.typed } : null;
  const canUpdateBase = isOutdated && conflict === null;

  useEffect(() => {
    if (canUpdateBase && isDirty) {
      // Only values outside the form, such as the status, have changed.
      setBase({ version: newest.version, typed: base.typed });
    } else if (canUpdateBase) {
      setBase(newest);
      form.reset(newest.typed);
    }
  });

  return {
    form,
    isDirty,
    changedCount: Object.keys(dirtyFields).length,
    conflict,
    /** Discards the typed values and loads the current version. */
    takeTheirs: () => start(newest),
    /** Applies the typed values to the current version, so that the user can review and save them. */
    keepMine: () => {
      setBase(newest);
      form.reset(newest.typed, { keepDirtyValues: true });
    },
  };
}
