import { dayOf } from '../../src/kernel/values/dates.ts';
import { createShow, type ShowInput } from '../../src/modules/shows/index.ts';
import { createAdministratorContext, type DemoDeps } from '../demo-context.ts';
import type { Cut } from '../pictures/cuts.ts';
import { toBase64Png } from '../pictures/image-store.ts';
import { drawBanner } from '../pictures/scenes.ts';

interface DemoShow extends Omit<ShowInput, 'image' | 'startDate' | 'endDate'> {
  /** Start in days from today (negative for past shows), and duration in days. Omitted if undecided. */
  readonly schedule?: readonly [startDay: number, dayCount: number];
  readonly cut: Cut;
  readonly colors: readonly [background: string, lineColor: string];
}

/** Dates are relative to today, so that there are always past and upcoming shows. */
const shows: readonly DemoShow[] = [
  {
    name: 'Antwerp Diamond Fair',
    location: 'Antwerp, Beurs voor Diamanthandel',
    booth: 'Hall 1, stand 24',
    schedule: [16, 3],
    url: 'https://shows.example.com/antwerp',
    isAdvertised: true,
    cut: 'Round',
    colors: ['#16283a', '#e9d9b0'],
  },
  {
    name: 'Rhine Gem Days',
    location: 'Basel, Messe',
    booth: 'D 117',
    schedule: [72, 5],
    url: 'https://shows.example.com/basel',
    cut: 'Emerald',
    colors: ['#5a2333', '#f3dfd2'],
  },
  {
    name: 'Pearl River Gem Week',
    location: 'Hong Kong, Convention Centre',
    booth: '5E-208',
    schedule: [130, 6],
    cut: 'Oval',
    colors: ['#0f3b36', '#dcefe4'],
  },
  {
    name: 'Desert Jewellery Show',
    location: 'Las Vegas, Sands Hall',
    booth: 'L-45',
    schedule: [-178, 5],
    cut: 'Radiant',
    colors: ['#6a4a1f', '#fbeccb'],
  },
  {
    name: 'Milan Gem Salon',
    location: 'Milan, Superstudio',
    schedule: [-72, 3],
    cut: 'Pear',
    colors: ['#2f2a3d', '#e6def5'],
  },
  {
    name: 'London Vintage Fair',
    location: 'London, venue to be confirmed',
    isActive: false,
    cut: 'Cushion',
    colors: ['#333333', '#eeeeee'],
  },
];

const dateInDays = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));

function datesOf([startDay, dayCount]: NonNullable<DemoShow['schedule']>): Pick<ShowInput, 'startDate' | 'endDate'> {
  return { startDate: dateInDays(startDay), endDate: dateInDays(startDay + dayCount - 1) };
}

/** Creates past and upcoming shows. One of them is advertised, and one is inactive. */
export async function seedShows(deps: DemoDeps): Promise<void> {
  const administrator = await createAdministratorContext(deps);
  for (const { cut, colors, schedule, ...show } of shows) {
    const image = await toBase64Png(drawBanner(cut, colors));
    await createShow(administrator, { show: { ...show, ...(schedule && datesOf(schedule)), image } });
  }
}
