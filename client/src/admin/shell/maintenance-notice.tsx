import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { askForMaintenance, useMaintenance } from '../../site/maintenance';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';
import { TextLink } from '../../ui/links';
import { StatusMark } from '../../ui/status-mark';

/** How often it is asked for, in milliseconds: somebody else may close the shop. */
const ASK_AGAIN = 60_000;

/** Over every screen while the shop is closed, so that nobody forgets to open it. */
export function MaintenanceNotice() {
  const { isEnabled } = useMaintenance();
  useEffect(() => pollWhileVisible(ASK_AGAIN, () => void askForMaintenance()), []);
  return (
    <Box role="status" _empty={{ display: 'none' }} mb="4" pb="3" borderBottomWidth="1px">
      {isEnabled && (
        <StatusMark tone="danger">
          <span>
            The shop is closed. <TextLink to="/admin/maintenance">See what visitors read, or open it</TextLink>
          </span>
        </StatusMark>
      )}
    </Box>
  );
}
