import { Button, Menu } from '@chakra-ui/react';
import { CircleUserRound, Keyboard, LogOut, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCurrentUser, useSessionStore } from '../../session/session-context';
import { type ColorMode, setColorMode, useColorMode } from '../../theme/color-mode';
import { useShellTools } from './shell-tools';

const colorModes: readonly { value: ColorMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

interface SignedInProps {
  /** Whether to show only the icon. */
  readonly isCollapsed?: boolean;
}

/** Menu for the signed-in user: link to the shop, theme, shortcuts and sign-out. */
export function UserMenu({ isCollapsed = false }: SignedInProps) {
  const user = useCurrentUser();
  const session = useSessionStore();
  const colorMode = useColorMode();
  const { openHelp } = useShellTools();
  if (user === null) {
    return null;
  }
  return (
    <Menu.Root positioning={{ placement: 'top-start', strategy: 'fixed' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          colorPalette="neutral"
          fontWeight="normal"
          justifyContent={isCollapsed ? 'center' : 'flex-start'}
          width="full"
          minWidth="0"
          px="3"
          aria-label={`Signed in as ${user.displayName}`}
        >
          <CircleUserRound aria-hidden />
          {!isCollapsed && <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{user.displayName}</span>}
        </Button>
      </Menu.Trigger>
      {/* Not rendered in a portal, because a modal drawer hides outside content from screen readers. */}
      <Menu.Positioner>
        <Menu.Content>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>{user.email}</Menu.ItemGroupLabel>
            <Menu.Item value="shop" asChild>
              <Link to="/">
                <Store aria-hidden />
                Back to the shop
              </Link>
            </Menu.Item>
          </Menu.ItemGroup>
          <Menu.Separator />
          <Menu.RadioItemGroup
            value={colorMode}
            onValueChange={({ value }) => {
              const chosen = colorModes.find((mode) => mode.value === value);
              if (chosen !== undefined) {
                setColorMode(chosen.value);
              }
            }}
          >
            <Menu.ItemGroupLabel>Theme</Menu.ItemGroupLabel>
            {colorModes.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value}>
                <Menu.ItemIndicator />
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
          <Menu.Item value="keys" onClick={openHelp}>
            <Keyboard aria-hidden />
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Item value="sign-out" onClick={() => session.signOut()}>
            <LogOut aria-hidden />
            Sign out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
