import { itemHref, type LinkedItem } from './item-href';

const base = { id: '7', stockNumber: 'A 5/b' };
const bracelet: LinkedItem = { ...base, kind: 'BRACELET', name: 'Rivière 3', color: 'Rose Gold', size: '7 in' };

const hrefs: readonly (readonly [LinkedItem, string])[] = [
  [{ ...base, kind: 'DIAMOND' }, '/diamond/A%205%2Fb'],
  [{ ...base, kind: 'JEWELLERY', name: 'A ring', color: 'White', size: '54' }, '/products/A%205%2Fb'],
  [{ ...base, kind: 'CUSTOM_NECKLACE' }, '/custom-necklace/A%205%2Fb'],
  [{ ...base, kind: 'ETERNITY_RING' }, '/eternity-rings/A%205%2Fb'],
  [{ ...base, kind: 'RING_SETTING' }, '/ring-setting/A%205%2Fb'],
  [{ ...base, kind: 'MELEE' }, '/melee?open=7'],
  [{ ...base, kind: 'GENERIC_DIAMOND' }, '/completed-rings?diamond=A+5%2Fb'],
  [bracelet, '/bracelet/Rivi%C3%A8re%203?color=Rose+Gold&size=7+in'],
  [{ ...bracelet, color: null, size: null }, '/bracelet/Rivi%C3%A8re%203'],
  [{ ...base, kind: 'BRACELET' }, '/search?q=A+5%2Fb'],
];

test.each(hrefs)('links %o to %s', (item, href) => {
  expect(itemHref(item)).toBe(href);
});
