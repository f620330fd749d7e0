import { Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../kit/fact-list';
import { PanelSection } from '../../kit/panel/panel-section';

type UserAddress = UserRecordFragment['addresses'][number];

function addressKind({ isPrimary, isBilling }: UserAddress): string {
  const kinds = [isPrimary ? 'Primary' : null, isBilling ? 'billing' : null].filter((kind) => kind !== null);
  return kinds.length === 0 ? 'Address' : `${kinds.join(' and ')} address`;
}

function addressLines(address: UserAddress): string[] {
  const { firstName, lastName, company, address: street, city, federation, country, phone, email } = address;
  return [
    `${firstName} ${lastName}`,
    company,
    street,
    [city, federation?.name, country.name].filter((part) => part != null).join(', '),
    phone,
    email,
  ].filter((line): line is string => line !== null && line !== '');
}

interface AccountSectionProps {
  readonly user: UserRecordFragment;
}

/** What is known of the user, for reading only. */
export function AccountSection({ user }: AccountSectionProps) {
  return (
    <PanelSection title="Account">
      <FactList>
        <Fact label="E-mail">{user.email}</Fact>
        <Fact label="E-mail confirmed">{user.isEmailConfirmed ? 'Yes' : 'No'}</Fact>
        <Fact label="Business type">{user.businessType?.name}</Fact>
        <Fact label="Registered">{formatDateTime(user.registrationDate)}</Fact>
        <Fact label="Last sign-in">{user.lastLoginDate === null ? 'Never' : formatDateTime(user.lastLoginDate)}</Fact>
        {user.addresses.map((address) => (
          <Fact key={address.id} label={addressKind(address)}>
            {addressLines(address).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Fact>
        ))}
      </FactList>
    </PanelSection>
  );
}
