import { Menu, Portal } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { useCurrentUser, useSessionStore } from '../../session/session-context';
import { AccountButton } from './account-button';
import { accountPages } from './navigation/plain-pages';

/** Implementation of `AccountMenu`, loaded on demand. */
export default function OpenAccountMenu() {
  const user = useCurrentUser();
  const store = useSessionStore();
  const navigate = useNavigate();
  if (user === null) {
    return null;
  }

  async function signOut(): Promise<void> {
    store.signOut();
    await navigate('/');
  }

  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{user.email}</Menu.ItemGroupLabel>
              {user.role === 'ADMINISTRATOR' && (
                <Menu.Item value="admin" asChild>
                  <Link to="/admin">Back office</Link>
                </Menu.Item>
              )}
              {accountPages.map(({ href, title }) => (
                <Menu.Item key={href} value={href} asChild>
                  <Link to={href}>{title}</Link>
                </Menu.Item>
              ))}
              <Menu.Item value="change-password" asChild>
                <Link to="/change-password">Change password</Link>
              </Menu.Item>
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item value="sign-out" onSelect={() => void signOut()}>
              Sign out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
