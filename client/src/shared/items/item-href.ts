import type { StockKind } from '../../graphql/generated/graphql';

/** Fields that determine the URL of an item. */
export interface LinkedItem {
  readonly kind: StockKind;
  readonly id: string;
  readonly stockNumber: string;
  /** Name shared by the variants of a bracelet. This and the following fields are used only for bracelets. */
  readonly name?: string | null;
  /** Color of a bracelet. */
  readonly color?: unknown;
  readonly size?: unknown;
}

type Href = (item: LinkedItem) => string;

const byNumber =
  (path: string): Href =>
  ({ stockNumber }) =>
    `${path}/${encodeURIComponent(stockNumber)}`;

function withQuery(path: string, values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') {
      query.set(name, value);
    }
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/**
 * All variants of a bracelet share one page, identified by name. Without a name, the link uses the variant's stock
 * number.
 */
const braceletHref: Href = ({ name, stockNumber, color, size }) =>
  name == null
    ? withQuery('/search', { q: stockNumber })
    : withQuery(`/bracelet/${encodeURIComponent(name)}`, { color, size });

const hrefs: Readonly<Record<StockKind, Href>> = {
  DIAMOND: byNumber('/diamond'),
  JEWELLERY: byNumber('/products'),
  BRACELET: braceletHref,
  CUSTOM_NECKLACE: byNumber('/custom-necklace'),
  ETERNITY_RING: byNumber('/eternity-rings'),
  RING_SETTING: byNumber('/ring-setting'),
  // Items of these types have no pages. The link opens the item in its list or builder.
  MELEE: ({ id }) => withQuery('/melee', { open: id }),
  GENERIC_DIAMOND: ({ stockNumber }) => withQuery('/completed-rings', { diamond: stockNumber }),
};

/** Returns the URL of an item of any stock type. */
export const itemHref: Href = (item) => hrefs[item.kind](item);
