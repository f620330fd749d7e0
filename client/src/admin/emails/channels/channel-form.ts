import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';

/** A channel as it is typed. */
export const channelForm = v.object({ name: requiredText('Enter a name', 100) });
