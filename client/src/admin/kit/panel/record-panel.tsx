import { Drawer, Portal, useMediaQuery } from '@chakra-ui/react';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { UnsavedChanges } from '../unsaved-changes';
import type { OpenRecord } from './open-record';
import { neighboursOf, PanelContext } from './panel-context';

/** Space reserved to the right of the list for an open panel. */
export const PANEL_WIDTH = '36rem';

/**
 * Minimum window width at which the panel is shown next to the list. On narrower screens, the panel covers the list.
 */
const SIDE_BY_SIDE_QUERY = '(min-width: 80rem)';

/** Selector for elements that handle Alt+arrow keys themselves. */
const ALT_ARROW_CONTROLS = 'select, [role="combobox"], [role="alertdialog"] *, [role="menu"] *';

/** Returns the list row that links to a URL. */
function rowOf(href: string): HTMLElement | null {
  return document.querySelector(`tr:has(a[href="${CSS.escape(href)}"])`);
}

/**
 * Returns the focused element in the panel. It must stay focused, because losing the focus would trigger validation.
 */
function focusIn(panel: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && panel?.contains(activeElement) === true ? activeElement : panel;
}

interface RecordPanelProps {
  readonly record: OpenRecord;
  /** IDs of the records in list order, for Alt+↑ and Alt+↓. */
  readonly ids: readonly string[];
  /** Renders the panel content: `PanelHeader`, `PanelBody` and, for a form, a footer. */
  readonly children: (id: string) => ReactNode;
}

/**
 * Panel that shows one record next to the list, which stays usable. Escape closes the panel; Alt+↓ and Alt+↑ switch
 * to the next and previous record.
 */
export function RecordPanel({ record: { id, open, hrefOf }, ids, children }: RecordPanelProps) {
  const [isBeside] = useMediaQuery([SIDE_BY_SIDE_QUERY], { ssr: false });
  const content = useRef<HTMLDivElement>(null);
  // The content stays mounted during the closing animation.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) {
    setShownId(id);
  }

  const neighbours = useMemo(() => neighboursOf(ids, id), [ids, id]);
  // Does not change during the lifetime of the panel, so that the first field is focused only once.
  const box = useCallback(() => content.current, []);
  const panel = useMemo(() => ({ ...neighbours, open, content: box }), [neighbours, open, box]);

  useEffect(() => {
    if (id === null) {
      return;
    }
    function followArrows(event: KeyboardEvent): void {
      const target = event.key === 'ArrowDown' ? neighbours.next : event.key === 'ArrowUp' ? neighbours.previous : null;
      const usesAltArrows = event.target instanceof Element && event.target.matches(ALT_ARROW_CONTROLS);
      if (event.altKey && target !== null && !usesAltArrows) {
        event.preventDefault();
        open(target);
      }
    }
    window.addEventListener('keydown', followArrows);
    return () => window.removeEventListener('keydown', followArrows);
  }, [id, neighbours, open]);

  const backToRow = () => (shownId === null ? null : rowOf(hrefOf(shownId)));

  // A panel next to the list has no focus trap, so the focus must be restored here.
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
      // If a cell in the list is being edited, Escape cancels the edit instead of closing the panel.
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
        {/* Always rendered: a backdrop added when a tablet is rotated would cover the open panel. */}
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
