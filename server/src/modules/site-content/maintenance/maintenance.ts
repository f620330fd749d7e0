import { InputType } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { UnlessNull } from '../../../kernel/input/rules.ts';
import { changedFields, replacedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator, allowDuringMaintenance, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { command, followed, query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { changeRecord, readRecord } from '../site-record.ts';
import { Maintenance, maxMessageLength } from './maintenance.entity.ts';

/**
 * Returns the maintenance mode. Clients request it at startup and for each page, so it reads only one row. While the
 * shop is closed, clients show a maintenance page outside the back office. All other calls fail unless the caller is
 * an administrator.
 */
export const findMaintenance = query(forEveryKey(allowDuringMaintenance(guest)), ({ em }) =>
  readRecord(em, Maintenance),
);

/** Makes a change effective for the next request in this process. Other processes apply it within a second. */
function withRefresh<I>(change: UseCase<I, Maintenance>): UseCase<I, Maintenance> {
  return followed(change, ({ services }) => services.openingHours.changed());
}

@InputType({ description: 'Input for `setMaintenance`. Omitted fields are unchanged.' })
export class SetMaintenanceInput extends changedFields(Maintenance, ['isEnabled', 'message']) {
  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/** Closes or opens the shop, or changes the message. Throws STALE_VERSION if another request has changed the mode. */
export const setMaintenance = withRefresh(
  command(administrator, SetMaintenanceInput, ({ em }, { expectedVersion, isEnabled, message }) =>
    changeRecord(em, Maintenance, expectedVersion, { isEnabled, message }),
  ),
);

class SwitchMaintenanceInput extends replacedFields(Maintenance, ['isEnabled']) {}

export const switchMaintenance = withRefresh(
  command(administrator, SwitchMaintenanceInput, ({ em }, { isEnabled }) =>
    changeRecord(em, Maintenance, null, { isEnabled }),
  ),
);

class MaintenanceMessageInput {
  @RequiredText(maxMessageLength)
  @UnlessNull()
  message!: string | null;
}

export const setMaintenanceMessage = withRefresh(
  command(administrator, MaintenanceMessageInput, ({ em }, { message }) =>
    changeRecord(em, Maintenance, null, { message }),
  ),
);
