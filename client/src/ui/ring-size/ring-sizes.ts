/** One ring size in the systems of the trade. */
export interface RingSize {
  /** United States and Canada; halves are usual. */
  readonly us: number;
  /** ISO 8653, which most of Europe uses: the inner circumference in millimetres. */
  readonly iso: number;
  /** United Kingdom, Ireland, Australia: letters and halves. */
  readonly uk: string;
  /** Inner diameter, millimetres. */
  readonly diameter: number;
}

// The US scale is linear in the diameter, the British one (BS 6820) in the circumference; both in millimetres.
const US_ZERO_DIAMETER = 11.63;
const US_STEP = 0.8128;
const UK_A_CIRCUMFERENCE = 37.5;
const UK_STEP = 1.25;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** To the nearest half letter; past Z one counts on, `Z+1`. */
function ukSize(circumference: number): string {
  const halves = Math.round(((circumference - UK_A_CIRCUMFERENCE) / UK_STEP) * 2);
  const whole = Math.floor(halves / 2);
  const letter = LETTERS[whole] ?? `Z+${whole - LETTERS.length + 1}`;
  return halves % 2 === 0 ? letter : `${letter}½`;
}

/** A US size in every system. */
export function ringSizeOf(us: number): RingSize {
  const diameter = US_ZERO_DIAMETER + US_STEP * us;
  const circumference = Math.PI * diameter;
  return { us, iso: Math.round(circumference * 2) / 2, uk: ukSize(circumference), diameter };
}

/** The US sizes between two, both included, in halves. */
export function ringSizesBetween(from: number, to: number): readonly RingSize[] {
  const first = Math.ceil(from * 2);
  const count = Math.floor(to * 2) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => ringSizeOf((first + index) / 2));
}

/** The sizes of common ring gauges. */
export const usualRingSizes = ringSizesBetween(3, 13);

/** `US 6½ · EU 53 · UK M½` */
export const ringSizeText = ({ us, iso, uk }: RingSize): string => `US ${usSizeText(us)} · EU ${iso} · UK ${uk}`;

/** As sizes are engraved in gauges. `6½` */
export function usSizeText(us: number): string {
  const fractions: Readonly<Record<string, string>> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };
  const whole = Math.floor(us);
  const fraction = fractions[String(us - whole)];
  return fraction === undefined ? String(us) : `${whole}${fraction}`;
}
