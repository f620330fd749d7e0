import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  MeleeLotFacetsDocument,
  MeleeLotListDocument,
  MeleeLotNumbersDocument,
  type MeleeLotRowFragment,
  type MeleeLotSortField,
} from '../../graphql/generated/graphql';
import { meleeLot } from '../../graphql/generated/stock/meleeLot';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { LotDrawing } from '../../shared/items/lot-drawing';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import { UnavailablePage } from '../../shared/stock-lists/browser/unavailable-page';
import { numberSource } from '../../shared/stock-lists/pasted-numbers';
import type { StockViewer } from '../../shared/stock-lists/stock-columns';
import { stockList, stockSource } from '../../shared/stock-lists/stock-list';
import { CardNote } from '../../shared/stock-notes/note-mark';
import { meleePage } from '../../shared/stock-pages/stock-pages';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { CoveringLink } from '../../table/cards/covering-link';
import type { ListDeclaration } from '../../table/list/list-declaration';
import type { ListSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { dialogOnDemand } from '../../ui/on-demand';
import { StatusMark } from '../../ui/status-mark';
import NotFoundPage from '../not-found-page';
import { CardAmount } from './card-amount';
import { lotMark, titleOfLot } from './lot-text';
import type { LotDrawerProps } from './open-lot-drawer';

interface LotCardProps {
  readonly lot: MeleeLotRowFragment;
  readonly link: CardLinkProps;
  /** Amount field, shown only for available lots. */
  readonly amount: ReactNode;
}

/** Card of a lot: stones at actual size, title, price per carat and amount. */
function LotCard({ lot, link: { to, ref, ...handlers }, amount }: LotCardProps) {
  const { text, tone } = lotMark(lot);
  return (
    <Stack gap="2" pt="{sizes.11}" pb="4" height="full">
      <Flex height="8rem" align="center" justify="center">
        <LotDrawing lot={lot} />
      </Flex>
      <Stack gap="0" flex="1">
        <Text as="span" textStyle="xl">
          <CoveringLink to={to} ref={ref} {...handlers}>
            {titleOfLot(lot)}
          </CoveringLink>
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {lot.shape.label} · {lot.stockNumber}
        </Text>
        <CardNote note={lot.note} />
      </Stack>
      <HStack justify="space-between" align="baseline" flexWrap="wrap" columnGap="2" rowGap="0">
        <Text textStyle="lg" fontWeight="semibold">
          {lot.price?.perCarat == null ? 'On request' : `${formatPrice(lot.price.perCarat)}/ct`}
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {formatCarats(lot.carats)} ct
        </Text>
      </HStack>
      <Text as="span" textStyle="sm">
        {tone === undefined ? text : <StatusMark tone={tone}>{text}</StatusMark>}
      </Text>
      {tone === 'ok' && amount}
    </Stack>
  );
}

const source: ListSource<MeleeLotRowFragment, MeleeLotSortField> = {
  ...stockSource(meleeLot, {
    page: MeleeLotListDocument,
    pageOf: (data) => data.meleeLots,
    facets: MeleeLotFacetsDocument,
    facetsOf: (data) => data.meleeLots?.facets,
  }),
  exported: (list) => ({ meleeLots: list }),
};

const numbers = numberSource(meleeLot, MeleeLotNumbersDocument, (data) => data.meleeLots?.items);

function listFor(viewer: StockViewer): ListDeclaration<MeleeLotRowFragment, MeleeLotSortField> {
  return stockList<MeleeLotRowFragment, MeleeLotSortField>({
    pageId: 'melee',
    stock: meleeLot,
    viewer,
    noun: 'lot',
    plural: 'lots',
    source,
    numbers,
    rowName: ({ stockNumber }) => stockNumber,
    columns: [{ path: 'availability', mark: lotMark }],
  });
}

/** List declarations for melee lots, for visitors and for signed-in users. */
const meleeLists = { everybody: listFor('everybody'), users: listFor('users') };

/** URL parameter that contains the ID of the open item. */
const PARAMETER = 'open';

/** Item that is open next to the list. Its ID is stored in the URL. */
interface OpenItem {
  /** Null if no item is open. */
  readonly id: string | null;
  /** Returns the URL of the list with the given item open. */
  readonly hrefOf: (item: { readonly id: string }) => string;
  readonly close: () => void;
}

/**
 * Returns the open item of a list whose items have no pages. The URL contains its ID, so that the Back button closes
 * it.
 */
function useOpenItem(path: string): OpenItem {
  const [parameters, setParameters] = useSearchParams();

  return useMemo((): OpenItem => {
    function withOpen(id: string | null): URLSearchParams {
      const next = new URLSearchParams(parameters);
      next.delete(PARAMETER);
      if (id !== null) {
        next.set(PARAMETER, id);
      }
      return next;
    }

    return {
      id: parameters.get(PARAMETER),
      hrefOf: ({ id }) => `${path}?${withOpen(id).toString()}`,
      close: () => setParameters(withOpen(null), { replace: true, preventScrollReset: true }),
    };
  }, [path, parameters, setParameters]);
}

/** Drawer next to the list that shows a lot and its amount field. */
const LotDrawer = dialogOnDemand<LotDrawerProps>(() => import('./open-lot-drawer'));

const { title, description, access } = meleePage;
const emptyMessage = (
  <EmptyMessage title="No lots available" description="Our melee changes every day. Ask us for what you need." />
);

/** List of melee lots, filtered by color category and size. */
function MeleeList() {
  const list = useList(meleeLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const open = useOpenItem('/melee');
  const basket = useBasket();
  const card = useCallback(
    (lot: MeleeLotRowFragment, link: CardLinkProps) => (
      <LotCard lot={lot} link={link} amount={<CardAmount lot={lot} basket={basket} />} />
    ),
    [basket],
  );
  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  return (
    <StockBrowser
      list={list}
      title={title}
      description={description}
      hrefOf={open.hrefOf}
      card={card}
      emptyMessage={emptyMessage}
    >
      <SelectionBar list={list} />
      <LotDrawer list={list} isOpen={open.id !== null} id={open.id} onClose={open.close} />
    </StockBrowser>
  );
}

/** Page that lists melee lots. */
export default function MeleePage() {
  return grants(useCurrentUser(), access) ? <MeleeList /> : <UnavailablePage title={title} />;
}
