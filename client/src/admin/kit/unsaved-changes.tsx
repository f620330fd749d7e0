import { Text } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { openRecordOf } from './open-record';

interface Unsaved {
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

const UnsavedContext = createContext<Unsaved | null>(null);

/** Whether a step leaves the screen or the record; sorting the list behind a panel does not. */
function leaves(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || openRecordOf(from.search) !== openRecordOf(to.search);
}

interface UnsavedChangesProps {
  readonly children: ReactNode;
}

/**
 * Around forms: asks before unsaved ones are left by a link, by Back, by another record in the panel,
 * by closing or reloading the tab. A form takes part through `useUnsaved`. Once per screen.
 */
export function UnsavedChanges({ children }: UnsavedChangesProps) {
  const forms = useRef(new Set<string>());
  const unsaved = useMemo<Unsaved>(
    () => ({ add: (id) => forms.current.add(id), remove: (id) => forms.current.delete(id) }),
    [],
  );
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Location; nextLocation: Location }) =>
        forms.current.size > 0 && leaves(currentLocation, nextLocation),
      [],
    ),
  );

  useEffect(() => {
    function askBrowser(event: BeforeUnloadEvent): void {
      if (forms.current.size > 0) {
        event.preventDefault();
      }
    }
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        isDestructive
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <Text>What you typed here is not saved yet. Leaving loses it.</Text>
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/**
 * Takes part in `UnsavedChanges`. Returns what to call once the form is saved and the next step must
 * not be asked about, before React has rendered the form clean.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const unsaved = use(UnsavedContext);
  const id = useId();
  if (unsaved === null) {
    throw new Error('useUnsaved needs UnsavedChanges above it.');
  }

  useEffect(() => {
    if (isDirty) {
      unsaved.add(id);
    }
    return () => unsaved.remove(id);
  }, [unsaved, id, isDirty]);

  return useCallback(() => unsaved.remove(id), [unsaved, id]);
}
