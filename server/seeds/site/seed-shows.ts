import { createShow, type ShowInput } from '../../src/modules/shows/index.ts';
import { administratorContext, type DemoDeps } from '../demo-context.ts';
import type { Cut } from '../pictures/cuts.ts';
import { base64Of } from '../pictures/picture-shelf.ts';
import { banner } from '../pictures/scenes.ts';

interface Facts extends Omit<ShowInput, 'image'> {
  readonly cut: Cut;
  readonly colors: readonly [ground: string, ink: string];
}

/** Fixed days: the demo is the same whenever it is loaded. */
const shows: readonly Facts[] = [
  {
    name: 'Antwerp Diamond Fair',
    location: 'Antwerp, Beurs voor Diamanthandel',
    booth: 'Hall 1, stand 24',
    startDate: '2026-11-24',
    endDate: '2026-11-26',
    url: 'https://shows.example.com/antwerp',
    isAdvertised: true,
    cut: 'Round',
    colors: ['#16283a', '#e9d9b0'],
  },
  {
    name: 'Rhine Gem Days',
    location: 'Basel, Messe',
    booth: 'D 117',
    startDate: '2027-03-04',
    endDate: '2027-03-08',
    url: 'https://shows.example.com/basel',
    cut: 'Emerald',
    colors: ['#5a2333', '#f3dfd2'],
  },
  {
    name: 'Pearl River Gem Week',
    location: 'Hong Kong, Convention Centre',
    booth: '5E-208',
    startDate: '2027-02-25',
    endDate: '2027-03-01',
    cut: 'Oval',
    colors: ['#0f3b36', '#dcefe4'],
  },
  {
    name: 'Desert Jewellery Show',
    location: 'Las Vegas, Sands Hall',
    booth: 'L-45',
    startDate: '2026-05-28',
    endDate: '2026-06-01',
    cut: 'Radiant',
    colors: ['#6a4a1f', '#fbeccb'],
  },
  {
    name: 'Milan Gem Salon',
    location: 'Milan, Superstudio',
    startDate: '2026-09-12',
    endDate: '2026-09-14',
    cut: 'Pear',
    colors: ['#2f2a3d', '#e6def5'],
  },
  {
    name: 'London Vintage Fair',
    location: 'London, not decided yet',
    isActive: false,
    cut: 'Cushion',
    colors: ['#333333', '#eeeeee'],
  },
];

/** Past and coming shows, one of them advertised, one not announced yet. */
export async function seedShows(deps: DemoDeps): Promise<void> {
  const administrator = await administratorContext(deps);
  for (const { cut, colors, ...show } of shows) {
    const image = await base64Of(banner(cut, colors));
    await createShow(administrator, { show: { ...show, image } });
  }
}
