import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockOperations, StockRecord } from '../../../graphql/stock/stock-operations';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelSection } from '../../kit/panel/panel-section';
import { noticesOf, type StockType } from '../stock-type';

interface DeleteRecordProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** Deletes the record for good, where its type allows that. */
export function DeleteRecord({ type, record }: DeleteRecordProps) {
  const { remove } = type.operations;
  return remove === null ? null : <Deletion type={type} record={record} operation={remove} />;
}

interface DeletionProps extends DeleteRecordProps {
  readonly operation: NonNullable<StockOperations['remove']>;
}

function Deletion({ type: { declaration }, record: { id, stockNumber, __typename }, operation }: DeletionProps) {
  const { open } = usePanel();
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useMutation(operation, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename, id }) ?? id });
    },
  });

  async function removeIt(): Promise<void> {
    const isDone = await attempt(noticesOf(declaration).deleting, () => remove({ variables: { id } }));
    setAsking(false);
    if (isDone) {
      announceDone(`${stockNumber} is deleted`);
      open(null);
    }
  }

  return (
    <PanelSection title="Deletion">
      <Text color="fg.muted">Orders keep its words and price. It cannot be taken back.</Text>
      <Button size="sm" variant="outline" colorPalette="danger" alignSelf="flex-start" onClick={() => setAsking(true)}>
        Delete {declaration.noun}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${stockNumber}?`}
        confirmLabel="Delete"
        isDestructive
        isPending={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>The {declaration.noun} is gone for good. Take it off the lists instead if it may come back.</Text>
      </ConfirmDialog>
    </PanelSection>
  );
}
