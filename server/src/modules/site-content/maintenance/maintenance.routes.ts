import Type, { type Static } from 'typebox';
import { flagOf, get, put, type Route } from '../../../kernel/transport/route.ts';
import type { Maintenance } from './maintenance.entity.ts';
import { findMaintenance, setMaintenanceMessage, switchMaintenance } from './maintenance.ts';

const MaintenanceSchema = Type.Object(
  {
    isEnabled: Type.Boolean({
      description: 'The shop is closed: everything but signing in is answered to administrators only, 503 to others.',
    }),
    message: Type.Union([Type.String(), Type.Null()], { description: 'What visitors read meanwhile: plain text.' }),
    version: Type.Integer({ minimum: 1, description: 'Counts the changes.' }),
  },
  { title: 'Maintenance', description: 'Whether the shop is closed for work on it.', additionalProperties: false },
);

const presentMaintenance = ({ isEnabled, message, version }: Maintenance): Static<typeof MaintenanceSchema> => ({
  isEnabled,
  message,
  version,
});

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
