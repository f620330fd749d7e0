import { KeysSection } from '../../shared/developers/api-keys/keys-section';
import { type CredentialFailure, CredentialOwnerProvider } from '../../shared/developers/credential-owner';
import { EndpointsSection } from '../../shared/developers/webhooks/endpoints-section';
import type { FailureNotice } from '../kit/failure';
import { PanelSection } from '../kit/panel/panel-section';

const failures: Readonly<Record<CredentialFailure, FailureNotice>> = {
  fetchKeys: 'Error fetching API keys',
  revokeKey: 'Error revoking API key',
  fetchEndpoints: 'Error fetching webhooks',
  changeEndpoint: 'Error changing webhook',
  deleteEndpoint: 'Error deleting webhook',
  fetchDeliveries: 'Error fetching webhook deliveries',
  sendMessage: 'Error sending webhook',
};

/** The keys of the user's programs, what they may spend, and where they are told of what happens. */
export function DevelopersTab({ userId }: { readonly userId: string }) {
  return (
    <CredentialOwnerProvider value={{ userId, isHouse: true, failures }}>
      <PanelSection title="API keys">
        <KeysSection />
      </PanelSection>
      <PanelSection title="Webhooks">
        <EndpointsSection />
      </PanelSection>
    </CredentialOwnerProvider>
  );
}
