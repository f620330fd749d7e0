import Type, { type Static } from 'typebox';
import type { Maintenance } from './maintenance.entity.ts';

export const MaintenanceSchema = Type.Object(
  {
    isEnabled: Type.Boolean({
      description: 'The shop is closed: everything but signing in is answered to administrators only, 503 to others.',
    }),
    message: Type.Union([Type.String(), Type.Null()], { description: 'What visitors read meanwhile: plain text.' }),
    version: Type.Integer({ minimum: 1, description: 'Counts the changes.' }),
  },
  { title: 'Maintenance', description: 'Whether the shop is closed for work on it.', additionalProperties: false },
);

/** REST's shape of the maintenance mode. */
export const presentMaintenance = ({ isEnabled, message, version }: Maintenance): Static<typeof MaintenanceSchema> => ({
  isEnabled,
  message,
  version,
});
