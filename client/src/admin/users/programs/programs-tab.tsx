import { EndpointsSection } from '../../../catalogue/programs/endpoints/endpoints-section';
import { KeysSection } from '../../../catalogue/programs/keys/keys-section';
import { type ProgramFailure, ProgramsOf } from '../../../catalogue/programs/programs-owner';
import type { FailureNotice } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';

const failures: Readonly<Record<ProgramFailure, FailureNotice>> = {
  fetchKeys: 'Error fetching API keys',
  revokeKey: 'Error revoking API key',
  fetchEndpoints: 'Error fetching webhooks',
  changeEndpoint: 'Error changing webhook',
  deleteEndpoint: 'Error deleting webhook',
  fetchDeliveries: 'Error fetching webhook deliveries',
  sendMessage: 'Error sending webhook',
};

/** The keys of the user's programs, what they may spend, and where they are told of what happens. */
export function ProgramsTab({ userId }: { readonly userId: string }) {
  return (
    <ProgramsOf value={{ userId, isHouse: true, failures }}>
      <PanelSection title="API keys">
        <KeysSection />
      </PanelSection>
      <PanelSection title="Webhooks">
        <EndpointsSection />
      </PanelSection>
    </ProgramsOf>
  );
}
