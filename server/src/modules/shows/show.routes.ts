import Type from 'typebox';
import { restShape } from '../../kernel/resources/rest-shape.ts';
import { create, del, download, flagOf, list, patch, put, type Route } from '../../kernel/transport/route.ts';
import { listShows } from './list-shows.ts';
import { createShow, deleteShow, setShowActive, setShowAdvertised, updateShow } from './save-show.ts';
import { Show } from './show.entity.ts';
import { showCalendar } from './show-calendar.ts';

const shape = restShape(Show);
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
