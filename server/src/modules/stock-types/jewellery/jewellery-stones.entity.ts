import { Embeddable } from '@mikro-orm/decorators/legacy';
import { Stock } from '../../stock/fields/index.ts';
import { count, text, weight } from '../../stock/values/index.ts';

/** Most stones that are set as one. */
const mostStones = 10_000;

/** GraphQL shows what is known of the main stone as one. */
const main = { partOf: 'mainStone', section: 'Main stone' } as const;

/** The main stone of a piece of jewellery, or several that are alike. */
@Embeddable()
export class MainStone {
  @Stock(text(), 'What the main stone is, such as Diamond or Sapphire.', {
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
    label: 'Cut of the main stone',
    filter: 'cutsMainStone',
    columns: ['Main Stone Cut', 'Main Stone Shape', 'Center Stone Shape'],
    fallbacks: ['Center Stone Cut'],
  })
  cutMainStone: string | null = null;

  @Stock(count({ max: mostStones }), 'How many main stones there are.', {
    ...main,
    within: 'number',
    label: 'Main stones',
    columns: ['Main Stone Number', 'Number of Center Stones', 'Center Stone Total Stones'],
  })
  numberOfMainStones: number | null = null;

  @Stock(weight({ max: 10_000 }), 'Weight of all main stones.', {
    ...main,
    within: 'carats',
    label: 'Weight of the main stones',
    shortLabel: 'Main ct',
    columns: ['Main Stone Carat', 'Center Stone Carat', 'Center Stone Carat Weight', 'Carat', 'Carats'],
  })
  caratMainStone: string | null = null;

  @Stock(text(), 'Colour of the main stone.', {
    ...main,
    within: 'color',
    label: 'Colour of the main stone',
    filter: 'colorsMainStone',
    columns: ['Main Stone Color', 'Center Stone Color'],
  })
  colorMainStone: string | null = null;

  @Stock(text(), 'Clarity of the main stone.', {
    ...main,
    within: 'clarity',
    label: 'Clarity of the main stone',
    filter: 'claritiesMainStone',
    columns: ['Main Stone Clarity', 'Center Stone Clarity'],
  })
  clarityMainStone: string | null = null;
}

/** GraphQL shows the sets of side stones as a list. */
const side = { partOf: 'sideStones', section: 'Side stones', filter: false } as const;

/** One of the sets of stones around the main one. */
@Embeddable()
export class SideStones {
  @Stock(text(), 'What the side stones are.', { ...side, within: 'type' }) type: string | null = null;
  @Stock(text(), 'Cut or shape of the side stones.', { ...side, within: 'cut' }) cut: string | null = null;
  @Stock(count({ max: mostStones }), 'How many side stones there are.', { ...side, label: 'Stones', within: 'number' })
  number: number | null = null;
  @Stock(weight({ max: 10_000 }), 'Weight of all side stones.', { ...side, label: 'Weight', within: 'carats' }) carat:
    | string
    | null = null;
  @Stock(text(), 'Colour of the side stones.', { ...side, within: 'color' }) color: string | null = null;
  @Stock(text(), 'Clarity of the side stones.', { ...side, within: 'clarity' }) clarity: string | null = null;
}
