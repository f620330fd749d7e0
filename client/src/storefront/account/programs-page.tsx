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
    <AccountLayout title="Programs">
      <ProgramsOf value={own}>
        <AccountSection
          title="API keys"
          lead={
            <>
              A program sends a key in place of your password. It acts for you, as far as the key goes.{' '}
              <TextLink to="/partners">The guide</TextLink> leads from a key to the first stone.
            </>
          }
        >
          <KeysSection />
        </AccountSection>
        <AccountSection
          title="Webhooks"
          lead="Where we tell your programs of what has happened, by signed messages. One that is not taken is sent again, for three days."
        >
          <EndpointsSection />
        </AccountSection>
      </ProgramsOf>
    </AccountLayout>
  );
}
