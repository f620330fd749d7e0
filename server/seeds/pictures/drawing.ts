/** SVG image. Equal drawings have equal source text, which serves as their cache key. */
export interface Drawing {
  readonly svg: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Attributes = Readonly<Record<string, string | number>>;

const spelled = (value: string | number): string | number =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value;

/** Returns an SVG element. Attribute values are not escaped, so they must not contain user input. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${spelled(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
};

export const circle = ({ x, y }: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const ellipse = ({ x, y }: Point, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, ...attributes });

export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  element('polygon', { points: points.map(({ x, y }) => `${spelled(x)},${spelled(y)}`).join(' '), ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const group = (transform: string, ...children: readonly string[]): string =>
  element('g', { transform }, ...children);

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stops = (given: Stops): string =>
  given
    .map(([offset, color, opacity = 1]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('');

/** Returns a linear gradient from the top left corner to the bottom right corner. */
export const diagonal = (id: string, colors: Stops): string =>
  element('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, stops(colors));

/** Returns a radial gradient. By default, its center is in the upper left. */
export const radial = (id: string, colors: Stops, spot: Attributes = { cx: 0.42, cy: 0.34, r: 0.78 }): string =>
  element('radialGradient', { id, ...spot }, stops(colors));

/** Memoizes a drawing function by its options, because many pieces share an image. */
export function drawnOnce<Facts>(draw: (facts: Facts) => Drawing): (facts: Facts) => Drawing {
  const drawn = new Map<string, Drawing>();
  return (facts) => {
    const key = JSON.stringify(facts);
    const picture = drawn.get(key) ?? draw(facts);
    drawn.set(key, picture);
    return picture;
  };
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Background colors, from the center to the edge. */
  readonly tones: readonly [middle: string, rim: string];
}

const usualSheet: Sheet = { width: 400, height: 400, tones: ['#fdfcfa', '#e6e1da'] };

/** Draws shapes on a background gradient. `defs` are the gradients that the shapes use. */
export function drawing(defs: readonly string[], shapes: readonly string[], sheet: Partial<Sheet> = {}): Drawing {
  const { width, height, tones } = { ...usualSheet, ...sheet };
  const background = radial('background', [
    [0, tones[0]],
    [1, tones[1]],
  ]);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return {
    svg: element(
      'svg',
      attributes,
      element('defs', {}, background, ...defs),
      element('rect', { width, height, fill: 'url(#background)' }),
      ...shapes,
    ),
  };
}

/** Returns a shadow. The drawing must include `shadowTone`. */
export const shadow = (at: Point, rx: number, ry: number): string => ellipse(at, rx, ry, { fill: 'url(#shadow)' });
export const shadowTone = radial(
  'shadow',
  [
    [0, '#2b241c', 0.3],
    [0.5, '#2b241c', 0.12],
    [1, '#2b241c', 0],
  ],
  { cx: 0.5, cy: 0.5, r: 0.5 },
);
