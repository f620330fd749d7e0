import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import {
  type PageContentFragment,
  PageToEditDocument,
  ReplacePageSettingsDocument,
} from '../../../graphql/generated/graphql';
import { isStale } from '../../../graphql/stale-version';
import { announceFailure } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { draftOf, inputOf, isSameDraft, type PageDraft } from '../draft/page-draft';

type Errors = ReadonlyMap<string, string>;

const noErrors: Errors = new Map();

/** Returns error messages by path. Removes the argument name at the beginning of the server's paths. */
function errorsOf(error: unknown): Errors {
  const details = apiErrorOf(error)?.details ?? [];
  return new Map(
    details.map(({ path, message }) => [
      path.replace(/^(?:input\.)?settings\./, ''),
      `${message.charAt(0).toUpperCase()}${message.slice(1)}`,
    ]),
  );
}

/** Returns the state of the page editor: draft, errors, conflicts and save state. */
export function usePageEditor(stored: PageContentFragment) {
  const client = useApolloClient();
  const { pageName } = stored;
  /** Version that the draft is based on. */
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  /** Version saved by another administrator in the meantime. */
  const [theirs, setTheirs] = useState<PageContentFragment | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [isSaving, setSaving] = useState(false);

  async function send(next: PageDraft, expectedContent: string): Promise<PageContentFragment | null> {
    const variables = { input: { pageName, expectedContent, settings: inputOf(next) } };
    const { data } = await client.mutate({ mutation: ReplacePageSettingsDocument, variables });
    return data?.replacePageSettings?.pageSettings ?? null;
  }

  async function handleError(error: unknown): Promise<void> {
    announceFailure('Error saving page settings', error);
    setErrors(errorsOf(error));
    if (isStale(error)) {
      const { data } = await client.query({
        query: PageToEditDocument,
        variables: { pageName },
        fetchPolicy: 'network-only',
      });
      setTheirs(data?.pageSettings ?? null);
    }
  }

  function resetTo(stored: PageContentFragment): void {
    setBase(stored);
    setDraft(draftOf(stored));
    setErrors(noErrors);
    setTheirs(null);
  }

  /** Saves the draft and offers an undo. Returns whether saving succeeded. */
  async function save(next: PageDraft, canUndo = true): Promise<boolean> {
    setSaving(true);
    try {
      const before = draftOf(base);
      const result = await send(next, base.contentTag);
      if (result !== null) {
        resetTo(result);
        showSuccess(`${result.title} saved`, canUndo ? () => void undo(before, result) : undefined);
      }
      return result !== null;
    } catch (error) {
      await handleError(error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function undo(before: PageDraft, saved: PageContentFragment): Promise<void> {
    try {
      const result = await send(before, saved.contentTag);
      if (result !== null) {
        resetTo(result);
        showSuccess(`Changes to ${result.title} undone`);
      }
    } catch (error) {
      announceFailure('Error saving page settings', error);
    }
  }

  return {
    base,
    draft,
    theirs,
    isSaving,
    isDirty: !isSameDraft(draft, draftOf(base)),
    errorAt: (path: string) => errors.get(path),
    change: (patch: Partial<PageDraft>, changedPath?: string) => {
      setDraft((before) => ({ ...before, ...patch }));
      setErrors((before) =>
        changedPath === undefined ? noErrors : new Map([...before].filter(([path]) => path !== changedPath)),
      );
    },
    discard: () => resetTo(base),
    save,
    /** Keeps the draft and bases it on the version saved by the other administrator. */
    keepMine: () => {
      if (theirs !== null) {
        setBase(theirs);
        setTheirs(null);
      }
    },
    takeTheirs: () => {
      if (theirs !== null) {
        resetTo(theirs);
      }
    },
  };
}
