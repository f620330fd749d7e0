import { IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';

const loadDrawer = () => import('./nav-drawer');
const NavDrawer = dialogOnDemand(loadDrawer);

/** Whoever opens it is told of a failure; the next attempt may succeed. */
const prepare = () => void loadDrawer().catch(() => undefined);

/** Opens the navigation on a phone. Its drawer is loaded when a finger approaches. */
export function NavButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="neutral"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hideFrom="lg"
        ms="-2"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Menu strokeWidth={1.5} />
      </IconButton>
      <NavDrawer isOpen={isOpen} onOpenChange={setOpen} opener={button} />
    </>
  );
}
