import * as v from 'valibot';
import type { HomepageRecordFragment } from '../../../graphql/generated/graphql';
import { type MediaKind, mediaRule } from '../../kit/media/media-kinds';

/** Every picture and video of the home page. */
export const homepageForm = v.object({
  topImage: mediaRule,
  cardRings: mediaRule,
  cardBracelets: mediaRule,
  cardNecklaces: mediaRule,
  cardEarrings: mediaRule,
  slider1Image: mediaRule,
  slider2Image: mediaRule,
  slider3Image: mediaRule,
  aboutImage: mediaRule,
  e1Video: mediaRule,
  e2Video: mediaRule,
  e3Video: mediaRule,
});

/** A place of the home page. */
export type HomepagePlace = keyof v.InferInput<typeof homepageForm>;

/** What each place is called, in the order of the page. */
export const homepageLabels: Readonly<Record<HomepagePlace, string>> = {
  topImage: 'Top picture',
  cardRings: 'Rings',
  cardBracelets: 'Bracelets',
  cardNecklaces: 'Necklaces',
  cardEarrings: 'Earrings',
  slider1Image: 'First picture',
  slider2Image: 'Second picture',
  slider3Image: 'Third picture',
  aboutImage: 'The house',
  e1Video: 'First video',
  e2Video: 'Second video',
  e3Video: 'Third video',
};

/** Places that stand together on the page. */
interface PlaceGroup {
  readonly title: string;
  readonly places: readonly HomepagePlace[];
  readonly kind: MediaKind;
  /** What the page shows without. */
  readonly without: string;
}

/** The places in the order of the page. */
export const homepageGroups: readonly PlaceGroup[] = [
  { title: 'Below the stone', places: ['topImage'], kind: 'picture', without: 'Without one the page goes on at once.' },
  {
    title: 'Cards that lead into the jewellery',
    places: ['cardRings', 'cardBracelets', 'cardNecklaces', 'cardEarrings'],
    kind: 'picture',
    without: 'Without one a drawing stands there.',
  },
  {
    title: 'Slider',
    places: ['slider1Image', 'slider2Image', 'slider3Image'],
    kind: 'picture',
    without: 'Without any, drawings of cuts stand there.',
  },
  {
    title: 'Beside the words about the house',
    places: ['aboutImage'],
    kind: 'picture',
    without: 'Without one a drawing stands there.',
  },
  {
    title: 'Seen in motion',
    places: ['e1Video', 'e2Video', 'e3Video'],
    kind: 'video',
    without: 'Without any this part is left out.',
  },
];

/** What the form holds of the stored home page. */
export function typedHomepage({
  __typename,
  id,
  version,
  ...places
}: HomepageRecordFragment): v.InferInput<typeof homepageForm> {
  return places;
}
