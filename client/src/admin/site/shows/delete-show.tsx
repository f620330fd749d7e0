import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDeleteShowMutation } from '../../../graphql/generated/hooks';
import { readAgainWhenStale } from '../../../graphql/stale';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import type { EditedShow } from './edited-show';

/** Deletes a show after a question. */
export function DeleteShow({ show, reload, onDeleted }: Omit<EditedShow, 'advertised'>) {
  const [remove, { loading }] = useDeleteShowMutation();
  const [isAsking, setAsking] = useState(false);

  async function removeIt(): Promise<void> {
    const input = { id: show.id, expectedVersion: show.version };
    const isDone = await attempt('Error deleting show', () =>
      readAgainWhenStale(() => remove({ variables: { input } }), reload),
    );
    setAsking(false);
    if (isDone) {
      announceDone(`${show.name} is deleted`);
      onDeleted();
    }
  }

  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4">
        <Text color="fg.muted">Shows that are over may stay: the shop lists the latest of them.</Text>
        <Button size="sm" variant="outline" colorPalette="danger" flexShrink="0" onClick={() => setAsking(true)}>
          Delete show
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${show.name}?`}
        confirmLabel="Delete show"
        isDestructive
        isPending={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>
          It is gone from the shop with its picture, and this cannot be taken back. To take it off the shop for a while,
          make it inactive instead.
        </Text>
      </ConfirmDialog>
    </PanelSection>
  );
}
