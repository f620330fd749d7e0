import Type from 'typebox';
import { restShape } from '../../kernel/resources/rest-shape.ts';
import { create, del, download, flagOf, list, patch, put, type Route } from '../../kernel/transport/route.ts';
import { listShows } from './list-shows.ts';
import { createShow, deleteShow, setShowActive, setShowAdvertised, updateShow } from './save-show.ts';
import { Show } from './show.entity.ts';
import { showCalendar } from './show-calendar.ts';

const shape = restShape(Show);
const showReply = { ...shape, errors: ['SHOW_NOT_FOUND'] as const };

export const showsRoutes: readonly Route[] = [
  list('/shows', listShows, {
    ...shape,
    summary: 'Lists trade shows, upcoming shows first. Only administrators get inactive shows.',
    from: ({ query: { activeonly } }) => ({ activeOnly: flagOf(activeonly) }),
    names: { activeonly: 'activeOnly' },
  }),
  download('/shows/:id/calendar.ics', showCalendar, {
    summary: 'Returns a show as a calendar file. SHOW_NOT_FOUND if its dates are not set.',
    mediaType: 'text/calendar',
    returns: Type.String({ description: 'iCalendar (RFC 5545) with one event that lasts whole days.' }),
    errors: ['SHOW_NOT_FOUND'],
  }),
  create('/shows', createShow, {
    ...shape,
    summary: 'Creates a show. `image` is base64, with or without a data-URL prefix.',
    from: ({ body }) => ({ show: body }),
    names: { activeAd: 'isAdvertised', '': 'show' },
  }),
  put('/shows/:id', updateShow, {
    ...showReply,
    summary: 'Updates a show. Omitted fields are unchanged. `image` is base64, or the path of the current picture.',
    from: ({ params, body }) => ({ id: params.id, set: body }),
    names: { activeAd: 'isAdvertised', '': 'set' },
  }),
  del('/shows/:id', deleteShow, {
    summary: 'Deletes a show permanently.',
    present: () => null,
    returns: null,
    errors: ['SHOW_NOT_FOUND'],
  }),
  patch('/shows/:id/active', setShowActive, {
    ...showReply,
    summary: 'Makes a show public, or visible to administrators only.',
  }),
  patch('/shows/:id/activeAd', setShowAdvertised, {
    ...showReply,
    summary: 'Starts or stops advertising a show. Any other show is no longer advertised.',
    names: { ActiveAd: 'isAdvertised' },
  }),
];
