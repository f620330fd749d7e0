import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface UnsavedChangesProps {
  /** Whether leaving would lose something, asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** What would be lost: "the changes to stone F-1042". */
  readonly what: string;
}

/**
 * Asks before unsaved changes are left: by a link, by Back, by another record in the panel, and by
 * closing or reloading the tab.
 */
export function UnsavedChanges({ isDirty, what }: UnsavedChangesProps) {
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    function askBrowser(event: BeforeUnloadEvent): void {
      if (isDirty()) {
        event.preventDefault();
      }
    }
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Text>You have not saved {what}. Leaving loses what you typed.</Text>
    </ConfirmDialog>
  );
}
