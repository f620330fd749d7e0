import * as v from 'valibot';
import { optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import type { ShowRecordFragment } from '../../../graphql/generated/graphql';
import { mediaRule } from '../../kit/media/media-kinds';
import { optionalWebAddress } from '../../kit/optional-rules';

/** Props of the sections in a show's panel. */
export interface EditedShow {
  readonly show: ShowRecordFragment;
  /** Show that the home page currently advertises. Null if none. */
  readonly advertised: ShowRecordFragment | null;
  /** Refetches the show, bypassing the cache. */
  readonly reload: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** Form schema for a show. Days are in the format of `<input type="date">`. */
export const showForm = v.pipe(
  v.object({
    name: requiredText('Enter a name'),
    location: optionalTextUpTo(200),
    booth: optionalTextUpTo(100),
    startDate: optionalTextUpTo(10),
    endDate: optionalTextUpTo(10),
    url: optionalWebAddress,
    image: mediaRule,
  }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => endDate === null || startDate !== null,
      'Enter the start date as well',
    ),
    ['startDate'],
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate === null || endDate === null || endDate >= startDate,
      'The end date must not be before the start date',
    ),
    ['endDate'],
  ),
);

export type TypedShow = v.InferInput<typeof showForm>;

export const showLabels: Readonly<Record<keyof TypedShow, string>> = {
  name: 'Name',
  location: 'City and venue',
  booth: 'Booth',
  startDate: 'Start date',
  endDate: 'End date',
  url: 'Website',
  image: 'Picture',
};

export const blankShow: TypedShow = {
  name: '',
  location: '',
  booth: '',
  startDate: '',
  endDate: '',
  url: '',
  image: null,
};

/** Converts a stored show to form values. */
export function typedShow({ name, location, booth, startDate, endDate, url, image }: ShowRecordFragment): TypedShow {
  return {
    name,
    location: location ?? '',
    booth: booth ?? '',
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    url: url ?? '',
    image,
  };
}
