import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openTabOf, withOpenTab } from './open-record';
import { PanelBody } from './panel-parts';

export interface PanelTab {
  /** Value of the URL parameter for the open tab. */
  readonly id: string;
  readonly label: string;
  /** Renders the content of the tab. Called when the tab is first opened. */
  readonly content: () => ReactNode;
}

const focused = { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' } as const;

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
  /** Tabs in order. The first tab is open by default. */
  readonly tabs: readonly PanelTab[];
  /** Accessible name of the tab list, such as "User sections". */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Returns the open tab from the URL, and a function that opens another tab by ID. */
export function useOpenTab(tabs: readonly PanelTab[]): readonly [PanelTab | undefined, (id: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tabInUrl = openTabOf(search);
  const [first] = tabs;
  const open = tabs.find(({ id }) => id === tabInUrl) ?? first;
  const openTab = (id: string) =>
    navigate(
      { search: withOpenTab(search, id === first?.id ? null : id) },
      { replace: true, preventScrollReset: true },
    );
  return [open, openTab];
}

/**
 * Tabs of a record, used instead of `PanelBody`. The open tab is stored in the URL, so that links can open it and it
 * stays open for the next record. Input is preserved while another tab is open.
 */
export function PanelTabs({ tabs, label, children }: PanelTabsProps) {
  const [open, openTab] = useOpenTab(tabs);
  return (
    <Tabs.Root
      display="flex"
      flexDirection="column"
      minHeight="0"
      flex="1"
      lazyMount
      value={open?.id ?? null}
      onValueChange={({ value }) => openTab(value)}
    >
      <Tabs.List aria-label={label} px="4" display="flex" flexShrink="0" overflowX="auto" borderBottomWidth="1px">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} css={trigger}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <PanelBody>
        {children}
        {tabs.map((tab) => (
          <Tabs.Content key={tab.id} value={tab.id} data-tab={tab.id} outline="0" _focusVisible={focused}>
            {tab.content()}
          </Tabs.Content>
        ))}
      </PanelBody>
    </Tabs.Root>
  );
}
