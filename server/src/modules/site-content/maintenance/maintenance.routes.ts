import Type from 'typebox';
import { flagOf, get, put, type Route } from '../../../kernel/transport/route.ts';
import { MaintenanceSchema, presentMaintenance } from './maintenance.presenter.ts';
import { findMaintenance, setMaintenanceMessage, switchMaintenance } from './maintenance.ts';

const shape = { present: presentMaintenance, returns: MaintenanceSchema };

export const maintenanceRoutes: readonly Route[] = [
  get('/site/maintenance', findMaintenance, {
    ...shape,
    summary: 'Whether the shop is closed for work on it, and what it says then.',
  }),
  put('/site/maintenance', switchMaintenance, {
    ...shape,
    summary: 'Closes or opens the shop.',
    from: ({ query: { isenabled } }) => ({ isEnabled: flagOf(isenabled) }),
    names: { isenabled: 'isEnabled' },
    query: Type.Object({ isenabled: Type.Boolean({ description: 'True closes it.' }) }),
    body: null,
  }),
  get('/site/maintenance/message', findMaintenance, {
    ...shape,
    summary: 'What the shop says while it is closed.',
  }),
  put('/site/maintenance/message', setMaintenanceMessage, {
    ...shape,
    summary: 'Changes what the shop says while it is closed; null: nothing.',
  }),
];
