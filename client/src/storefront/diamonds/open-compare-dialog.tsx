import { CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { useAsync } from '../../table/list/use-async';
import type { List } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { whenClosed } from '../../ui/when-closed';
import { CompareTable } from './compare-table';
import { COMPARE_PARAMETER, readCompared } from './compared';

export interface CompareDialogProps {
  readonly isOpen: boolean;
  readonly list: List<DiamondRowFragment>;
}

function ComparedStones({
  ids,
  list: { columns, readRows },
}: Pick<CompareDialogProps, 'list'> & { readonly ids: readonly string[] }) {
  const user = useCurrentUser();
  const location = useLocation();
  const read = useMemo(() => () => readRows(ids), [readRows, ids]);
  const { value: stones, error, retry } = useAsync(read);
  if (error !== undefined) {
    return <ErrorState description={errorText(error)} onRetry={retry} />;
  }
  if (stones === null) {
    return <PageSpinner />;
  }
  const missing = ids.length - stones.length;
  return (
    <>
      {missing > 0 && user === null && (
        <Text px="6" pt="4">
          {missing === 1 ? '1 of these stones is' : `${missing} of these stones are`} shown to approved traders only.{' '}
          <TextLink to="/login" state={{ from: location }}>
            Sign in to compare all
          </TextLink>
        </Text>
      )}
      {stones.length < 2 ? (
        <EmptyMessage title="Nothing to compare" description="Fewer than two of these stones are visible to you." />
      ) : (
        <CompareTable stones={stones} columns={columns} />
      )}
    </>
  );
}

/** Implementation of `CompareDialog`, loaded on demand. */
export default function OpenCompareDialog({ isOpen, list }: CompareDialogProps) {
  const [parameters, setParameters] = useSearchParams();
  const compared = parameters.get(COMPARE_PARAMETER);
  const ids = useMemo(() => readCompared(compared), [compared]);

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
    <Dialog.Root size="full" placement="center" open={isOpen} onOpenChange={whenClosed(close)} lazyMount unmountOnExit>
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Compare stones</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body p="0">
              <ComparedStones ids={ids} list={list} />
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
