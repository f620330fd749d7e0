import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  AdminUserDocument,
  SetUserDomainDocument,
  SetUserLogoDocument,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { KeysSection } from '../../../shared/developers/api-keys/keys-section';
import { type CredentialFailure, CredentialOwnerProvider } from '../../../shared/developers/credential-owner';
import { EndpointsSection } from '../../../shared/developers/webhooks/endpoints-section';
import { attempt, type FailureNotice } from '../../kit/failure';
import { LogoForm } from '../../kit/logo-form';
import { PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { type PanelTab, PanelTabs } from '../../kit/panel/panel-tabs';
import { useUnsaved } from '../../kit/unsaved-changes';
import { UserVisibilitySection } from '../../kit/visibility-explainer/user-visibility-section';
import { AccessSection } from '../access/access-section';
import { CartTab, WishlistTab } from '../baskets/basket-tabs';
import { domainForm, saveBrand } from '../brand';
import { AddressesSection } from '../details/addresses-section';
import { DeleteUser } from '../details/delete-user';
import { AccountSection, DetailsSection } from '../details/details-section';
import { ImpersonationSection } from '../impersonation-section';
import { MarkupsSection } from '../markups/markups-section';
import { TryPrice } from '../markups/try-price';
import { LogTab } from '../records/log-tab';
import { OrdersTab } from '../records/orders-tab';
import { useUserChange } from '../use-user-change';
import { ApprovalSection } from './approval-section';
import { BlockSection } from './block-section';
import { BrandLine, ColorForm } from './color-form';
import { RoleSection } from './role-section';

interface DomainFormProps {
  readonly user: UserRecordFragment;
}

/** Form for the host name at which the shop shows the user's logo, color and prices. */
function DomainForm({ user }: DomainFormProps) {
  const [setDomain] = useMutation(SetUserDomainDocument);
  const send = useUserChange(user.id);
  const form = useSchemaForm({
    schema: domainForm,
    defaultValues: { domain: user.domain ?? '' },
    onSubmit: ({ domain: after }) =>
      saveBrand({
        before: user.domain,
        after,
        send: (domain) => send((userVersion) => setDomain({ variables: { input: { ...userVersion, domain } } })),
        show: (domain) => form.reset({ domain }),
        failure: 'Error updating agent domain',
        doneText: 'Domain saved',
      }),
  });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  return (
    <BrandLine saveLabel="Save domain" isDirty={isDirty} isSubmitting={isSubmitting} onSubmit={form.submit}>
      <TextField
        control={control}
        name="domain"
        label="Domain"
        hint="Its DNS must point to this shop. Visitors who are not signed in see prices with this user’s markups there."
        size="sm"
        isOptional
      />
    </BrandLine>
  );
}

const failures: Readonly<Record<CredentialFailure, FailureNotice>> = {
  fetchKeys: 'Error fetching API keys',
  revokeKey: 'Error revoking API key',
  fetchEndpoints: 'Error fetching webhooks',
  changeEndpoint: 'Error changing webhook',
  deleteEndpoint: 'Error deleting webhook',
  fetchDeliveries: 'Error fetching webhook deliveries',
  sendMessage: 'Error sending webhook',
};

function DevelopersTab({ userId }: { readonly userId: string }) {
  return (
    <CredentialOwnerProvider value={{ userId, isAdministrator: true, failures }}>
      <PanelSection title="API keys">
        <KeysSection />
      </PanelSection>
      <PanelSection title="Webhooks">
        <EndpointsSection />
      </PanelSection>
    </CredentialOwnerProvider>
  );
}

interface UserLogoProps {
  readonly user: UserRecordFragment;
}

function UserLogo({ user }: UserLogoProps) {
  const [setLogo, { loading }] = useMutation(SetUserLogoDocument);
  const send = useUserChange(user.id);
  return (
    <LogoForm
      logoUrl={user.logoUrl}
      without={`${user.displayName} sees the shop name until you upload a logo.`}
      onSave={(image) =>
        attempt('Error updating agent logo', () =>
          send((userVersion) => setLogo({ variables: { input: { ...userVersion, image } } })),
        )
      }
      isSaving={loading}
    />
  );
}

interface BrandSectionProps {
  readonly user: UserRecordFragment;
}

/** Section for the brand settings that the shop applies for the user and on the user's domain. */
function BrandSection({ user }: BrandSectionProps) {
  return (
    <PanelSection title="Logo, colour and domain">
      {user.role === 'USER' && (
        <Text color="fg.muted">
          Agents show these to their own customers. To use them, give the user the role Agent.
        </Text>
      )}
      <UserLogo user={user} />
      <ColorForm user={user} />
      <DomainForm user={user} />
    </PanelSection>
  );
}

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
      label: 'Visibility',
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

export default function UserPanel({ id, onDeleted }: UserPanelProps) {
  const query = useQuery(AdminUserDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord query={query} record={query.data?.user} noun="user" failure="Error fetching users">
      {(user) => (
        <>
          <PanelHeader title={user.displayName} note={user.displayName === user.email ? undefined : user.email} />
          <PanelTabs label="User sections" tabs={tabsOf(user, () => onDeleted(id))} />
        </>
      )}
    </PanelRecord>
  );
}
