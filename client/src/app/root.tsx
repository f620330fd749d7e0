import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession, useSessionStore } from '../session/session-context';
import { ErrorState } from '../ui/error-state';
import { NavigatedPath } from '../ui/page-heading';
import { PageSpinner } from '../ui/page-spinner';
import { AfterStart } from './after-start';
import { OfflineBar } from './offline-bar';
import { PrimaryColor } from './primary-color';

/** The path that was navigated to; `null` until the first page has been left. */
function useNavigatedPath(): string | null {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== firstPath) {
    setHasLeft(true);
  }
  return hasLeft ? pathname : null;
}

function Pages() {
  const session = useSession();
  const store = useSessionStore();
  switch (session.status) {
    case 'restoring':
      return <PageSpinner />;
    case 'unreachable':
      return (
        <ErrorState
          title="The server cannot be reached"
          description="You stay signed in. Check your connection and try again."
          onRetry={() => void store.restore()}
        />
      );
    case 'absent':
    case 'present':
      return <Outlet />;
  }
}

/** Around every page: nothing of them renders before the session has been restored. */
export function Root() {
  return (
    <NavigatedPath value={useNavigatedPath()}>
      <PrimaryColor />
      <OfflineBar />
      <Pages />
      <AfterStart />
      <ScrollRestoration />
    </NavigatedPath>
  );
}
