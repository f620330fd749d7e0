import { chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStockGroups } from '../../../shared/stock-pages/stock-pages';
import { navItem } from './nav-item';
import { NavMenu } from './nav-menu';

const Item = chakra(NavLink, navItem);

/** The groups of the stock in a row under the header: a group of several pages opens a menu, the only page of one is a link. */
export function NavBar() {
  const groups = useStockGroups();
  const { key } = useLocation();
  // A menu is open on the page where it was opened: whoever goes on has left it.
  const [open, setOpen] = useState<{ readonly title: string; readonly at: string } | null>(null);
  return (
    <HStack as="nav" aria-label="Stock" gap="8" hideBelow="lg" position="relative">
      {groups.map((group) => {
        const [first, ...more] = group.pages;
        return more.length === 0 && first !== undefined ? (
          <Item key={group.title} to={first.href}>
            {group.title}
          </Item>
        ) : (
          <NavMenu
            key={group.title}
            group={group}
            isOpen={open?.title === group.title && open.at === key}
            onOpenChange={(isOpen) => setOpen(isOpen ? { title: group.title, at: key } : null)}
          />
        );
      })}
    </HStack>
  );
}
