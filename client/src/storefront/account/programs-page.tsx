import { AccountLayout } from '../../catalogue/account/account-layout';
import { EndpointsSection } from '../../catalogue/programs/endpoints/endpoints-section';
import { KeysSection } from '../../catalogue/programs/keys/keys-section';
import { ProgramsOf, type ProgramsOwner } from '../../catalogue/programs/programs-owner';
import { TextLink } from '../../ui/links';
import { AccountSection } from './overview/account-section';

const own: ProgramsOwner = {
  userId: null,
  isHouse: false,
  failures: {
    fetchKeys: 'Your keys could not be read',
    revokeKey: 'The key was not revoked',
    fetchEndpoints: 'Your endpoints could not be read',
    changeEndpoint: 'The endpoint is as it was',
    deleteEndpoint: 'The endpoint was not deleted',
    fetchDeliveries: 'The deliveries could not be read',
    sendMessage: 'Nothing was sent',
  },
};

/** The keys of one's programs, and where they are told of what happens, `/account/programs`. */
export default function ProgramsPage() {
  return (
    <AccountLayout title="API access">
      <ProgramsOf value={own}>
        <AccountSection
          title="API keys"
          lead={
            <>
              Your software sends a key instead of your password and acts on your behalf, within the key’s scopes.{' '}
              <TextLink to="/partners">The partner guide</TextLink> shows how to start.
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
      </ProgramsOf>
    </AccountLayout>
  );
}
