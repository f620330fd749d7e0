import type { StockKind } from '../../graphql/generated/graphql';

/** The fields that the URL of an item depends on. */
export interface LinkedItem {
  readonly kind: StockKind;
  readonly id: string;
  readonly stockNumber: string;
  /** Name that the variants of a bracelet share. The remaining fields are only used for bracelets. */
  readonly name?: string | null;
  /** Colour and size of a bracelet. */
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

/** Variants share the page of their name. Without a name, the link uses the variant's number. */
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
  // No item pages: opened in the page for selecting them.
  MELEE: ({ id }) => withQuery('/melee', { open: id }),
  GENERIC_DIAMOND: ({ stockNumber }) => withQuery('/completed-rings', { diamond: stockNumber }),
};

/** Returns the URL of an item of any stock type. */
export const itemHref: Href = (item) => hrefs[item.kind](item);
