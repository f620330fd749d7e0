import { Embeddable } from '@mikro-orm/decorators/legacy';
import { Stock } from '../../stock/fields/index.ts';
import { count, text, weight } from '../../stock/values/index.ts';

const maxStones = 10_000;

/** GraphQL returns these fields as one object. */
const main = { partOf: 'mainStone', section: 'Main stone' } as const;

/** Main stone of a jewelry piece, or several identical main stones. */
@Embeddable()
export class MainStone {
  @Stock(text(), 'Type of the main stone, such as Diamond or Sapphire.', {
    ...main,
    within: 'type',
    label: 'Main stone',
    filter: 'mainStoneTypes',
    columns: ['Center Stone Type', 'Centre Stone Type', 'Main Stone', 'Center Stone', 'Gemstone'],
  })
  mainStoneType: string | null = null;

  @Stock(text(), 'Cut or shape of the main stone.', {
    ...main,
    within: 'cut',
    label: 'Main stone cut',
    filter: 'cutsMainStone',
    columns: ['Main Stone Cut', 'Main Stone Shape', 'Center Stone Shape'],
    fallbacks: ['Center Stone Cut'],
  })
  cutMainStone: string | null = null;

  @Stock(count({ max: maxStones }), 'Number of main stones.', {
    ...main,
    within: 'number',
    label: 'Main stones',
    columns: ['Main Stone Number', 'Number of Center Stones', 'Center Stone Total Stones'],
  })
  numberOfMainStones: number | null = null;

  @Stock(weight({ max: 10_000 }), 'Total weight of the main stones in carats.', {
    ...main,
    within: 'carats',
    label: 'Main stone weight',
    shortLabel: 'Main ct',
    columns: ['Main Stone Carat', 'Center Stone Carat', 'Center Stone Carat Weight', 'Carat', 'Carats'],
  })
  caratMainStone: string | null = null;

  @Stock(text(), 'Color of the main stone.', {
    ...main,
    within: 'color',
    label: 'Main stone colour',
    filter: 'colorsMainStone',
    columns: ['Main Stone Color', 'Center Stone Color'],
  })
  colorMainStone: string | null = null;

  @Stock(text(), 'Clarity of the main stone.', {
    ...main,
    within: 'clarity',
    label: 'Main stone clarity',
    filter: 'claritiesMainStone',
    columns: ['Main Stone Clarity', 'Center Stone Clarity'],
  })
  clarityMainStone: string | null = null;
}

/** GraphQL returns the sets of side stones as a list. */
const side = { partOf: 'sideStones', section: 'Side stones', filter: false } as const;

/** Set of side stones. */
@Embeddable()
export class SideStones {
  @Stock(text(), 'Type of the side stones.', { ...side, within: 'type' }) type: string | null = null;
  @Stock(text(), 'Cut or shape of the side stones.', { ...side, within: 'cut' }) cut: string | null = null;
  @Stock(count({ max: maxStones }), 'Number of side stones.', { ...side, label: 'Stones', within: 'number' })
  number: number | null = null;
  @Stock(weight({ max: 10_000 }), 'Total weight of the side stones in carats.', {
    ...side,
    label: 'Weight',
    within: 'carats',
  })
  carat: string | null = null;
  @Stock(text(), 'Color of the side stones.', { ...side, within: 'color' }) color: string | null = null;
  @Stock(text(), 'Clarity of the side stones.', { ...side, within: 'clarity' }) clarity: string | null = null;
}
