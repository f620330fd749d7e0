/** Kind of ring: `engagement` for a specific diamond, `completed` for a generic one. */
export type RingKind = 'engagement' | 'completed';

/** Path of the builder page for each ring kind. */
export const builderPaths: Readonly<Record<RingKind, string>> = {
  engagement: '/engagement-rings',
  completed: '/completed-rings',
};

/** Ring as stored in the query string: stock numbers, US size and engraving. */
export interface RingChoice {
  readonly setting: string | null;
  /** Stock number of the diamond, or of the generic diamond of a completed ring. */
  readonly diamond: string | null;
  readonly size: number | null;
  readonly engraving: string;
}

/** Maximum length of an engraving. Must match the server. */
export const MAX_LETTERS = 40;

/** Returns the length of an engraving, counted in the same way as on the server. */
export const lettersOf = (engraving: string): number => [...engraving].length;

/** Range of US sizes that the server accepts. */
const [SMALLEST_SIZE, LARGEST_SIZE] = [0.25, 30];

const SIZE = /^\d{1,2}(\.\d{1,2})?$/;

function readSize(text: string | null): number | null {
  const size = text !== null && SIZE.test(text) ? Number(text) : null;
  return size !== null && size >= SMALLEST_SIZE && size <= LARGEST_SIZE ? size : null;
}

const readNumber = (text: string | null): string | null => text?.trim().slice(0, 64) || null;

/** Parses a ring from the query string. Ignores invalid values. */
export function readRing(parameters: URLSearchParams): RingChoice {
  return {
    setting: readNumber(parameters.get('setting')),
    diamond: readNumber(parameters.get('diamond')),
    size: readSize(parameters.get('size')),
    engraving: (parameters.get('engraving') ?? '').replaceAll(/\p{Cc}+/gu, ' '),
  };
}

/** Returns the query string for a ring, in a fixed order and without empty values. */
export function ringParameters({ setting, diamond, size, engraving }: Partial<RingChoice>): URLSearchParams {
  const values = { setting, diamond, size: size?.toString(), engraving: engraving?.trim() };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value == null || value === '' ? [] : [[name, value]],
    ),
  );
}

/** Returns the URL of a ring in its builder. */
export function ringHref(kind: RingKind, ring: Partial<RingChoice>): string {
  const parameters = ringParameters(ring);
  return parameters.size === 0 ? builderPaths[kind] : `${builderPaths[kind]}?${parameters.toString()}`;
}

type StockNumberRef = { readonly stockNumber: string } | null;

/** Ring in a basket or an order. */
interface StoredRing {
  readonly ringSize: number | null;
  readonly engraving: string | null;
  readonly ringSetting: StockNumberRef;
}

/** Returns the builder URL of a saved ring. Omits parts that are no longer visible to the user. */
export function hrefOfRing(
  kind: RingKind,
  { ringSize, engraving, ringSetting }: StoredRing,
  stone: StockNumberRef,
): string {
  return ringHref(kind, {
    setting: ringSetting?.stockNumber ?? null,
    diamond: stone?.stockNumber ?? null,
    size: ringSize,
    engraving: engraving ?? '',
  });
}
