import { skipToken } from '@apollo/client/react';
import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import { useDiamondListQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { NothingHere } from '../../ui/nothing-here';
import { PageSpinner } from '../../ui/page-spinner';
import type { CompareDialogProps } from './compare-dialog';
import { CompareTable } from './compare-table';
import { COMPARE_PARAMETER, MOST_COMPARED, readCompared } from './compared';

function ComparedStones({ ids, columns }: Pick<CompareDialogProps, 'columns'> & { readonly ids: readonly string[] }) {
  const { data, error, refetch } = useDiamondListQuery(
    ids.length === 0
      ? skipToken
      : { variables: { filter: { ids: [...ids] }, page: { index: 0, size: MOST_COMPARED } } },
  );
  const items = data?.diamonds?.items;
  if (error !== undefined) {
    return <ErrorState description={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (items === undefined) {
    return <PageSpinner />;
  }
  const stones = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return stones.length < 2 ? (
    <NothingHere title="Nothing to compare" description="The stones are no longer shown." />
  ) : (
    <CompareTable stones={stones} columns={columns} />
  );
}

/** What `CompareDialog` loads. */
export default function OpenCompareDialog({ isOpen, columns }: CompareDialogProps) {
  const [parameters, setParameters] = useSearchParams();
  const ids = readCompared(parameters.get(COMPARE_PARAMETER));

  function close(): void {
    setParameters(
      (before) => {
        before.delete(COMPARE_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Dialog.Root
      size="full"
      placement="center"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) {
          close();
        }
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Compare stones</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body p="0">
              <ComparedStones ids={ids} columns={columns} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close the comparison" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
