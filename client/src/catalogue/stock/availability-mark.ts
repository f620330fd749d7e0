import type { Availability } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import { availabilityText } from '../diamonds/availability';

/** What an item of any type is to the viewer. */
export const availabilityMark = (item: object): Mark =>
  'availability' in item && typeof item.availability === 'string'
    ? availabilityText({ availability: item.availability as Availability })
    : { text: '–' };
