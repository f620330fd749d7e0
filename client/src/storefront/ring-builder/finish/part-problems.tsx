import { Alert, HStack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../session/session-context';
import { ButtonLink } from '../../../ui/links';
import type { Builder } from '../use-builder';
import type { RingDraft } from '../use-ring-draft';

interface PartProblemsProps {
  readonly builder: Builder;
  readonly problems: RingDraft['problems'];
}

const steps = { SETTING: 'setting', STONE: 'stone' } as const;

/** Parts that are not there, sold or held: why, and what can be chosen instead. */
export function PartProblems({ builder, problems }: PartProblemsProps) {
  const isVisitor = useCurrentUser() === null;
  const location = useLocation();
  return problems.map(({ part, reason, explanation }) => {
    if (part !== 'SETTING' && part !== 'STONE') {
      return null;
    }
    const step = steps[part];
    // Traders see more of the stones than visitors.
    const maySignIn = isVisitor && part === 'STONE' && reason === 'NOT_FOUND' && builder.kind === 'engagement';
    return (
      <Alert.Root key={`${part} ${reason}`} status="warning" role="alert">
        <Alert.Content>
          <Alert.Description>{explanation}</Alert.Description>
          <HStack gap="3" mt="3" flexWrap="wrap">
            <ButtonLink to={builder.hrefOf({}, step)} size="sm" variant="outline" colorPalette="neutral">
              Choose another {step}
            </ButtonLink>
            {maySignIn && (
              <ButtonLink to="/login" state={{ from: location }} size="sm" variant="outline" colorPalette="neutral">
                Sign in
              </ButtonLink>
            )}
          </HStack>
        </Alert.Content>
      </Alert.Root>
    );
  });
}
