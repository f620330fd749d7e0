import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { flagOf, get, put, type Route } from '../../../kernel/transport/route.ts';
import { Maintenance } from './maintenance.entity.ts';
import { findMaintenance, setMaintenanceMessage, switchMaintenance } from './maintenance.ts';

const shape = restShape(Maintenance, {
  also: { version: Type.Integer({ minimum: 1, description: 'Incremented with each change.' }) },
});

export const maintenanceRoutes: readonly Route[] = [
  get('/site/maintenance', findMaintenance, { ...shape, summary: 'Retrieves the maintenance mode of the shop.' }),
  put('/site/maintenance', switchMaintenance, {
    ...shape,
    summary: 'Closes or opens the shop.',
    from: ({ query: { isenabled } }) => ({ isEnabled: flagOf(isenabled) }),
    names: { isenabled: 'isEnabled' },
    query: Type.Object({ isenabled: Type.Boolean({ description: 'Whether to close the shop.' }) }),
    body: null,
  }),
  get('/site/maintenance/message', findMaintenance, {
    ...shape,
    summary: 'Retrieves the message shown while the shop is closed.',
  }),
  put('/site/maintenance/message', setMaintenanceMessage, {
    ...shape,
    summary: 'Updates the message shown while the shop is closed. Null clears it.',
  }),
];
