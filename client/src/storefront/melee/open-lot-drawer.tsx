import { CloseButton, Drawer, Flex, HStack, Portal, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { errorText } from '../../graphql/error-text';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { LotDrawing } from '../../shared/items/lot-drawing';
import { StockNote } from '../../shared/stock-notes/stock-note';
import { useAsync } from '../../table/list/use-async';
import type { List } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { whenClosed } from '../../ui/when-closed';
import { AmountForm } from './amount-form';
import { lotMark, titleOfLot } from './lot-text';

function Lot({
  lot,
  columns,
  onAdded,
}: { readonly lot: MeleeLotRowFragment; readonly onAdded: () => void } & Pick<List<MeleeLotRowFragment>, 'columns'>) {
  return (
    <Stack gap="6">
      <Flex minHeight="8rem" align="center" justify="center" bg="bg.subtle">
        <LotDrawing lot={lot} />
      </Flex>
      <Stack as="dl" gap="0">
        {columns.map(({ id, header, cell }) => (
          <HStack key={id} justify="space-between" py="2" borderBottomWidth="1px">
            <Text as="dt" color="fg.muted">
              {header}
            </Text>
            <Text as="dd">{cell(lot)}</Text>
          </HStack>
        ))}
      </Stack>
      {lotMark(lot).tone === 'ok' ? (
        <AmountForm lot={lot} onAdded={onAdded} />
      ) : (
        <Text color="fg.muted">Nothing is left of this lot. Others of its size may be.</Text>
      )}
      <StockNote key={lot.id} item={lot} kind="MELEE" />
    </Stack>
  );
}

function OpenLot({
  list: { readRows, columns },
  id,
  onClose,
}: Pick<LotDrawerProps, 'list' | 'onClose'> & { readonly id: string }) {
  const read = useMemo(() => () => readRows([id]), [readRows, id]);
  const { value, error, retry } = useAsync(read);
  const lot = value?.[0];
  return (
    <>
      <Drawer.Header>
        <Drawer.Title>{lot === undefined ? 'Melee lot' : titleOfLot(lot)}</Drawer.Title>
      </Drawer.Header>
      <Drawer.Body>
        {error !== undefined && <ErrorState description={errorText(error)} onRetry={retry} />}
        {value === null && error === undefined && <PageSpinner />}
        {value !== null && lot === undefined && (
          <EmptyMessage title="This lot is no longer shown" description="It was sold, or is not among your pages." />
        )}
        {lot !== undefined && <Lot lot={lot} columns={columns} onAdded={onClose} />}
      </Drawer.Body>
    </>
  );
}

export interface LotDrawerProps {
  readonly list: List<MeleeLotRowFragment>;
  readonly isOpen: boolean;
  /** Which lot is open, `null` for none. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** The drawer itself: see `lot-drawer.tsx`. */
export default function OpenLotDrawer({ list, isOpen, id, onClose }: LotDrawerProps) {
  return (
    <Drawer.Root open={isOpen} placement="end" size="sm" lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            {id !== null && <OpenLot list={list} id={id} onClose={onClose} />}
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close the lot" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
