import { useSearchParams } from 'react-router-dom';
import { LotCard } from '../../catalogue/melee/lot-card';
import { meleeLists } from '../../catalogue/melee/melee-list';
import { CheckedBar } from '../../catalogue/stock/browser/checked-bar';
import { ClosedPage } from '../../catalogue/stock/browser/closed-page';
import { StockBrowser } from '../../catalogue/stock/browser/stock-browser';
import { grants } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useList } from '../../table/list/use-list';
import { NothingHere } from '../../ui/nothing-here';
import NotFoundPage from '../not-found-page';
import { LotDrawer } from './lot-drawer';

/** In the address: the lot that is open. */
const LOT_PARAMETER = 'lot';

const title = 'Melee';
const none = (
  <NothingHere title="No lots here yet" description="Our melee changes every day. Ask us for what you need." />
);

/** Melee by colour category and size. A lot opens beside the list, where its carats are chosen. */
function MeleeList() {
  const list = useList(meleeLists[useCurrentUser() === null ? 'everybody' : 'users']);
  const [parameters, setParameters] = useSearchParams();

  function withLot(id: string | null): URLSearchParams {
    const next = new URLSearchParams(parameters);
    next.delete(LOT_PARAMETER);
    if (id !== null) {
      next.set(LOT_PARAMETER, id);
    }
    return next;
  }

  if (list.settingsStatus === 'absent') {
    return <NotFoundPage />;
  }
  return (
    <StockBrowser
      list={list}
      title={title}
      description="Small stones by colour category and size, sold by weight."
      hrefOf={({ id }) => `/melee?${withLot(id).toString()}`}
      card={(lot, link) => <LotCard lot={lot} link={link} />}
      none={none}
    >
      <CheckedBar list={list} />
      <LotDrawer
        list={list}
        id={parameters.get(LOT_PARAMETER)}
        onClose={() => setParameters(withLot(null), { replace: true, preventScrollReset: true })}
      />
    </StockBrowser>
  );
}

/** The page of melee, for whom it is. */
export default function MeleePage() {
  return grants(useCurrentUser(), 'MELEE') ? <MeleeList /> : <ClosedPage title={title} />;
}
