import { useCallback } from 'react';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useBasket } from '../../shared/baskets/use-basket';
import { SelectionBar } from '../../shared/stock-lists/browser/selection-bar';
import { StockBrowser } from '../../shared/stock-lists/browser/stock-browser';
import { UnavailablePage } from '../../shared/stock-lists/browser/unavailable-page';
import { meleePage } from '../../shared/stock-pages/melee-page-info';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { dialogOnDemand } from '../../ui/on-demand';
import NotFoundPage from '../not-found-page';
import { CardAmount } from './card-amount';
import { LotCard } from './lot-card';
import { meleeLists } from './melee-list';
import type { LotDrawerProps } from './open-lot-drawer';
import { useOpenItem } from './use-open-item';

/** One lot beside its list, as it is now, and how much of it is wanted. */
const LotDrawer = dialogOnDemand<LotDrawerProps>(() => import('./open-lot-drawer'));

const { title, description, access } = meleePage;
const none = (
  <EmptyMessage title="No lots here yet" description="Our melee changes every day. Ask us for what you need." />
);

/** Melee by colour category and size. A lot opens beside the list, where its carats are chosen. */
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
    <StockBrowser list={list} title={title} description={description} hrefOf={open.hrefOf} card={card} none={none}>
      <SelectionBar list={list} />
      <LotDrawer list={list} isOpen={open.id !== null} id={open.id} onClose={open.close} />
    </StockBrowser>
  );
}

/** The page of melee, for whom it is. */
export default function MeleePage() {
  return grants(useCurrentUser(), access) ? <MeleeList /> : <UnavailablePage title={title} />;
}
