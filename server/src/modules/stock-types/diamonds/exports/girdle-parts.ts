import { girdles } from '../../../reference-data/index.ts';

/** A girdle as the columns of trade files have it. Empty: nothing is said. */
interface GirdleParts {
  readonly thin: string;
  readonly thick: string;
  readonly condition: string;
  readonly percent: string;
}

const thickness = girdles.values
  .map(({ label }) => label)
  .sort((a, b) => b.length - a.length)
  .join('|');
const whole = new RegExp(`^(${thickness})(?: to (${thickness}))?(?: \\(([^()]+)\\))?(?: (\\d+(?:\\.\\d+)?)%)?$`);

/** Takes a girdle apart as imports put it together; what is worded otherwise stays whole, as its thinnest part. */
export function girdleParts(girdle: string): GirdleParts {
  const [, thin, thick = '', condition = '', percent = ''] = whole.exec(girdle) ?? [];
  if (thin === undefined || thin === thick || Number(percent || 1) === 0) {
    return { thin: girdle, thick: '', condition: '', percent: '' };
  }
  return { thin, thick, condition, percent };
}
