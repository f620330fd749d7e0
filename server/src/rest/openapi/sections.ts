import { stockModules } from '../../modules/stock-types/index.ts';

interface Section {
  readonly name: string;
  readonly path: RegExp;
}

/** Sections of the documented routes, in the order of the product specification. */
const documented: readonly Section[] = [
  { name: 'Auth and users', path: /^\/(auth|users)\b/ },
  { name: 'Site', path: /^\/(site|contact)\b/ },
  { name: 'Reference data', path: /^\/data\b/ },
  { name: 'Diamonds', path: /^\/diamonds\b/ },
  { name: 'Products', path: /^\/products\b/ },
  { name: 'Ring settings', path: /^\/ring_settings\b/ },
  { name: 'Generic diamonds', path: /^\/generic_diamonds\b/ },
  { name: 'Eternity rings', path: /^\/eternity_rings\b/ },
  { name: 'Feed', path: /^\/feed\b/ },
  { name: 'Melee', path: /^\/melee\b/ },
  { name: 'Shows', path: /^\/shows\b/ },
  { name: 'Orders', path: /^\/orders\b/ },
  { name: 'E-mails', path: /^\/emails\b/ },
  { name: 'Engagement ring config', path: /^\/ring_config\b/ },
  { name: 'Wishlist', path: /^\/wishlist\b/ },
  { name: 'Cart', path: /^\/cart\b/ },
  { name: 'Page settings', path: /^\/pagesettings\b/ },
  { name: 'Filter options', path: /^\/filters\/:filterId\/options\b/ },
  { name: 'Filters', path: /^\/filters\b/ },
  { name: 'Imports', path: /^\/imports\b/ },
];

/** Sections of stock types that are not part of a documented or shared section. */
const ofStock: readonly Section[] = stockModules.map(({ type, section }) => ({
  name: section ?? type.name.replace(/^./, (first) => first.toUpperCase()).replaceAll('_', ' '),
  path: new RegExp(`^/${type.name}\\b`),
}));

const sections = [...documented, ...ofStock];

/**
 * Returns the section of a path below `/api`. Throws if there is none. If you add a new kind of path, add a section
 * for it.
 */
export function sectionOf(path: string): string {
  const section = sections.find((candidate) => candidate.path.test(path));
  if (!section) throw new Error(`${path} has no section in the API document`);
  return section.name;
}

export const sectionNames: readonly string[] = [...new Set(sections.map(({ name }) => name))];
