import { fieldGuide } from '../../graphql/generated/field-guide';
import { deprecations, webhookEvents } from '../../graphql/generated/partner-lists';
import { scopeChoices } from '../../shared/developers/api-keys/key-text';
import { examples } from './code/examples';

/**
 * Content of the partner documents that is defined in the client. The build writes it to a file that the server reads
 * (`client/build/partner-sources.ts`).
 */
export const partnerSources = {
  examples,
  scopes: scopeChoices,
  events: webhookEvents,
  deprecations,
  stock: fieldGuide,
};
