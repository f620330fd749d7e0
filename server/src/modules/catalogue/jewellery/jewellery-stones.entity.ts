import { Stock } from '../stock/fields/stock-field.ts';
import { count, text, weight } from '../stock/fields/stock-values.ts';
import { JewelleryDetails } from './jewellery-details.entity.ts';

/** Most stones that are set as one. */
const mostStones = 10_000;

/** GraphQL shows what is known of the main stone as one. */
const main = { partOf: 'mainStone' } as const;

type SideSet = 'first' | 'second' | 'third' | 'fourth';

/** GraphQL shows the sets of side stones as a list. REST calls the fourth set "forth". */
const side = (set: SideSet, part: string) => ({
  partOf: 'sideStones',
  rest: `${set === 'fourth' ? 'forth' : set}SideStone${part}`,
  filter: false as const,
});

const SideType = (set: SideSet) => Stock(text(), `What the ${set} side stones are.`, side(set, 'Type'));
const SideCut = (set: SideSet) => Stock(text(), `Cut or shape of the ${set} side stones.`, side(set, 'Cut'));
const SideNumber = (set: SideSet) =>
  Stock(count({ max: mostStones }), `How many ${set} side stones there are.`, side(set, 'Number'));
const SideCarat = (set: SideSet) =>
  Stock(weight({ max: 10_000 }), `Weight of all ${set} side stones.`, side(set, 'Carat'));
const SideColor = (set: SideSet) => Stock(text(), `Colour of the ${set} side stones.`, side(set, 'Color'));
const SideClarity = (set: SideSet) => Stock(text(), `Clarity of the ${set} side stones.`, side(set, 'Clarity'));

/** The stones of a piece of jewellery: one main stone, or several alike, and up to four sets around. */
export abstract class JewelleryStones extends JewelleryDetails {
  @Stock(text(), 'What the main stone is, such as Diamond or Sapphire.', {
    ...main,
    filter: 'mainStoneTypes',
    columns: ['Center Stone Type', 'Centre Stone Type', 'Main Stone', 'Center Stone', 'Gemstone'],
  })
  mainStoneType: string | null = null;

  @Stock(text(), 'Cut or shape of the main stone.', {
    ...main,
    filter: 'cutsMainStone',
    columns: ['Main Stone Cut', 'Main Stone Shape', 'Center Stone Shape', 'Center Stone Cut'],
  })
  cutMainStone: string | null = null;

  @Stock(count({ max: mostStones }), 'How many main stones there are.', {
    ...main,
    columns: ['Main Stone Number', 'Number of Center Stones', 'Center Stone Total Stones'],
  })
  numberOfMainStones: number | null = null;

  @Stock(weight({ max: 10_000 }), 'Weight of all main stones.', {
    ...main,
    columns: ['Main Stone Carat', 'Center Stone Carat', 'Center Stone Carat Weight', 'Carat', 'Carats'],
  })
  caratMainStone: string | null = null;

  @Stock(text(), 'Colour of the main stone.', {
    ...main,
    filter: 'colorsMainStone',
    columns: ['Main Stone Color', 'Center Stone Color'],
  })
  colorMainStone: string | null = null;

  @Stock(text(), 'Clarity of the main stone.', {
    ...main,
    filter: 'claritiesMainStone',
    columns: ['Main Stone Clarity', 'Center Stone Clarity'],
  })
  clarityMainStone: string | null = null;

  @SideType('first') firstSideStoneType: string | null = null;
  @SideCut('first') firstSideStoneCut: string | null = null;
  @SideNumber('first') firstSideStoneNumber: number | null = null;
  @SideCarat('first') firstSideStoneCarat: string | null = null;
  @SideColor('first') firstSideStoneColor: string | null = null;
  @SideClarity('first') firstSideStoneClarity: string | null = null;

  @SideType('second') secondSideStoneType: string | null = null;
  @SideCut('second') secondSideStoneCut: string | null = null;
  @SideNumber('second') secondSideStoneNumber: number | null = null;
  @SideCarat('second') secondSideStoneCarat: string | null = null;
  @SideColor('second') secondSideStoneColor: string | null = null;
  @SideClarity('second') secondSideStoneClarity: string | null = null;

  @SideType('third') thirdSideStoneType: string | null = null;
  @SideCut('third') thirdSideStoneCut: string | null = null;
  @SideNumber('third') thirdSideStoneNumber: number | null = null;
  @SideCarat('third') thirdSideStoneCarat: string | null = null;
  @SideColor('third') thirdSideStoneColor: string | null = null;
  @SideClarity('third') thirdSideStoneClarity: string | null = null;

  @SideType('fourth') fourthSideStoneType: string | null = null;
  @SideCut('fourth') fourthSideStoneCut: string | null = null;
  @SideNumber('fourth') fourthSideStoneNumber: number | null = null;
  @SideCarat('fourth') fourthSideStoneCarat: string | null = null;
  @SideColor('fourth') fourthSideStoneColor: string | null = null;
  @SideClarity('fourth') fourthSideStoneClarity: string | null = null;
}
