import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Segments } from '../../../ui/inputs/segments';
import { MailPreview } from './mail-preview';
import type { MailDraft } from './use-mail-preview';

const parts = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface MailWorkspaceProps {
  readonly draft: MailDraft;
  /** The fields of the mail. */
  readonly children: ReactNode;
}

/** A mail and its preview: side by side, or one at a time where there is no room for both. */
export function MailWorkspace({ draft, children }: MailWorkspaceProps) {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('write');
  const shown = (own: typeof part) => ({ base: part === own ? 'block' : 'none', xl: 'block' });
  return (
    <>
      <Box display={{ xl: 'none' }} mb="4">
        <Segments aria-label="What is shown" segments={parts} value={part} onChange={setPart} />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 36rem)' }} gap="8">
        <Box display={shown('write')}>{children}</Box>
        <Box display={shown('preview')}>
          <Box position={{ xl: 'sticky' }} top="4">
            <MailPreview draft={draft} />
          </Box>
        </Box>
      </Grid>
    </>
  );
}
