import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useAdminUserQuery } from '../../../graphql/generated/hooks';
import { PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { type PanelTab, PanelTabs } from '../../kit/panel/panel-tabs';
import { UserVisibilitySection } from '../../kit/visibility-explainer/user-visibility-section';
import { AccessSection } from '../access/access-section';
import { CartTab } from '../baskets/cart-tab';
import { WishlistTab } from '../baskets/wishlist-tab';
import { AccountSection } from '../details/account-section';
import { AddressesSection } from '../details/addresses-section';
import { DeleteUser } from '../details/delete-user';
import { DetailsSection } from '../details/details-section';
import { DevelopersTab } from '../developers-tab';
import { ImpersonationSection } from '../impersonation-section';
import { MarkupsSection } from '../markups/markups-section';
import { TryPrice } from '../markups/try-price';
import { LogTab } from '../records/log-tab';
import { OrdersTab } from '../records/orders-tab';
import { ApprovalSection } from './approval-section';
import { BlockSection } from './block-section';
import { BrandSection } from './brand-section';
import { RoleSection } from './role-section';

/** The parts of a user, in the order of their tabs. */
function tabsOf(user: UserRecordFragment, onDeleted: () => void): readonly PanelTab[] {
  return [
    {
      id: 'account',
      label: 'Account',
      content: () => (
        <>
          <ApprovalSection user={user} />
          <BlockSection user={user} />
          <RoleSection user={user} />
          <DetailsSection user={user} />
          <AddressesSection user={user} />
          <AccountSection user={user} />
          <DeleteUser user={user} onDeleted={onDeleted} />
        </>
      ),
    },
    {
      id: 'prices',
      label: 'Prices',
      content: () => (
        <>
          <MarkupsSection user={user} />
          <TryPrice user={user} />
        </>
      ),
    },
    {
      id: 'sees',
      label: 'What they see',
      content: () => (
        <>
          <ImpersonationSection user={user} />
          <AccessSection user={user} />
          <UserVisibilitySection userId={user.id} />
        </>
      ),
    },
    { id: 'brand', label: 'Brand', content: () => <BrandSection user={user} /> },
    { id: 'wishlist', label: 'Wishlist', content: () => <WishlistTab userId={user.id} /> },
    { id: 'cart', label: 'Cart', content: () => <CartTab userId={user.id} /> },
    { id: 'orders', label: 'Orders', content: () => <OrdersTab userId={user.id} /> },
    { id: 'programs', label: 'API access', content: () => <DevelopersTab userId={user.id} /> },
    { id: 'log', label: 'Log', content: () => <LogTab userId={user.id} /> },
  ];
}

export interface UserPanelProps {
  readonly id: string;
  readonly onDeleted: (id: string) => void;
}

/** One user: what they may do, what they pay and see, what is theirs, and what has been done about them. */
export default function UserPanel({ id, onDeleted }: UserPanelProps) {
  const query = useAdminUserQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord query={query} record={query.data?.user} noun="user" failure="Error fetching users">
      {(user) => (
        <>
          <PanelHeader title={user.displayName} note={user.displayName === user.email ? undefined : user.email} />
          <PanelTabs label="Parts of the user" tabs={tabsOf(user, () => onDeleted(id))} />
        </>
      )}
    </PanelRecord>
  );
}
