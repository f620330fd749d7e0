import { Box, chakra, Portal, Separator, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { pageIds } from '../../table/state/page-ids';
import { forgetFilters, screenPages } from '../kit/list/list-entry';
import { Tooltip } from '../kit/parts/tooltip';
import { screenGroups, screenHref } from '../screens';

const ScreenLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '8',
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

const pages = Object.entries(screenPages);

/** Deletes the stored filters of the list on a screen. */
function forgetScreenFilters(path: string): void {
  for (const [name, screen] of pages) {
    const pageId = pageIds.find((id) => id === name);
    if (screen === path && pageId !== undefined) {
      forgetFilters(pageId);
    }
  }
}

/** Groups of screens in the menu. Excludes screens that are not in the menu. */
const menu = screenGroups.map(({ title, screens }) => ({
  title,
  links: screens.flatMap(({ path, title: name, icon }) => (icon === undefined ? [] : [{ path, name, icon }])),
}));

interface ScreenLinksProps {
  /** Whether to show only icons, with the screen names as tooltips. */
  readonly isCollapsed?: boolean;
  readonly onNavigate?: () => void;
}

export function ScreenLinks({ isCollapsed = false, onNavigate }: ScreenLinksProps) {
  return (
    <Stack gap={isCollapsed ? '2' : '3'} pb="3">
      {menu.map(({ title: group, links }) => (
        <Box key={group} role="group" aria-label={group ?? undefined}>
          {group !== null && isCollapsed && <Separator mx="3" mb="2" />}
          {group !== null && !isCollapsed && (
            <Text aria-hidden px="3" pb="1" textStyle="xs" color="fg.subtle">
              {group}
            </Text>
          )}
          <chakra.ul listStyleType="none">
            {links.map(({ path, name, icon: Icon }) => (
              <chakra.li key={path}>
                <Tooltip.Root disabled={!isCollapsed} positioning={{ placement: 'right' }} openDelay={200}>
                  <Tooltip.Trigger asChild>
                    <ScreenLink
                      to={screenHref(path)}
                      end
                      onClick={() => {
                        forgetScreenFilters(path);
                        onNavigate?.();
                      }}
                    >
                      <Icon aria-hidden />
                      {isCollapsed ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                    </ScreenLink>
                  </Tooltip.Trigger>
                  <Portal>
                    <Tooltip.Positioner>
                      <Tooltip.Content>{name}</Tooltip.Content>
                    </Tooltip.Positioner>
                  </Portal>
                </Tooltip.Root>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Stack>
  );
}
