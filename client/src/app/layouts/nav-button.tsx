import { IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

const loadDrawer = () => import('./nav-drawer');
const NavDrawer = lazy(loadDrawer);

/** Opens the navigation on a phone. Its drawer is loaded when a finger approaches. */
export function NavButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
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
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Menu strokeWidth={1.5} />
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened && <NavDrawer isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
      </Suspense>
    </>
  );
}
