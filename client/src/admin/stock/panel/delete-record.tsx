import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { StockOperations, StockRecord } from '../../../graphql/stock/stock-operations';
import { DeleteSection } from '../../kit/panel/delete-section';
import { usePanel } from '../../kit/panel/panel-context';
import { noticesOf, type StockType } from '../stock-type';

interface DeleteRecordProps {
  readonly type: StockType;
  readonly record: StockRecord;
}

/** Section that permanently deletes a record. Not rendered if records of this type cannot be deleted. */
export function DeleteRecord({ type, record }: DeleteRecordProps) {
  const { remove } = type.operations;
  return remove === null ? null : <Deletion type={type} record={record} operation={remove} />;
}

interface DeletionProps extends DeleteRecordProps {
  readonly operation: NonNullable<StockOperations['remove']>;
}

function Deletion({ type: { declaration }, record: { id, stockNumber, __typename }, operation }: DeletionProps) {
  const { open } = usePanel();
  const [remove] = useMutation(operation, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename, id }) ?? id });
    },
  });
  return (
    <DeleteSection
      noun={declaration.noun}
      question={`Delete ${stockNumber}?`}
      note="Orders retain the description and price. This cannot be undone."
      remove={() => remove({ variables: { id } })}
      failure={noticesOf(declaration).deleting}
      doneText={`${stockNumber} deleted`}
      onDeleted={() => open(null)}
    >
      <Text>
        The {declaration.noun} is deleted permanently. If it may become available again, deactivate it instead.
      </Text>
    </DeleteSection>
  );
}
