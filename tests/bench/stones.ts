/** Benchmark stone, both as a line of a CSV file and as a row for `COPY`. */
export interface BenchStone {
  readonly csv: string;
  readonly copy: string;
}

const shapes = ['Round', 'Princess', 'Cushion', 'Emerald', 'Oval', 'Pear'];
export const shapeIds = [1, 3, 4, 5, 8, 9];
const colors = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
const clarities = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'];
const cuts = ['Ideal', 'Excellent', 'Very Good', 'Good'];
const labs = ['GIA', 'IGI', 'HRD', 'AGS'];

export const csvHeader =
  'Stock #,Shape,Weight,Color,Clarity,Cut Grade,Lab,Report #,Depth %,Table %,Measurements Length,Measurements Width,Price Per Carat\n';

export const copyColumns =
  'stock_id, shape_id, carats, color_id, clarity_id, cut_id, laboratory_id, certificate_no, depth_percent, table_percent, length, width, price_per_carat';

/** Creates a seeded random generator with 32 bits of state (mulberry32), so that all runs use identical stones. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates `count` different stones. Small stones occur more often than large ones, as in real stock. */
export function* benchStones(count: number): Generator<BenchStone> {
  const random = seeded(20_261_120);
  const pick = (length: number): number => Math.floor(random() * length);
  for (let n = 1; n <= count; n++) {
    const [shape, color, clarity, cut, lab] = [pick(6), pick(8), pick(8), pick(4), pick(4)];
    const carats = (0.2 + 3 * random() ** 3).toFixed(2);
    const depth = (56 + 10 * random()).toFixed(1);
    const table = (53 + 10 * random()).toFixed(0);
    const millimetres = (6.5 * Number(carats) ** (1 / 3)).toFixed(2);
    const price = (800 + 9_000 * random() * Number(carats)).toFixed(2);
    const [stock, report] = [`B-${n}`, String(1_000_000_000 + n)];
    yield {
      csv: `${stock},${shapes[shape]},${carats},${colors[color]},${clarities[clarity]},${cuts[cut]},${labs[lab]},${report},${depth},${table},${millimetres},${millimetres},${price}\n`,
      copy: `${stock}\t${shapeIds[shape]}\t${carats}\t${color + 1}\t${clarity + 1}\t${cut + 1}\t${lab + 1}\t${report}\t${depth}\t${table}\t${millimetres}\t${millimetres}\t${price}\n`,
    };
  }
}
