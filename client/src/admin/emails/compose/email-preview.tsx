import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Alert, Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import {
  PreviewEmailDocument,
  type PreviewEmailQuery,
  SendTestEmailDocument,
} from '../../../graphql/generated/graphql';
import { Segments } from '../../../ui/inputs/segments';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { attempt, failureReason } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';

/** Delay between the last keystroke and the preview request, in milliseconds. */
const TYPING_PAUSE = 400;

/** Content of an unsent email. */
interface MailDraft {
  /** ID of a template to send unchanged. Null if the email has its own subject and body. */
  readonly templateId: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Returns the content as mutation input. Returns null if the subject or body is empty. */
function sentContent({ templateId, subject, body }: MailDraft) {
  if (templateId !== null) {
    return { templateId };
  }
  return subject.trim() === '' || body.trim() === '' ? null : { subject, body };
}

/** Email as rendered for one recipient. */
type RenderedMail = NonNullable<PreviewEmailQuery['previewEmail']>;

interface MailPreviewState {
  /** Last rendered email. Null if none has been rendered yet. */
  readonly mail: RenderedMail | null;
  /** Reasons why the current content cannot be sent. */
  readonly problems: readonly string[];
  readonly isLoading: boolean;
}

function problemsOf(error: Error | undefined): readonly string[] {
  if (error === undefined) {
    return [];
  }
  const details = apiErrorOf(error)?.details ?? [];
  const names: Readonly<Record<string, string>> = { subject: 'Subject', body: 'Text', userId: 'Recipient' };
  return details.length === 0
    ? [failureReason(error)]
    : details.map(({ path, message }) => `${names[path] ?? path}: ${message}`);
}

/** Renders the draft for a user or a sample customer, and renders it again after each edit. */
function useMailPreview({ templateId, subject, body }: MailDraft, userId: string | null): MailPreviewState {
  const draft = useMemo(() => ({ templateId, subject, body }), [templateId, subject, body]);
  const content = sentContent(useDebouncedValue(draft, TYPING_PAUSE));
  const { data, previousData, error, loading } = useQuery(
    PreviewEmailDocument,
    content === null
      ? skipToken
      : // Not cached, because the cache would store every version of the text.
        { variables: { input: { ...content, userId } }, fetchPolicy: 'no-cache' },
  );
  return {
    mail: content === null ? null : ((data ?? previousData)?.previewEmail ?? null),
    problems: content === null ? [] : problemsOf(error),
    isLoading: loading,
  };
}

const parts = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

interface MailWorkspaceProps {
  readonly draft: MailDraft;
  readonly children: ReactNode;
}

/** Layout for the fields and preview of an email: side by side, or one at a time on narrow screens. */
export function MailWorkspace({ draft, children }: MailWorkspaceProps) {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('write');
  const displayOf = (tab: typeof part) => ({ base: part === tab ? 'block' : 'none', xl: 'block' });
  return (
    <>
      <Box display={{ xl: 'none' }} mb="4">
        <Segments aria-label="View" segments={parts} value={part} onChange={setPart} />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 36rem)' }} gap="8">
        <Box display={displayOf('write')}>{children}</Box>
        <Box display={displayOf('preview')}>
          <Box position={{ xl: 'sticky' }} top="4">
            <MailPreview draft={draft} />
          </Box>
        </Box>
      </Grid>
    </>
  );
}

const views = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
] as const;

type View = (typeof views)[number]['value'];

/** Makes links inactive, because the sandboxed frame cannot open new windows. */
const withoutLinks = (html: string): string => html.replace('<body', '<head><base target="_blank"></head><body');

interface MailPreviewProps {
  readonly draft: MailDraft;
}

/** Preview of the email as rendered by the server. A button sends a test email to the signed-in user. */
function MailPreview({ draft }: MailPreviewProps) {
  const headingId = useId();
  const [view, setView] = useState<View>('desktop');
  const [user, setUser] = useState<PickedUser | null>(null);
  const { mail, problems, isLoading } = useMailPreview(draft, user?.id ?? null);
  const [sendTest, { loading: isSending }] = useMutation(SendTestEmailDocument);
  const isReady = mail !== null && problems.length === 0;

  async function test(): Promise<void> {
    const input = { ...sentContent(draft), userId: user?.id ?? null };
    await attempt('Error sending test email', async () => {
      const { data } = await sendTest({ variables: { input } });
      showSuccess(`Test email sent to ${data?.sendTestEmail?.email ?? 'you'}`);
    });
  }

  return (
    <chakra.section aria-labelledby={headingId} aria-busy={isLoading}>
      <Flex align="center" gap="2" wrap="wrap" mb="3">
        <Heading id={headingId} as="h2" size="md" me="auto">
          Preview
        </Heading>
        <Segments aria-label="Preview format" segments={views} value={view} onChange={setView} />
      </Flex>
      <Flex align="flex-end" gap="2" mb="3">
        <Box flex="1" minWidth="0">
          <UserPicker label="Preview as" value={user} onChange={setUser} />
        </Box>
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={isSending}
          aria-disabled={!isReady}
          opacity={isReady ? undefined : '0.5'}
          onClick={() => {
            if (isReady) {
              void test();
            }
          }}
        >
          <Send aria-hidden />
          Send test email
        </Button>
      </Flex>
      <Box role="status">
        {problems.length > 0 && (
          <Alert.Root status="warning" mb="3">
            <Alert.Content>
              <Alert.Title>This email cannot be sent yet</Alert.Title>
              <Stack as="ul" gap="1" listStyleType="none">
                {problems.map((problem) => (
                  <chakra.li key={problem} overflowWrap="anywhere">
                    {problem}
                  </chakra.li>
                ))}
              </Stack>
            </Alert.Content>
          </Alert.Root>
        )}
      </Box>
      {mail === null ? (
        <Text color="fg.muted" py="8" textAlign="center" borderWidth="1px" borderRadius="control">
          Enter a subject and text to see the preview.
        </Text>
      ) : (
        <Box borderWidth="1px" borderRadius="control" overflow="hidden">
          <Flex gap="2" px="4" py="2" borderBottomWidth="1px" bg="bg.subtle">
            <Text color="fg.muted">Subject</Text>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {mail.subject}
            </Text>
          </Flex>
          {view === 'text' ? (
            <chakra.pre
              p="4"
              height="36rem"
              overflow="auto"
              whiteSpace="pre-wrap"
              fontFamily="mono"
              textStyle="sm"
              tabIndex={0}
              aria-label="Plain text of the email"
            >
              {mail.text}
            </chakra.pre>
          ) : (
            // The preview always uses light colors, as in the recipients' email clients.
            <Flex justify="center" bg="bg.muted">
              <chakra.iframe
                title="Email preview"
                sandbox=""
                srcDoc={withoutLinks(mail.html)}
                width={view === 'phone' ? '390px' : 'full'}
                maxWidth="full"
                height="36rem"
                bg="white"
                css={{ colorScheme: 'light' }}
              />
            </Flex>
          )}
        </Box>
      )}
    </chakra.section>
  );
}
