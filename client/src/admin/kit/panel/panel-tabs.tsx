import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openTabOf, withOpenTab } from './open-record';
import { PanelBody } from './panel-parts';

/** One part of a record. */
export interface PanelTab {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** What it shows, rendered once somebody opens it. */
  readonly content: () => ReactNode;
}

const focused = { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' } as const;

/** Words on a hairline, the open one underlined. */
const trigger = {
  flexShrink: '0',
  px: '2',
  height: '9',
  color: 'fg.muted',
  cursor: 'button',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  _hover: { color: 'fg' },
  _selected: { color: 'fg', borderColor: 'accent.solid', fontWeight: 'semibold' },
  _focusVisible: focused,
  '@media (pointer: coarse)': { minHeight: '11' },
} as const;

interface PanelTabsProps {
  /** The first is open where the address names none. */
  readonly tabs: readonly PanelTab[];
  /** What the tabs are of: "Parts of the user". */
  readonly label: string;
}

/**
 * A record in several parts, in place of a `PanelBody`. The address says which one is open, so that a link opens it again
 * and the next record opens at the same one. What was typed in one stays while another is looked at.
 */
export function PanelTabs({ tabs, label }: PanelTabsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = openTabOf(search);
  const [first] = tabs;
  const open = tabs.find(({ id }) => id === named) ?? first;

  return (
    <Tabs.Root
      display="flex"
      flexDirection="column"
      minHeight="0"
      flex="1"
      lazyMount
      value={open?.id ?? null}
      onValueChange={({ value }) =>
        navigate(
          { search: withOpenTab(search, value === first?.id ? null : value) },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      <Tabs.List aria-label={label} px="4" display="flex" flexShrink="0" overflowX="auto" borderBottomWidth="1px">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} css={trigger}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <PanelBody>
        {tabs.map((tab) => (
          <Tabs.Content key={tab.id} value={tab.id} outline="0" _focusVisible={focused}>
            {tab.content()}
          </Tabs.Content>
        ))}
      </PanelBody>
    </Tabs.Root>
  );
}
