import { useMemo } from 'react';
import * as v from 'valibot';
import type { PageId } from '../../../../table/state/page-ids';
import { useStoredText } from '../../../../table/state/stored-text';

const chosenView = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), name: v.string(), state: v.nullable(v.string()) }),
);

/** The saved view that somebody chose last for a list, as it was then. */
export type ChosenView = v.InferOutput<typeof chosenView>;

/** The view that was chosen on this device, `null` for none, and how to choose another. */
export function useChosenView(pageId: PageId): [ChosenView | null, (view: ChosenView | null) => void] {
  const [kept, keep] = useStoredText(`view:${pageId}`);
  const chosen = useMemo(() => {
    const { success, output } = v.safeParse(chosenView, kept);
    return success ? output : null;
  }, [kept]);
  const choose = (view: ChosenView | null) =>
    keep(view === null ? '' : JSON.stringify({ id: view.id, name: view.name, state: view.state }));
  return [chosen, choose];
}
