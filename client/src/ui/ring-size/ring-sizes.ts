/** Ring size expressed in all size systems. */
export interface RingSize {
  /** Size in the United States and Canada, usually in half sizes. */
  readonly us: number;
  /** Size according to ISO 8653, common in Europe: the inner circumference in millimeters. */
  readonly iso: number;
  /** Size in the United Kingdom, Ireland and Australia: letters, with half sizes. */
  readonly uk: string;
  /** Inner diameter in millimeters. */
  readonly diameter: number;
}

// The US scale is linear in the diameter, and the British scale (BS 6820) in the circumference. Both are in
// millimeters.
const US_ZERO_DIAMETER = 11.63;
const US_STEP = 0.8128;
const UK_A_CIRCUMFERENCE = 37.5;
const UK_STEP = 1.25;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the UK size, rounded to half a letter. Sizes above Z continue with `Z+1`. */
function ukSize(circumference: number): string {
  const halves = Math.round(((circumference - UK_A_CIRCUMFERENCE) / UK_STEP) * 2);
  const wholeSize = Math.floor(halves / 2);
  const letter = LETTERS[wholeSize] ?? `Z+${wholeSize - LETTERS.length + 1}`;
  return halves % 2 === 0 ? letter : `${letter}½`;
}

/** Converts a US size to all size systems. */
export function ringSizeOf(us: number): RingSize {
  const diameter = US_ZERO_DIAMETER + US_STEP * us;
  const circumference = Math.PI * diameter;
  return { us, iso: Math.round(circumference * 2) / 2, uk: ukSize(circumference), diameter };
}

/** Returns the US sizes of a range in half sizes, including both ends. */
export function ringSizesBetween(from: number, to: number): readonly RingSize[] {
  const first = Math.ceil(from * 2);
  const count = Math.floor(to * 2) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => ringSizeOf((first + index) / 2));
}

/** Sizes found on common ring gauges. */
export const usualRingSizes = ringSizesBetween(3, 13);

/** Formats a ring size in all size systems. `US 6½ · EU 53 · UK M½` */
export const ringSizeText = ({ us, iso, uk }: RingSize): string => `US ${usSizeText(us)} · EU ${iso} · UK ${uk}`;

/** Formats a US size as on ring gauges. `6½` */
export function usSizeText(us: number): string {
  const fractions: Readonly<Record<string, string>> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };
  const wholeSize = Math.floor(us);
  const fraction = fractions[String(us - wholeSize)];
  return fraction === undefined ? String(us) : `${wholeSize}${fraction}`;
}
