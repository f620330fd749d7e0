import { Text } from '@chakra-ui/react';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { Fact, FactList } from '../../kit/fact-list';
import { PanelSection } from '../../kit/panel-section';

interface BuyerSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Who ordered, as they were at that moment, and when. */
export function BuyerSection({ order: { buyer, user, createdAt, completedAt } }: BuyerSectionProps) {
  return (
    <PanelSection title="Buyer">
      <FactList>
        <Fact label="Name">
          {user === null ? buyer.name : <TextLink to={`/admin/users?open=${user.id}&page=1`}>{buyer.name}</TextLink>}
        </Fact>
        <Fact label="E-mail">{buyer.email}</Fact>
        <Fact label="Address">
          {buyer.address?.split('\n').map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Fact>
        <Fact label="Business type">{user?.businessType?.name}</Fact>
        <Fact label="Account">{user === null ? 'Deleted' : 'Open'}</Fact>
        <Fact label="Placed">{formatDateTime(createdAt)}</Fact>
        <Fact label="Closed">{completedAt === null ? null : formatDateTime(completedAt)}</Fact>
      </FactList>
    </PanelSection>
  );
}
