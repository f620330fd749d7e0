import { AccountLayout } from '../../shared/account/account-layout';
import { KeysSection } from '../../shared/developers/api-keys/keys-section';
import { type CredentialOwner, CredentialOwnerProvider } from '../../shared/developers/credential-owner';
import { EndpointsSection } from '../../shared/developers/webhooks/endpoints-section';
import { TextLink } from '../../ui/links';
import { AccountSection } from './overview/account-section';

const currentUser: CredentialOwner = {
  userId: null,
  isAdministrator: false,
  failures: {
    fetchKeys: 'Your keys could not be loaded',
    revokeKey: 'The key could not be revoked',
    fetchEndpoints: 'Your endpoints could not be loaded',
    changeEndpoint: 'The endpoint could not be changed',
    deleteEndpoint: 'The endpoint could not be deleted',
    fetchDeliveries: 'The deliveries could not be loaded',
    sendMessage: 'The message could not be sent',
  },
};

/** Page for managing API keys and webhooks, `/account/programs`. */
export default function DevelopersPage() {
  return (
    <AccountLayout title="API access">
      <CredentialOwnerProvider value={currentUser}>
        <AccountSection
          title="API keys"
          lead={
            <>
              Your software sends a key instead of your password and acts on your behalf, within the key’s scopes.{' '}
              <TextLink to="/partners">The partner guide</TextLink> explains how to get started.
            </>
          }
        >
          <KeysSection />
        </AccountSection>
        <AccountSection
          title="Webhooks"
          lead="We send signed messages about events to your endpoints. Failed deliveries are retried for about 3 days."
        >
          <EndpointsSection />
        </AccountSection>
      </CredentialOwnerProvider>
    </AccountLayout>
  );
}
