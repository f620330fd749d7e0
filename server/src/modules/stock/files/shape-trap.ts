import { shapes } from '../../reference-data/index.ts';
import type { Trap } from '../headings/headings.ts';

/** `Cut` is the outline in the files of some houses, where no other column tells it, and something else in others. */
export const cutAsShape =
  (heading: string): Trap<string> =>
  ({ has, samples }) =>
    !has(heading) && samples.length > 0 && samples.every((text) => shapes.find(text) !== undefined) ? heading : 'extra';
