import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import * as v from 'valibot';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  type SavedViewPatch,
  type SavedViewRowFragment,
  SavedViewsDocument,
  UpdateSavedViewDocument,
} from '../../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../../graphql/stale-version';
import type { PageId } from '../../../../table/state/page-ids';
import { useStoredText } from '../../../../table/state/stored-text';
import { attempt } from '../../failure';
import { showSuccess } from '../../success-toast';

const chosenView = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), name: v.string(), state: v.nullable(v.string()) }),
);

/** View last selected for a list, with the view's state when it was selected. */
type ChosenView = v.InferOutput<typeof chosenView>;

/** Returns the view selected on this device (or null), and a function that selects another view. */
function useChosenView(pageId: PageId): [ChosenView | null, (view: ChosenView | null) => void] {
  const [storedText, setStoredText] = useStoredText(`view:${pageId}`);
  const chosen = useMemo(() => {
    const { success, output } = v.safeParse(chosenView, storedText);
    return success ? output : null;
  }, [storedText]);
  const choose = (view: ChosenView | null) =>
    setStoredText(view === null ? '' : JSON.stringify({ id: view.id, name: view.name, state: view.state }));
  return [chosen, choose];
}

export type NewView = Pick<SavedViewRowFragment, 'name' | 'state' | 'isShared'>;

/**
 * Returns the saved views of a list, the selected view, and functions that change them. Views are fetched when first
 * needed.
 */
export function useSavedViews(pageId: PageId, isNeeded: boolean) {
  const [chosen, choose] = useChosenView(pageId);
  const { data, error, refetch } = useQuery(SavedViewsDocument, {
    variables: { pageName: pageId },
    skip: !isNeeded,
    fetchPolicy: 'cache-and-network',
  });
  const refetchOptions = { refetchQueries: [{ query: SavedViewsDocument, variables: { pageName: pageId } }] };
  const [createView] = useMutation(CreateSavedViewDocument, refetchOptions);
  const [updateView] = useMutation(UpdateSavedViewDocument, refetchOptions);
  const [deleteView] = useMutation(DeleteSavedViewDocument, refetchOptions);

  async function create(view: NewView): Promise<void> {
    const { data: result } = await createView({ variables: { input: { pageName: pageId, ...view } } });
    const created = result?.createSavedView?.view;
    if (created !== undefined) {
      choose(created);
      showSuccess(`View “${created.name}” saved`);
    }
  }

  async function update({ id, version }: SavedViewRowFragment, set: SavedViewPatch): Promise<void> {
    const input = { id, expectedVersion: version, set };
    const { data: result } = await refetchWhenStale(() => updateView({ variables: { input } }), refetch);
    const updated = result?.updateSavedView?.view;
    if (updated !== undefined) {
      choose(updated);
      showSuccess(`View “${updated.name}” saved`);
    }
  }

  async function remove(view: SavedViewRowFragment): Promise<void> {
    const { id, version, name, state, isShared } = view;
    const isDone = await attempt('Error deleting view', () =>
      refetchWhenStale(() => deleteView({ variables: { input: { id, expectedVersion: version } } }), refetch),
    );
    if (isDone) {
      if (chosen?.id === id) {
        choose(null);
      }
      showSuccess(
        `View “${name}” deleted`,
        () => void attempt('Error saving view', () => create({ name, state, isShared })),
      );
    }
  }

  return {
    views: data?.savedViews ?? null,
    error,
    chosen,
    choose: (view: ChosenView | null) => choose(view),
    create,
    update,
    remove,
  };
}
