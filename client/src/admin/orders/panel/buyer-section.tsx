import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { PanelSection } from '../../kit/panel/panel-section';
import { UserLink } from '../../kit/user-link';

interface BuyerSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Who ordered, as they were at that moment, and when. */
export function BuyerSection({ order }: BuyerSectionProps) {
  const { buyer, user, createdAt, completedAt } = order;
  return (
    <PanelSection title="Buyer">
      <FactList>
        <Fact label="Name">
          <UserLink user={user}>{buyer.name}</UserLink>
        </Fact>
        <Fact label="Email">{buyer.email}</Fact>
        <Fact label="Business type">{user?.businessType?.name}</Fact>
        <Fact label="Account">{user === null ? 'Deleted' : 'Open'}</Fact>
        <Fact label="Placed">{formatDateTime(createdAt)}</Fact>
        <Fact label="Closed">{completedAt === null ? null : formatDateTime(completedAt)}</Fact>
      </FactList>
    </PanelSection>
  );
}
