import { Drawer, Portal, useMediaQuery } from '@chakra-ui/react';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { UnsavedChanges } from '../unsaved-changes';
import type { OpenRecord } from './open-record';
import { neighboursOf, PanelContext } from './panel-context';

/** Space reserved to the right of the list while a panel is beside it. */
export const PANEL_WIDTH = '36rem';

/** Minimum width for a panel beside the list; below, the panel covers the list. */
const BESIDE_LIST = '(min-width: 80rem)';

/** Elements that handle Alt+arrow keys themselves. */
const KEEPS_ALT_ARROWS = 'select, [role="combobox"], [role="alertdialog"] *, [role="menu"] *';

/** Returns the row of the list that links to a URL. */
function rowOf(href: string): HTMLElement | null {
  return document.querySelector(`tr:has(a[href="${CSS.escape(href)}"])`);
}

/** Returns the focused element in the panel, which keeps the focus: losing it for a moment would trigger validation. */
function focusIn(panel: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && panel?.contains(activeElement) === true ? activeElement : panel;
}

interface RecordPanelProps {
  readonly record: OpenRecord;
  /** IDs of the listed records in order, for Alt+↑ and Alt+↓. */
  readonly ids: readonly string[];
  /** Renders the panel: `PanelHeader`, `PanelBody` and, if it has a form, a footer. */
  readonly children: (id: string) => ReactNode;
}

/**
 * Shows one record beside its list, which remains usable. Escape closes it, Alt+↓ and Alt+↑ switch to the next and
 * previous record.
 */
export function RecordPanel({ record: { id, open, hrefOf }, ids, children }: RecordPanelProps) {
  const [isBeside] = useMediaQuery([BESIDE_LIST], { ssr: false });
  const content = useRef<HTMLDivElement>(null);
  // The content remains while the panel slides out.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) {
    setShownId(id);
  }

  const neighbours = useMemo(() => neighboursOf(ids, id), [ids, id]);
  // Stable for the lifetime of the panel, so that its first field gets the focus only once.
  const box = useCallback(() => content.current, []);
  const panel = useMemo(() => ({ ...neighbours, open, content: box }), [neighbours, open, box]);

  useEffect(() => {
    if (id === null) {
      return;
    }
    function followArrows(event: KeyboardEvent): void {
      const target = event.key === 'ArrowDown' ? neighbours.next : event.key === 'ArrowUp' ? neighbours.previous : null;
      const isTaken = event.target instanceof Element && event.target.matches(KEEPS_ALT_ARROWS);
      if (event.altKey && target !== null && !isTaken) {
        event.preventDefault();
        open(target);
      }
    }
    window.addEventListener('keydown', followArrows);
    return () => window.removeEventListener('keydown', followArrows);
  }, [id, neighbours, open]);

  const backToRow = () => (shownId === null ? null : rowOf(hrefOf(shownId)));

  // A panel beside the list has no focus trap, so the focus must be restored here.
  useEffect(() => {
    const isInPanel = content.current?.contains(document.activeElement) === true;
    if (id === null && isInPanel && shownId !== null) {
      rowOf(hrefOf(shownId))?.focus();
    }
  }, [id, shownId, hrefOf]);

  return (
    <Drawer.Root
      open={id !== null}
      modal={!isBeside}
      size="md"
      lazyMount
      unmountOnExit
      initialFocusEl={() => focusIn(content.current)}
      finalFocusEl={backToRow}
      // Escape first ends the editing of a cell in the list beside the panel.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-editing]') !== null) {
          event.preventDefault();
        }
      }}
      onOpenChange={({ open: isOpen }) => {
        if (!isOpen) {
          open(null);
        }
      }}
    >
      <Portal>
        {/* Always rendered: a backdrop added to an open panel, when a tablet is rotated, would cover it. */}
        <Drawer.Backdrop display={isBeside ? 'none' : undefined} />
        <Drawer.Positioner pointerEvents={isBeside ? 'none' : undefined}>
          <Drawer.Content
            ref={content}
            maxWidth={PANEL_WIDTH}
            pointerEvents="auto"
            borderInlineStartWidth="1px"
            boxShadow={isBeside ? 'none' : undefined}
          >
            {shownId !== null && (
              <PanelContext value={panel}>
                <UnsavedChanges>
                  <Fragment key={shownId}>{children(shownId)}</Fragment>
                </UnsavedChanges>
              </PanelContext>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
