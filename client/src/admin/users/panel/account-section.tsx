import { Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { FactList } from '../../kit/fact-list';
import { PanelSection } from '../../kit/panel-section';

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
      <FactList
        facts={[
          ['E-mail', user.email],
          ['E-mail confirmed', user.isEmailConfirmed ? 'Yes' : 'No'],
          ['Business type', user.businessType?.name ?? null],
          ['Registered', formatDateTime(user.registrationDate)],
          ['Last sign-in', user.lastLoginDate === null ? 'Never' : formatDateTime(user.lastLoginDate)],
          ...user.addresses.map(
            (address) =>
              [addressKind(address), addressLines(address).map((line) => <Text key={line}>{line}</Text>)] as const,
          ),
        ]}
      />
    </PanelSection>
  );
}
