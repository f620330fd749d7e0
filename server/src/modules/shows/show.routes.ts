import Type, { type Static } from 'typebox';
import { create, del, download, flagOf, list, patch, put, type Route } from '../../kernel/transport/route.ts';
import { listShows } from './list-shows.ts';
import { createShow, deleteShow, setShowActive, setShowAdvertised, updateShow } from './save-show.ts';
import { showCalendar } from './show-calendar.ts';
import type { ShowRow } from './show-row.ts';

const OptionalText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const OptionalDay = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });

const ShowSchema = Type.Object(
  {
    id: Type.Integer(),
    isActive: Type.Boolean({ description: 'Inactive shows exist for administrators only.' }),
    activeAd: Type.Boolean({ description: 'The home page advertises it. At most one show is advertised.' }),
    name: Type.String(),
    location: OptionalText('Town and hall.'),
    booth: OptionalText('Where the house stands in the hall.'),
    startDate: OptionalDay('First day. Null: not known yet.'),
    endDate: OptionalDay('Last day. Null: the first one.'),
    url: OptionalText("Address of the show's own page."),
    image: OptionalText('Path of its picture.'),
  },
  { title: 'Show', additionalProperties: false, description: 'A trade show that the house attends.' },
);

const presentShow = ({ isAdvertised, version: _, ...show }: ShowRow): Static<typeof ShowSchema> => ({
  ...show,
  activeAd: isAdvertised,
});

const shape = { present: presentShow, returns: ShowSchema };
const known = { ...shape, errors: ['SHOW_NOT_FOUND'] as const };

export const showsRoutes: readonly Route[] = [
  list('/shows', listShows, {
    ...shape,
    summary: 'Trade shows, upcoming ones first: active ones, for administrators all.',
    from: ({ query: { activeonly } }) => ({ activeOnly: flagOf(activeonly) }),
    names: { activeonly: 'activeOnly' },
  }),
  download('/shows/:id/calendar.ics', showCalendar, {
    summary: 'A show as a calendar file, its days as whole days. SHOW_NOT_FOUND while they are not known.',
    mediaType: 'text/calendar',
    returns: Type.String({ description: 'iCalendar (RFC 5545) with one event.' }),
    errors: ['SHOW_NOT_FOUND'],
  }),
  create('/shows', createShow, {
    ...shape,
    summary: 'Writes a new show; its image comes as base64, with or without a data-URL prefix.',
    from: ({ body }) => ({ show: body }),
    names: { activeAd: 'isAdvertised', '': 'show' },
  }),
  put('/shows/:id', updateShow, {
    ...known,
    summary: 'Changes what is given of a show; its image is base64, or the address that it has already.',
    from: ({ params, body }) => ({ id: params.id, set: body }),
    names: { activeAd: 'isAdvertised', '': 'set' },
  }),
  del('/shows/:id', deleteShow, {
    summary: 'Removes a show for good.',
    present: () => null,
    returns: null,
    errors: ['SHOW_NOT_FOUND'],
  }),
  patch('/shows/:id/active', setShowActive, {
    ...known,
    summary: 'Shows a show to everybody, or to administrators only.',
  }),
  patch('/shows/:id/activeAd', setShowAdvertised, {
    ...known,
    summary: 'Makes a show the only one that is advertised, or ends its advertising.',
    names: { ActiveAd: 'isAdvertised' },
  }),
];
