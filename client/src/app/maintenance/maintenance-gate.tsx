import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, useSessionStore } from '../../session/session-context';
import { askForMaintenance, useMaintenance } from '../../site/maintenance';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';
import { maintenanceTurn } from './maintenance-turn';

/** How often somebody who waits is told whether it has ended, in milliseconds. */
const ASK_AGAIN = 20_000;

interface MaintenanceGateProps {
  readonly children: ReactNode;
}

/** Leads to the maintenance page while the shop is closed, and back when it is not any more. */
export function MaintenanceGate({ children }: MaintenanceGateProps) {
  const { isEnabled } = useMaintenance();
  const here = useLocation();
  const { status } = useSession();
  const store = useSessionStore();
  const [wasEnabled, setWasEnabled] = useState(isEnabled);
  if (isEnabled && !wasEnabled) {
    setWasEnabled(true);
  }

  useEffect(() => (isEnabled ? pollWhileVisible(ASK_AGAIN, () => void askForMaintenance()) : undefined), [isEnabled]);

  useEffect(() => {
    // While it was closed the server did not say whose the kept session is.
    if (wasEnabled && !isEnabled && status === 'unreachable') {
      void store.restore();
    }
  }, [wasEnabled, isEnabled, status, store]);

  const turn = maintenanceTurn(isEnabled, here, wasEnabled);
  return turn === null ? children : <Navigate to={turn.to} state={turn.state} replace />;
}
