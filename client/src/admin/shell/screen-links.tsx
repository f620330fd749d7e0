import { chakra, Portal, Tooltip, VisuallyHidden } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { adminScreens, screenHref } from '../screens';

const ScreenLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '9',
    px: '3',
    textStyle: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _currentPage: {
      color: 'fg',
      fontWeight: 'semibold',
      bg: 'selected',
      boxShadow: 'inset 2px 0 0 {colors.accent}',
    },
    _icon: { boxSize: '4', flexShrink: '0' },
    '@media (pointer: coarse)': { height: '11' },
  },
});

/** The screens that stand in the menu. */
const menu = adminScreens.flatMap(({ path, title, icon }) => (icon === undefined ? [] : [{ path, title, icon }]));

interface ScreenLinksProps {
  /** Icons only, their names in tooltips. */
  readonly isCollapsed?: boolean;
  /** Called when a link was followed. */
  readonly onNavigate?: () => void;
}

/** The menu: every screen of the back office. */
export function ScreenLinks({ isCollapsed = false, onNavigate }: ScreenLinksProps) {
  return (
    <chakra.ul listStyleType="none">
      {menu.map(({ path, title, icon: Icon }) => (
        <chakra.li key={path}>
          <Tooltip.Root disabled={!isCollapsed} positioning={{ placement: 'right' }} openDelay={200}>
            <Tooltip.Trigger asChild>
              <ScreenLink to={screenHref(path)} end onClick={onNavigate}>
                <Icon aria-hidden />
                {isCollapsed ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </ScreenLink>
            </Tooltip.Trigger>
            <Portal>
              <Tooltip.Positioner>
                <Tooltip.Content>{title}</Tooltip.Content>
              </Tooltip.Positioner>
            </Portal>
          </Tooltip.Root>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
