import { useState } from 'react';
import type { AccessPage, UserRecordFragment } from '../../../graphql/generated/graphql';
import { useSetPageAccessMutation } from '../../../graphql/generated/hooks';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { inOrder, samePages } from './pages';

/** Pages that were chosen, and those that were granted when that began. */
interface Draft {
  readonly pages: readonly AccessPage[];
  readonly base: readonly AccessPage[];
}

/** The pages of a user as they are granted and as they are being chosen, saved all at once. */
export function usePageAccess(user: UserRecordFragment) {
  const granted = inOrder(user.accesses.map(({ page }) => page));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [setAccess, { loading }] = useSetPageAccessMutation();
  const send = useUserChange(user.id);
  const pages = draft?.pages ?? granted;
  const isChanged = draft !== null && !samePages(draft.pages, granted);
  useUnsaved(isChanged);

  function choose(next: Iterable<AccessPage>): void {
    setDraft({ pages: inOrder(next), base: draft?.base ?? granted });
  }

  async function replace(next: readonly AccessPage[], before: readonly AccessPage[]): Promise<void> {
    const isDone = await attempt('Error adding user access', () =>
      send((known) => setAccess({ variables: { input: { ...known, pages: [...next] } } })),
    );
    if (isDone) {
      setDraft(null);
      showSuccess('The page access is saved', () => void replace(before, next));
    }
  }

  return {
    granted,
    pages,
    isChanged,
    /** Somebody else has granted other pages since these were chosen. */
    isOvertaken: isChanged && !samePages(draft.base, granted),
    isSaving: loading,
    choose,
    drop: () => setDraft(null),
    save: () => replace(pages, granted),
  };
}
