import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ChangeList } from '../../kit/conflict/change-list';

interface RestoreDefaultsProps {
  /** What would change; none where the page is as it was delivered. */
  readonly changes: readonly string[];
  readonly isPending: boolean;
  readonly onRestore: () => Promise<void>;
}

/** Makes the page what it was when it was delivered, once it has been said what that changes. */
export function RestoreDefaults({ changes, isPending, onRestore }: RestoreDefaultsProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setAsked(true)}>
        Restore defaults
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={changes.length === 0 ? 'This page is as it was delivered' : 'Restore the defaults of this page?'}
        confirmLabel={changes.length === 0 ? 'Close' : 'Restore defaults'}
        isDestructive={changes.length > 0}
        isPending={isPending}
        onConfirm={() => {
          if (changes.length === 0) {
            setAsked(false);
          } else {
            void onRestore().then(() => setAsked(false));
          }
        }}
        onCancel={() => setAsked(false)}
      >
        {changes.length === 0 ? (
          <Text>There is nothing to restore.</Text>
        ) : (
          <>
            <Text mb="2">Everybody sees it at once. What changes:</Text>
            <ChangeList changes={changes} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
