import 'virtual:theme.css';
import './theme/fonts';
import { ChakraProvider } from '@chakra-ui/react';
import { createBrowserHistory } from 'history';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { HistoryRouter } from './app/history/history-router';
import { Routes } from './app/router';
import { SessionProvider } from './session/session-context';
import { SessionStore } from './session/session-store';
import { SiteProvider, siteData } from './site/site';
import { watchColorMode } from './theme/color-mode';
import { paintFirstAccent } from './theme/primary-color';
import { system } from './theme/system';
import { toaster } from './ui/toaster';

watchColorMode();

const session: SessionStore = new SessionStore(
  async () => {
    const { apolloClientOf } = await import('./app/data-layer');
    return apolloClientOf(session);
  },
  () =>
    toaster.info({
      title: 'Your session has ended',
      description: 'Please sign in again. Your cart and wishlist are saved.',
    }),
);
session.start();

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no #root to render into.');
}

const app = (
  <StrictMode>
    <ChakraProvider value={system}>
      <SiteProvider>
        <SessionProvider store={session}>
          <HistoryRouter history={createBrowserHistory()}>
            <Routes />
          </HistoryRouter>
        </SessionProvider>
      </SiteProvider>
    </ChakraProvider>
  </StrictMode>
);

// Falls back to the default color if the code that applies the color cannot be loaded.
const isPainted = paintFirstAccent(siteData()?.siteSettings.domainLayout.primaryColor ?? null).catch(() => undefined);
// Renders in a transition, so that the browser can paint and respond to input in between.
void isPainted.then(() => startTransition(() => createRoot(root).render(app)));
