import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { StockGroup } from '../../../shared/stock-pages/stock-pages';
import { dialogOnDemand } from '../../../ui/on-demand';
import { navItem } from './plain-pages';

const Opener = chakra('button', navItem);

const loadPanel = () => import('./open-nav-panel');
const NavPanel = dialogOnDemand(loadPanel);

/** Preloads the menu. Ignores errors, because opening the menu retries the request and shows them. */
const prepare = () => void loadPanel().catch(() => undefined);

interface NavMenuProps {
  readonly group: StockGroup;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Navigation group: a button that shows the group's pages. Follows the disclosure pattern: Escape closes the menu,
 * arrow keys move within it, and Tab moves on.
 */
export function NavMenu({ group: { title, pages }, isOpen, onOpenChange }: NavMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const isCurrent = pages.some(({ href }) => href === pathname);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      onOpenChange(false);
      opener.current?.focus();
    }
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const stops: (HTMLElement | null)[] = [opener.current, ...(panel.current?.querySelectorAll('a') ?? [])];
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const index = stops.findIndex((stop) => stop?.matches(':focus'));
      stops[(index + step + stops.length) % stops.length]?.focus();
      event.preventDefault();
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (isOpen && !currentTarget.contains(relatedTarget)) {
      onOpenChange(false);
    }
  }

  return (
    <Box onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          // Safari does not focus a pressed button, and the menu would close when it loses focus.
          event.currentTarget.focus();
          onOpenChange(!isOpen);
        }}
      >
        {title}
        <ChevronDown aria-hidden size="1em" strokeWidth={1.5} />
      </Opener>
      <div ref={panel} id={id} hidden={!isOpen}>
        <NavPanel isOpen={isOpen} pages={pages} onLeave={() => onOpenChange(false)} />
      </div>
    </Box>
  );
}
