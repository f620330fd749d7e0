/** SVG image. Equal drawings have equal source text, which serves as their cache key. */
export interface Drawing {
  readonly svg: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Attributes = Readonly<Record<string, string | number>>;

const formatNumber = (value: string | number): string | number =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value;

/** Returns an SVG element. Attribute values are not escaped, so they must not contain user input. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const attributeList = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${formatNumber(value)}"`,
  );
  return `<${name}${attributeList.join('')}>${children.join('')}</${name}>`;
};

export const circle = ({ x, y }: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const ellipse = ({ x, y }: Point, rx: number, ry: number, attributes: Attributes): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, ...attributes });

export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  element('polygon', {
    points: points.map(({ x, y }) => `${formatNumber(x)},${formatNumber(y)}`).join(' '),
    ...attributes,
  });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

export const group = (transform: string, ...children: readonly string[]): string =>
  element('g', { transform }, ...children);

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const stopElements = (gradientStops: Stops): string =>
  gradientStops
    .map(([offset, color, opacity = 1]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('');

/** Returns a linear gradient from the top left corner to the bottom right corner. */
export const linearGradient = (id: string, colors: Stops): string =>
  element('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, stopElements(colors));

/** Returns a radial gradient. By default, its center is in the upper left. */
export const radialGradient = (id: string, colors: Stops, spot: Attributes = { cx: 0.42, cy: 0.34, r: 0.78 }): string =>
  element('radialGradient', { id, ...spot }, stopElements(colors));

/** Memoizes a drawing function by its options, because many pieces share an image. */
export function memoizeDrawing<Options>(draw: (options: Options) => Drawing): (options: Options) => Drawing {
  const cache = new Map<string, Drawing>();
  return (options) => {
    const key = JSON.stringify(options);
    const result = cache.get(key) ?? draw(options);
    cache.set(key, result);
    return result;
  };
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Background colors, from the center to the edge. */
  readonly tones: readonly [center: string, rim: string];
}

const defaultCanvas: Canvas = { width: 400, height: 400, tones: ['#fdfcfa', '#e6e1da'] };

/** Draws shapes on a background gradient. `defs` are the gradients that the shapes use. */
export function createDrawing(
  defs: readonly string[],
  shapes: readonly string[],
  canvas: Partial<Canvas> = {},
): Drawing {
  const { width, height, tones } = { ...defaultCanvas, ...canvas };
  const background = radialGradient('background', [
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

/** Returns a shadow. The drawing must include `shadowGradient`. */
export const drawShadow = (at: Point, rx: number, ry: number): string => ellipse(at, rx, ry, { fill: 'url(#shadow)' });
export const shadowGradient = radialGradient(
  'shadow',
  [
    [0, '#2b241c', 0.3],
    [0.5, '#2b241c', 0.12],
    [1, '#2b241c', 0],
  ],
  { cx: 0.5, cy: 0.5, r: 0.5 },
);
