import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { apiErrorOf } from '../../../graphql/api-error';
import type { StoneRecordFragment } from '../../../graphql/generated/graphql';
import { useUpdateDiamondMutation } from '../../../graphql/generated/hooks';
import { announceDone } from '../../kit/done';
import { announceFailure } from '../../kit/failure';
import { useUnsaved } from '../../kit/unsaved-changes';
import { changedEntries, toDiamondPatch } from '../form/stone-input';
import { type StoneTyped, stoneSchema } from '../form/stone-schema';
import { typedStone } from '../form/stone-typed';

/** The version of a stone that an edit started from. */
interface EditedVersion {
  readonly version: number;
  readonly typed: StoneTyped;
}

function editedVersion(stone: StoneRecordFragment): EditedVersion {
  return { version: stone.version, typed: typedStone(stone) };
}

function isSame(left: StoneTyped, right: StoneTyped): boolean {
  return Object.keys(changedEntries(left, right)).length === 0;
}

interface StoneFormOptions {
  /** As it is on the server, kept current. */
  readonly stone: StoneRecordFragment;
  /** Reads it again, past the cache. */
  readonly reload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/**
 * The form of a stone that exists. It saves only what was changed and only over the version that was
 * opened; when that is no longer the newest, `conflict` says so until one of the ways out is taken.
 */
export function useStoneForm({ stone, reload, onSaved }: StoneFormOptions) {
  const [base, setBase] = useState(() => editedVersion(stone));
  const [updateDiamond] = useUpdateDiamondMutation();

  const form = useSchemaForm({
    schema: stoneSchema,
    defaultValues: base.typed,
    onSubmit: async (values) => {
      const set = toDiamondPatch(v.parse(stoneSchema, base.typed), values);
      try {
        const { data } = await updateDiamond({
          variables: { input: { id: stone.id, expectedVersion: base.version, set } },
        });
        const saved = data?.updateDiamond?.diamond;
        if (saved !== undefined) {
          start(editedVersion(saved));
        }
        letLeave();
        announceDone(`${saved?.stockNumber ?? stone.stockNumber} is saved`);
        onSaved();
      } catch (error) {
        announceFailure('Error updating diamond', error);
        if (apiErrorOf(error)?.reason === 'STALE_VERSION') {
          await reload();
        } else {
          throw error;
        }
      }
    },
  });
  // What `keepDirtyValues` keeps is only tracked for whoever reads it.
  const { isDirty, dirtyFields } = form.formState;
  const letLeave = useUnsaved(isDirty);

  function start(next: EditedVersion): void {
    setBase(next);
    form.reset(next.typed);
  }

  const newest = editedVersion(stone);
  const isOutdated = stone.version > base.version;
  const isTouchedElsewhere = isOutdated && !isSame(base.typed, newest.typed);
  const conflict = isTouchedElsewhere && isDirty ? { before: base.typed, now: newest.typed } : null;
  const canFollow = isOutdated && conflict === null;

  useEffect(() => {
    if (canFollow && isDirty) {
      // Only what the form does not hold was changed, such as the status.
      setBase({ version: newest.version, typed: base.typed });
    } else if (canFollow) {
      setBase(newest);
      form.reset(newest.typed);
    }
  });

  return {
    form,
    isDirty,
    changedCount: Object.keys(dirtyFields).length,
    conflict,
    /** Drops what was typed for the newest version. */
    takeTheirs: () => start(newest),
    /** Puts what was typed on top of the newest version, to be looked at and saved. */
    keepMine: () => {
      setBase(newest);
      form.reset(newest.typed, { keepDirtyValues: true });
    },
  };
}
