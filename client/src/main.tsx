import './theme/fonts.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/router';
import { createApolloClient } from './graphql/apollo-client';
import { SessionProvider } from './session/session-context';
import { SessionStore } from './session/session-store';
import { readStoredToken } from './session/stored-token';
import { watchColorMode } from './theme/color-mode';
import { applyRememberedPrimaryColor } from './theme/primary-color';
import { system } from './theme/system';
import { toaster } from './ui/toaster';

watchColorMode();
applyRememberedPrimaryColor();

const client = createApolloClient({
  readToken: () => readStoredToken()?.value ?? null,
  onTokenRefused: (token) => session.tokenRefused(token),
});

const session = new SessionStore(client, () => {
  toaster.info({
    title: 'Your session has ended',
    description: 'Please sign in again. Your cart and wishlist are kept.',
  });
});
session.start();

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no #root to render into.');
}

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <SessionProvider store={session}>
          <RouterProvider router={createRouter()} />
        </SessionProvider>
      </ChakraProvider>
    </ApolloProvider>
  </StrictMode>,
);
