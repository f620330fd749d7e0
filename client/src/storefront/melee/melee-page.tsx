import { useCallback } from 'react';
import { useBasket } from '../../catalogue/basket/use-basket';
import { LotCard } from '../../catalogue/melee/lot-card';
import { meleeLists } from '../../catalogue/melee/melee-list';
import { meleePage } from '../../catalogue/melee/melee-page-info';
import { CheckedBar } from '../../catalogue/stock/browser/checked-bar';
import { ClosedPage } from '../../catalogue/stock/browser/closed-page';
import { StockBrowser } from '../../catalogue/stock/browser/stock-browser';
import { useOpenItem } from '../../catalogue/stock/browser/use-open-item';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { useList } from '../../table/list/use-list';
import { NothingHere } from '../../ui/nothing-here';
import NotFoundPage from '../not-found-page';
import { CardAmount } from './card-amount';
import { LotDrawer } from './lot-drawer';

const { title, description, access } = meleePage;
const none = (
  <NothingHere title="No lots here yet" description="Our melee changes every day. Ask us for what you need." />
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
      <CheckedBar list={list} />
      <LotDrawer list={list} isOpen={open.id !== null} id={open.id} onClose={open.close} />
    </StockBrowser>
  );
}

/** The page of melee, for whom it is. */
export default function MeleePage() {
  return grants(useCurrentUser(), access) ? <MeleeList /> : <ClosedPage title={title} />;
}
